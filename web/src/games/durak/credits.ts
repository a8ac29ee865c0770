import type { Credits } from '..';

export default {
  title: 'Durak of the Black Book',
  design: 'Pavel Ilyin; Marina Piskunova',
  publisher: 'Hobby World',
} satisfies Credits;
