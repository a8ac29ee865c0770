/* The sign of a game on the home page, 120 × 100. Each game draws its own in its folder. */
import { drawDragon, nest } from './dragon';

/** A drawing on a ground of one colour. */
export const emblem = (ground: string, drawing: string) =>
  `<svg class="emblem" viewBox="0 0 120 100" aria-hidden="true"><g>` +
  `<rect width="120" height="100" fill="${ground}"/>${drawing}</g></svg>`;

/** A game that draws none shows its own dragon. */
export const dragonEmblem = (game: string) =>
  emblem('#DDD2BC', nest(drawDragon(game, { pose: 'sit' }), 20, 10, 80, 80));

// prettier-ignore
const BEHIND = [[18, 88], [34, 90], [50, 91], [66, 91], [82, 90], [100, 88], [26, 80], [44, 82], [76, 82], [94, 80]];
// prettier-ignore
const BEFORE = [[30, 90], [60, 93], [90, 90], [46, 88], [74, 88]];
const coin = (x: number, y: number, gold: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="14" ry="7" fill="${gold}" stroke="#8A6212" stroke-width="1.8"/>`;

/** Who teaches: the dragon of the hoard. */
export const coach = () => drawDragon('skarb-9', { pose: 'sit', palette: 'ember' });

/** Our own sign: a dragon on its hoard. */
export const hoard = () =>
  `<svg class="emblem" viewBox="0 0 120 100" aria-hidden="true">` +
  BEHIND.map(([x, y], i) => coin(x, y, i % 2 ? '#E6BE5A' : '#D6A63C')).join('') +
  nest(coach(), 22, 0, 80, 80) +
  BEFORE.map(
    ([x, y], i) =>
      coin(x, y, i % 2 ? '#F0CE74' : '#E0B44B') +
      `<path d="M${x - 5} ${y}h10" stroke="#8A6212" stroke-width="1.4" stroke-linecap="round"/>`,
  ).join('') +
  `</svg>`;
