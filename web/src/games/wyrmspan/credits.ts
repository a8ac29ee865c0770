import type { Credits } from '..';

export default {
  title: 'Wyrmspan',
  design: 'Connie Vogelmann; Clémentine Campardou',
  publisher: 'Stonemaier Games',
} satisfies Credits;
