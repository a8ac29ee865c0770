/* The town, the Park and the hand in words. */
import type { Play } from '$/play.svelte';
import { say } from '$/texts/texts.svelte';
import type { Section } from '$/parts/told';
import type { Owner, View } from './view';

export function told(play: Play<View>): Section[] {
  const { view } = play;
  const card = (id: string) => `${play.cardName(id)}: ${play.cards[id]?.text ?? ''}`;
  const kind = (name: string) => play.say(`dragon-${name.split('+')[0]}`);
  const letter = (seat: number) => String.fromCharCode(65 + seat);
  const stock = (one: Owner) => [
    `${play.say('word-rep')}: ${one.rep}`,
    `${play.say('good-coin')}: ${one.coins}`,
    ...Object.entries(one.goods).map(([good, n]) => `${play.say(`good-${good}`)}: ${n}`),
  ];
  const own = view.you ? view.seats[view.you] : null;
  const towns = Object.entries(view.town).sort((a, b) => a[1].space - b[1].space);
  return [
    ...(own
      ? [
          {
            title: say('my-cards'),
            lines: [
              stock(own).join(', '),
              ...(Array.isArray(own.hand) ? own.hand.map(kind) : []),
              ...(Array.isArray(own.fancy) ? own.fancy.map(card) : []),
              ...(Array.isArray(own.offered) ? own.offered.map(card) : []),
            ],
          },
        ]
      : []),
    {
      title: play.say('word-town'),
      lines: towns.map(([id, shop]) => {
        const there = play.others.concat(play.seat ?? []).filter((seat) => view.seats[letter(seat)]?.at === id);
        const slots = shop.dragons.map((one, i) => `${i + 1}: ${one ? kind(one) : play.say('word-free')}`);
        const laid = shop.enchantments.map(play.cardName);
        return [card(id), [...slots, ...laid, ...there.map(play.name)].join(', ')].join(' ');
      }),
    },
    { title: play.say('word-park'), lines: view.park.map(kind) },
    { title: play.say('word-row'), lines: view.row.map(card) },
    {
      title: say('players'),
      lines: play.others.map((seat) => `${play.name(seat)}: ${stock(view.seats[letter(seat)]).join(', ')}`),
    },
  ];
}
