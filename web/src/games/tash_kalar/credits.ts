import type { Credits } from '..';

export default {
  title: 'Tash-Kalar: Arena of Legends',
  design: 'Vlaada Chvátil; David Cochard',
  publisher: 'Czech Games Edition',
} satisfies Credits;
