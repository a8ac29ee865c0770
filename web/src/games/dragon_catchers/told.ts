/* The trick, the booty and the hands in words. */
import type { Play } from '$/play.svelte';
import { say } from '$/texts/texts.svelte';
import type { Section } from '$/parts/told';
import type { View } from './view';

export function told(play: Play<View>): Section[] {
  const { view } = play;
  const who = (name: string) => (name === 'ghost' ? play.say('word-ghost') : play.name(view.names.indexOf(name)));
  const clan = (name: string) => play.say(`word-clan-${view.clans[name]}`);
  const me = play.seat === null ? '' : view.names[play.seat];
  const hands = Object.entries(view.hands ?? {});
  return [
    {
      title: say('table'),
      lines: [
        ...Object.keys(view.clans).map((name) => `${who(name)}: ${clan(name)}`),
        `${play.say('leads')}: ${who(view.leader)}`,
        ...view.laid.map(([name, card]) => `${who(name)}: ${play.cardName(card)}`),
        ...(['R', 'Y'] as const).map(
          (one) => `${play.say(`word-clan-${one}`)}: ${play.say('booty', { count: view.counts[one] })}`,
        ),
        ...Object.entries(view.totals).map(
          ([name, count]) =>
            `${name.length > 1 || view.names.includes(name) ? who(name) : play.say(`word-clan-${name}`)}: ` +
            play.say('seat-points', { count }),
        ),
      ],
    },
    ...hands.map(([name, cards]) => ({
      title: name === me ? say('my-cards') : who(name),
      lines: cards.map((card) => `${play.cardName(card)}. ${play.cards[card]?.text ?? ''}`),
    })),
    ...Object.entries(view.columns ?? {}).map(([name, columns]) => ({
      title: `${who(name)}: ${play.say('columns')}`,
      lines: columns.map((column, i) =>
        [`${i + 1}:`, ...column.map((card) => (card ? play.cardName(card) : play.say('face-down')))].join(' '),
      ),
    })),
  ];
}
