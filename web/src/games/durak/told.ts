/* The bout and the hand in words. */
import type { Play } from '$/play.svelte';
import { say } from '$/texts/texts.svelte';
import type { Section } from '$/parts/told';
import type { View } from './view';

/** The name of a card, its suit in words, and whether it is enchanted. */
export function cardWords(play: Play<View>, card: string, whole = false): string {
  const [plain, named] = card.split('=');
  const magic = (play.view.enchanted as string[]).includes(plain.slice(0, -1));
  const suit = play.say(`suit-${named ?? plain.slice(-1)}`);
  const name = `${play.say(`rank-${plain.slice(0, -1)}`)}, ${suit}`;
  if (!magic) return name;
  const text = whole ? `: ${play.cards[plain]?.text ?? ''}` : '';
  return `${name}, ${play.say('enchanted')}${text}`;
}

export function told(play: Play<View>): Section[] {
  const { view } = play;
  const who = (name: string | null) => play.name(view.seats.indexOf(name ?? ''));
  const pairs = view.table as [string, string, string | null][];
  return [
    {
      title: say('table'),
      lines: [
        view.trump ? `${play.say('trump-is')}: ${play.say(`suit-${view.trump}`)}` : play.say('no-trump'),
        play.say('deck-left', { count: view.deck_count }),
        play.say('discard-count', { count: view.discard }),
        play.say(view.dir < 0 ? 'dir-anti' : 'dir-clock'),
        ...(view.phase === 'over' ? [] : [`${who(view.defending)}: ${play.say('role-defends')}`]),
        ...pairs.map(([attack, by, beat]) =>
          [`${who(by)}: ${cardWords(play, attack)}`, beat ? `← ${cardWords(play, beat)}` : play.say('open')].join(
            ' ',
          ),
        ),
      ],
    },
    { title: say('my-cards'), lines: (view.hand ?? []).map((card) => cardWords(play, card, true)) },
  ];
}
