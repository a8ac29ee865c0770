import type { GamePage } from '..';
import emblem from './emblem';
import { sheet } from './sheet';
import type { View } from './view';

export default {
  order: 3,
  minutes: 35,
  start: { seats: 2 },
  steps: [{ seats: 2, options: { mode: 'first_game' } }], // TSK-15.1
  emblem,
  sheet,
  ink: ({ sides }: View, seat: number) => (sides[seat] ? `var(--p-${sides[seat]})` : undefined),
  heads: ['turn'],
  shows: ['summoned', 'invoked'],
  held: (view, seat) => {
    const { hands, seats } = view as unknown as View;
    const hand = hands[seats[seat]];
    return Array.isArray(hand) ? hand : [];
  },
  cloth: ['#E9DBC1', '#2E2519'],
  ordered: (sort) => sort === 'square',
  main: (id) => id === 'button:finish',
} satisfies GamePage;
