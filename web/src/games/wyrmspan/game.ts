import type { GamePage } from '..';
import emblem from './emblem';
import type { View } from './view';

export default {
  order: 4,
  minutes: 60,
  start: { seats: 2 },
  emblem,
  heads: ['round_end'],
  turns: ['excavate', 'entice', 'cover', 'explore', 'pass'],
  shows: ['entice', 'cover', 'excavate'],
  interval: ['round_end'],
  slight: ['pass', 'refill', 'reshuffle'],
  held: (view, seat) => {
    const { players, seats } = view as unknown as View;
    const { hand } = players[seats[seat]];
    return Array.isArray(hand) ? hand : [];
  },
  cloth: ['#E1DAE3', '#272130'],
} satisfies GamePage;
