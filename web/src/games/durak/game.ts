import type { GamePage } from '..';
import emblem from './emblem';
import { rest } from './rest';
import type { View } from './view';

export default {
  order: 1,
  minutes: 10,
  start: { seats: 4, options: { enchanted: ['6', '7', '8', '9', '10', 'J', 'Q'] } },
  // DUR-2.5
  steps: [
    { seats: 4, options: { enchanted: ['6', '7'] } },
    { seats: 4, options: { enchanted: ['6', '7', '8', '9', '10'] } },
    { seats: 4, options: { enchanted: ['6', '7', '8', '9', '10', 'J', 'Q'] } },
  ],
  emblem,
  fewer: true,
  sheet: (_, { deals, scores }) =>
    (scores as number[]).map((_, seat) =>
      Object.fromEntries(
        ((deals ?? []) as string[]).map((end, i) => [`deal-${i + 1}`, Number(end === `fool ${'ABCDEF'[seat]}`)]),
      ),
    ),
  idle: ['throw'],
  heads: ['deal'],
  bouts: { from: ['attack'] },
  slight: ['pass', 'draw', 'keep'],
  deals: ['deal'],
  interval: ['fool', 'nobody', 'team'],
  rest,
  held: (view) => (view as unknown as View).hand ?? [],
  cloth: ['#DDE2D0', '#202A22'],
} satisfies GamePage;
