import type { Credits } from '..';

export default {
  title: 'Flamecraft',
  design: 'Manny Vega; Sandara Tang',
  publisher: 'Cardboard Alchemy; Igromag (Ukraine)',
} satisfies Credits;
