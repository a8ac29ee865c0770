import type { GamePage } from '..';
import emblem from './emblem';
import { rest } from './rest';
import { sheet } from './sheet';
import type { View } from './view';

export default {
  order: 2,
  minutes: 20,
  start: { seats: 4 },
  emblem,
  sheet,
  // with three everybody scores for himself
  ink: ({ players, clans, names }: View, seat: number) =>
    players === 3 ? undefined : `var(--clan-${clans[names[seat]].toLowerCase()}-line)`,
  heads: ['deal'],
  bouts: { after: ['deal', 'trick', 'fusion'] },
  deals: ['deal'],
  interval: ['scored'],
  rest,
  held: (view, seat) => {
    const { hands, names } = view as unknown as View;
    return hands?.[names[seat]] ?? [];
  },
  cloth: ['#DBE3E7', '#1D272D'],
} satisfies GamePage;
