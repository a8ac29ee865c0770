/* The arena in words: who stands where, what the tasks and the hand say, what a pattern lacks. */
import type { Play } from '$/play.svelte';
import { say } from '$/texts/texts.svelte';
import type { Section } from '$/parts/told';
import type { View } from './view';
import { BEINGS, POINTS } from './facts';

const RANK: Record<string, string> = { c: 'common', h: 'heroic', l: 'legendary' };
const COLOUR: Record<string, string> = { R: 'red', B: 'blue', Y: 'yellow', G: 'green' };

/** A pattern as steps from the summoning square: "2 right, 1 down: heroic". */
function pattern(play: Play<View>, card: string): string {
  const way = (n: number, less: string, more: string) =>
    n ? [play.say(n < 0 ? less : more, { count: Math.abs(n) })] : [];
  const being = BEINGS.get(card);
  if (!being) return '';
  const squares = being.pattern.map(([x, y, rank]) => {
    const where = [...way(x, 'way-left', 'way-right'), ...way(y, 'way-up', 'way-down')].join(' ');
    return `${where || play.say('way-here')}: ${play.say(`word-${rank}`)}`;
  });
  return play.say('pattern', { squares: squares.join('; ') });
}

export function told(play: Play<View>): Section[] {
  const { view } = play;
  const lacks = (play.question?.extra?.lacks ?? {}) as Record<string, { at: string; need: string[] }>;
  const mine = play.seat === null ? [] : view.hands[view.seats[play.seat]];
  const sides = view.board.split('|').map((part) => part.trim().split(/\s+/));
  const task = (id: string) =>
    `${play.cardName(id)} (${POINTS.get(id)?.points ?? ''}). ${play.cards[id]?.text ?? ''}`;
  const missing = (card: string) => {
    const one = lacks[card];
    if (!one) return '';
    const need = one.need.map((at) => `${at.slice(0, 2)} (${play.say(`word-${RANK[at[2]]}`)})`);
    return play.say('lacks', { count: need.length, at: one.at, need });
  };
  return [
    {
      title: say('table'),
      lines: [
        play.say('word-actions', { count: view.actions }),
        ...sides
          .filter(([side]) => side)
          .map(([side, ...standing]) => {
            const pieces = standing.map((one) => `${one.slice(0, 2)} ${play.say(`word-${RANK[one[2]]}`)}`);
            return `${play.say(`word-${COLOUR[side]}`)}: ${pieces.join(', ')}`;
          }),
        ...Object.entries(view.score).map(
          ([side, points]) =>
            `${play.say('word-score')}, ${play.say(`word-${COLOUR[side]}`)}: ` +
            (typeof points === 'object' ? Object.values(points).join(' · ') : points),
        ),
      ],
    },
    { title: play.say('word-tasks'), lines: view.tasks.current.map(task) },
    {
      title: say('my-cards'),
      lines: (Array.isArray(mine) ? mine : []).map((card) =>
        [`${play.cardName(card)}.`, pattern(play, card), play.cards[card]?.text, missing(card)]
          .filter(Boolean)
          .join(' '),
      ),
    },
  ];
}
