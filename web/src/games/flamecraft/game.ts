import type { GamePage } from '..';
import emblem from './emblem';
import { sheet } from './sheet';
import type { View } from './view';

export default {
  order: 5,
  minutes: 45,
  start: { seats: 2 },
  emblem,
  sheet,
  held: (view, seat) => {
    const { hand, fancy } = Object.values((view as unknown as View).seats)[seat];
    return [hand, fancy].flatMap((cards) => (Array.isArray(cards) ? cards : []));
  },
  turns: ['visit'],
  shows: ['enchant', 'play', 'companion', 'reveal'],
  idle: ['act'], // nothing is revealed by gathering where there is nothing else to do: it can be taken back
  interval: ['ending'],
  cloth: ['#EFE0C4', '#2F2518'],
} satisfies GamePage;
