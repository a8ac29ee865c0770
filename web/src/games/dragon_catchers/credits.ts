import type { Credits } from '..';

export default {
  title: 'Dragon Catchers',
  design: 'Wolfgang Werner; Maxime Erceau',
  publisher: 'Matagot; Woodcat Games (Ukraine)',
} satisfies Credits;
