/* What a visitor has set on this device: theme, sound, mute, and the level of the bots. */
type Theme = 'auto' | 'light' | 'dark';

const kept = (key: string, otherwise: string) => (typeof localStorage === 'undefined' ? otherwise : (localStorage.getItem(key) ?? otherwise));

export const settings = $state({ theme: kept('theme', 'auto') as Theme, sound: kept('sound', 'off') === 'on', mute: kept('mute', 'off') === 'on', level: kept('level', 'adept') });

export function applyTheme() {
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

export function set<K extends keyof typeof settings>(key: K, value: (typeof settings)[K]) {
  settings[key] = value;
  localStorage.setItem(key, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  if (key === 'theme') applyTheme();
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
