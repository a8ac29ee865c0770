import type { GamePage } from '..';
import emblem from './emblem';
import { rest } from './rest';
import type { View } from './view';

export default {
  order: 2,
  minutes: 20,
  start: { seats: 4 },
  emblem,
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
