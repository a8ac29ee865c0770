/* How a player is told in charts without colour: a line style and a marker. */
import { gamePage } from '$/games';

const DASH = ['', '7 4', '2 4', '9 3 2 3', '4 2', '1 5'];
export const dash = (i: number) => DASH[i % 6];

/** The colour of every seat in charts: that of its pieces, if the game has such. */
export const inksOf = (game: string, view: unknown, seats: number) =>
  Array.from({ length: seats }, (_, i) => gamePage(game).ink?.(view as never, i) ?? `var(--seat-${i % 6})`);

/** Those whose pieces are of one colour, partners, share a line: the first of them. */
export const lineOf = (inks: string[], seat: number) => Math.max(0, inks.indexOf(inks[seat]));

export function marker(i: number, x: number, y: number, fill: string): string {
  const style = `fill="${fill}" stroke="var(--surface)" stroke-width="1.5"`;
  return [
    `<circle cx="${x}" cy="${y}" r="4.5" ${style}/>`,
    `<rect x="${x - 4.2}" y="${y - 4.2}" width="8.4" height="8.4" ${style}/>`,
    `<path d="M${x} ${y - 5.5}l5.5 9.5h-11Z" ${style}/>`,
    `<path d="M${x} ${y - 6}l6 6-6 6-6-6Z" ${style}/>`,
    `<path d="M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10" stroke="${fill}" stroke-width="3"/>`,
    `<circle cx="${x}" cy="${y}" r="4" fill="var(--surface)" stroke="${fill}" stroke-width="2.4"/>`,
  ][i % 6];
}

export const key = (i: number, ink: string) =>
  `<svg class="key" viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">` +
  `<path d="M0 6h24" stroke="${ink}" stroke-width="2.6" stroke-dasharray="${dash(i)}"/>` +
  `${marker(i, 12, 6, ink)}</svg>`;
