/* Pieces of the arena. Rank by outline: disc, toothed ring, star with a gold rim;
   colour by mark: rising sun, snow, peak, leaf. */
import { OWN } from '$/draw/glyph';
import { ring } from './ring';

const COLOURS: Record<string, [string, string, string, string]> = {
  R: ['var(--p-red)', '#6E140C', 'rise', '#fff'],
  B: ['var(--p-blue)', '#0E3564', 'snow', '#fff'],
  Y: ['var(--p-yellow)', '#6B4A00', 'peak', '#3D2A00'],
  G: ['var(--p-green)', '#133F24', 'leaf', '#fff'],
  N: ['#8A8072', '#463F36', '', '#fff'], // any opponent
};

const TEETH = ring(12, 18.3, 15);
const STAR = ring(8, 20.5, 14.5);

/** The inside of a piece, 40 × 40. `colour` R B Y G, `rank` c h l. */
export function piece(colour: string, rank: string): string {
  const [fill, dark, sign, white] = COLOURS[colour];
  const mark = (k: number) =>
    `<g transform="translate(${20 - 12 * k} ${20 - 12 * k}) scale(${k})" fill="${white}" color="${white}"` +
    ` style="--vein:${fill}">${OWN[sign] ?? ''}</g>`;
  if (rank === 'c')
    return (
      `<circle cx="20" cy="21.2" r="13.5" fill="#0003"/>` +
      `<circle cx="20" cy="20" r="13.5" fill="${fill}" stroke="${dark}" stroke-width="2"/>${mark(0.56)}`
    );
  if (rank === 'h') {
    return (
      `<polygon points="${TEETH}" fill="#0003" transform="translate(0 1.2)"/>` +
      `<polygon points="${TEETH}" fill="${dark}" stroke="var(--tooth)" stroke-width="1.3"` +
      ` stroke-linejoin="round"/>` +
      `<circle cx="20" cy="20" r="13.8" fill="${fill}"/>` +
      `<circle cx="20" cy="20" r="13.2" fill="none" stroke="#fff" stroke-width="1.8"/>${mark(0.6)}`
    );
  }
  return (
    `<polygon points="${STAR}" fill="#0004" transform="translate(0 1.3)"/>` +
    `<polygon points="${STAR}" fill="#E9BE55" stroke="#5B3D05" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<circle cx="20" cy="20" r="13" fill="${fill}" stroke="#5B3D05" stroke-width="1.5"/>${mark(0.66)}`
  );
}

export const pieceSvg = (colour: string, rank: string) =>
  `<svg class="pz" viewBox="-1 -1 42 42" aria-hidden="true">${piece(colour, rank)}</svg>`;

export type Pattern = [number, number, string][];

interface Printed {
  pattern: Pattern;
  rank: string;
  marked?: [number, number][];
  arrows?: [number, number][];
}

/** What is printed on a being, fitted to its box: the white square is where it is summoned, hollow diamonds are the
    marked squares of its effect, arrows its directions. */
export function patternSvg({ pattern, rank, marked = [], arrows = [] }: Printed, colour: string): string {
  const all = [...pattern.map(([x, y]) => [x, y]), ...marked, ...arrows, [0, 0]];
  const xs = all.map((at) => at[0]);
  const ys = all.map((at) => at[1]);
  const x0 = Math.min(...xs);
  const x1 = Math.max(...xs);
  const y0 = Math.min(...ys);
  const y1 = Math.max(...ys);
  const n = Math.max(x1 - x0, y1 - y0, 2) + 1;
  const ox = x0 - (n - 1 - (x1 - x0)) / 2;
  const oy = y0 - (n - 1 - (y1 - y0)) / 2;
  const at = (x: number, y: number, k: number) =>
    `translate(${(x - ox) * 20 + 10 - 20 * k} ${(y - oy) * 20 + 10 - 20 * k}) scale(${k})`;
  let out = '';
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++)
      out +=
        `<rect x="${(x - ox) * 20 + 0.8}" y="${(y - oy) * 20 + 0.8}" width="18.4" height="18.4" rx="3"` +
        ` fill="#E9DABB"/>`;
  out +=
    `<rect x="${-ox * 20 + 0.6}" y="${-oy * 20 + 0.6}" width="18.8" height="18.8" rx="3" fill="#fff"` +
    ` stroke="#2A2018" stroke-width="2"/>`;
  const needed = pattern.find(([x, y]) => !x && !y);
  out +=
    `<g transform="${at(0, 0, 0.4)}" opacity="${needed ? 1 : 0.38}">` +
    `${piece(colour, (needed ? needed[2] : rank)[0])}</g>`;
  for (const [x, y, least] of pattern)
    if (x || y) out += `<g transform="${at(x, y, 0.42)}">${piece(colour, least[0])}</g>`;
  for (const [x, y] of marked)
    out +=
      `<path class="marked" d="M0 -7.4L7.4 0L0 7.4L-7.4 0Z" fill="none" stroke="#2A2018" stroke-width="1.8"` +
      ` transform="translate(${(x - ox) * 20 + 10} ${(y - oy) * 20 + 10})"/>`;
  for (const [x, y] of arrows)
    out +=
      `<path class="arrow" d="M-2.2 9.4V14H-4.6L0 18.6L4.6 14H2.2V9.4Z" fill="#2A2018" stroke="#fff"` +
      ` stroke-width=".8" transform="translate(${-ox * 20 + 10} ${-oy * 20 + 10})` +
      ` rotate(${(Math.atan2(-x, y) * 180) / Math.PI})` +
      ` scale(${x && y ? 1.15 : 1})"/>`;
  return `<svg class="pat" viewBox="-1 -1 ${n * 20 + 2} ${n * 20 + 2}" aria-hidden="true">${out}</svg>`;
}

const RANKS = 'chl';
// prettier-ignore
const TURNS: [number, number, number, number][] = [
  [1, 0, 0, 1], [0, -1, 1, 0], [-1, 0, 0, -1], [0, 1, -1, 0], // turned
  [-1, 0, 0, 1], [0, 1, 1, 0], [1, 0, 0, -1], [0, -1, -1, 0], // and mirrored
];

/** The squares of own pieces that form the pattern around a summoning square, turned and mirrored as it fits. */
export function formed(pattern: Pattern, square: string, rankOf: (square: string) => string | undefined): string[] {
  const x0 = square.charCodeAt(0);
  const y0 = +square[1];
  const ways = TURNS.map(([a, b, c, d]) =>
    pattern.map(([x, y, least]) => [String.fromCharCode(x0 + a * x + b * y) + (y0 + c * x + d * y), least[0]]),
  );
  return ways
    .filter((way) => way.every(([at, least]) => RANKS.indexOf(rankOf(at) ?? '-') >= RANKS.indexOf(least)))
    .flat()
    .map(([at]) => at);
}
