/* What a visitor has set on this device: theme, speed, lone answers, coach, motion, sound, mute, level of the bots;
   and that he was here. */
type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'calm' | 'quick' | 'once';
export const SPEEDS: Speed[] = ['calm', 'quick', 'once'];

const kept = (key: string, otherwise: string) =>
  typeof localStorage === 'undefined' ? otherwise : (localStorage.getItem(key) ?? otherwise);

export const settings = $state({
  theme: kept('theme', 'auto') as Theme,
  speed: SPEEDS.find((speed) => speed === kept('speed', '')) ?? 'calm', // of what others do
  lone: kept('lone', 'on') === 'on', // where there is no choice the page answers by itself
  coach: kept('coach', 'on') === 'on', // speaks in the first game of each kind
  less: kept('less', 'off') === 'on', // motion, though the system does not ask for it
  sound: kept('sound', 'off') === 'on',
  mute: kept('mute', 'off') === 'on',
  words: kept('words', 'off') === 'on', // the table in words alone
  level: kept('level', 'adept'),
  been: kept('been', 'off') === 'on', // somebody has played here before
});

export function apply() {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.toggleAttribute('data-less', settings.less);
}

/** Whether things should appear where they are, without moving there. */
export const lessMotion = () => settings.less || matchMedia('(prefers-reduced-motion: reduce)').matches;

export function set<K extends keyof typeof settings>(key: K, value: (typeof settings)[K]) {
  settings[key] = value;
  localStorage.setItem(key, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  apply();
}

let audio: AudioContext | undefined;
const NOTES = { lay: [420, 0.05], turn: [660, 0.12], refuse: [180, 0.08], end: [520, 0.3] } as const;

/** A small sound, if they are on. */
export function sound(name: keyof typeof NOTES) {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const [pitch, length] = NOTES[name];
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.08, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + length);
}
