/* A little dragon for every card and player. The same seed always gives the same dragon. */

type Colours = [string, string, string, string, string];
type Chance = () => number;

export interface Dragon {
  pose?: 'sit' | 'wyrm' | 'hatch' | 'head';
  palette?: string;
  item?: string; // SVG, 24 × 24, held by a sitting dragon
  scene?: boolean; // a backdrop without edges
  flip?: boolean;
  fit?: string;
}

export const PALETTES: Record<string, Colours> = {
  moss: ['#7FA765', '#456B39', '#F0E8BC', '#D9A94A', '#E6EBD0'],
  ember: ['#E07B57', '#963A23', '#FBDFB2', '#F2AE45', '#F9E3CF'],
  slate: ['#8A9AA8', '#4A5966', '#E4EAEB', '#D7A45A', '#E3E6E6'],
  plum: ['#9C7BBD', '#593B7B', '#F0E0F1', '#E09AB2', '#ECE2EF'],
  honey: ['#E6B557', '#96681A', '#FFF3CF', '#DC7F45', '#FAECCB'],
  ice: ['#8CC4DA', '#3F7C9A', '#F1F9F8', '#B5A6E4', '#DFF0F2'],
  rose: ['#E094A6', '#9C4B65', '#FDE8E0', '#EBBB70', '#F9E4E2'],
  teal: ['#5DAAA2', '#2A6864', '#DFF2DC', '#E8BB62', '#D9ECE6'],
  rust: ['#C67F57', '#7B4225', '#F5DEBB', '#86AB80', '#F2E0CC'],
  night: ['#6C77A6', '#363E68', '#D8DCF2', '#EAB065', '#DDDFEE'],
  sand: ['#D3B98A', '#8C7243', '#F9F0D6', '#7FA6AD', '#F1E7CF'],
  berry: ['#BA5A7A', '#752543', '#F7D7D1', '#EDBB68', '#F3DADC'],
};
export const NAMES = Object.keys(PALETTES);
function hash(s: string): number {
  let h = 2166136261;
  for (const c of s) {
    h ^= c.codePointAt(0)!;
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
function chance(seed: string): Chance {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const n = (x: number) => Math.round(x * 10) / 10;

function eyes(r: Chance, x1: number, x2: number, y: number): string {
  const kind = r() < 0.72 ? 'open' : r() < 0.6 ? 'happy' : 'sleepy';
  const one = (x: number) =>
    kind === 'open'
      ? `<ellipse cx="${x}" cy="${y}" rx="5.6" ry="6.6" fill="#2A1E1A"/>` +
        `<circle cx="${x - 1.8}" cy="${y - 2.4}" r="2.1" fill="#fff"/>` +
        `<circle cx="${x + 1.9}" cy="${y + 2.6}" r="1.1" fill="#fff" opacity=".8"/>`
      : kind === 'happy'
        ? `<path d="M${x - 5.5} ${y + 2}q5.5-8.5 11 0" fill="none" stroke="#2A1E1A" stroke-width="2.6"` +
          ` stroke-linecap="round"/>`
        : `<path d="M${x - 5.5} ${y}q5.5 6 11 0" fill="none" stroke="#2A1E1A" stroke-width="2.6"` +
          ` stroke-linecap="round"/>`;
  return one(x1) + one(x2);
}
/* around a head centred at 60,42 */
function horns(k: number, s: string): string {
  const both = (d: string) => `<path d="${d}" ${s}/><path d="${d}" ${s} transform="matrix(-1 0 0 1 120 0)"/>`;
  return [
    both('M44 26C38 18 36 10 39 4c6 3 12 10 14 18Z'),
    both('M42 28C30 26 24 18 25 8c4 7 11 9 22 12Z'),
    both('M45 24c-2-5-2-9 1-12 4 3 7 6 8 11Z'),
    both('M46 24C40 20 38 14 33 13c0-2 3-3 6-1-1-4 0-6 2-7 2 7 6 12 12 16Z'),
    `<path d="M60 3c6 6 8 12 7 20H53c-1-8 1-14 7-20Z" ${s}/>` + both('M43 27c-5-4-7-8-6-13 5 2 9 5 12 10Z'),
  ][k];
}
function ears(k: number, s: string): string {
  const both = (d: string) => `<path d="${d}" ${s}/><path d="${d}" ${s} transform="matrix(-1 0 0 1 120 0)"/>`;
  return [
    both('M36 42C26 34 18 34 13 38c3 2 4 5 3 8 5-1 6 2 6 5 5-2 10-2 15 1Z'),
    both('M37 44c-9-8-17-9-22-6 3 8 11 14 22 14Z'),
    both('M37 40c-8-1-13 3-15 9 5 4 11 4 17 2Z'),
    '',
  ][k];
}
function wings(k: number, s: string, vein: string): string {
  const both = (d: string, v: string) =>
    [0, 1]
      .map(
        (m) =>
          `<g${m ? ' transform="matrix(-1 0 0 1 120 0)"' : ''}><path d="${d}" ${s}/><path d="${v}" ${vein}/></g>`,
      )
      .join('');
  return [
    both(
      'M46 76C36 54 22 46 5 48c6 4 8 9 6 16 6-1 10 2 10 9 6-3 11-1 13 5 4-2 8-2 12 2Z',
      'M45 77C34 62 24 54 11 64M45 78C36 70 29 66 21 73',
    ),
    both(
      'M46 78C40 56 24 44 9 50c-7 12 3 22 15 23-7 4-8 12-1 15 9 3 18-2 23-10Z',
      'M45 77C34 68 24 62 14 60M44 79c-7 1-13 3-17 6',
    ),
    both(
      'M46 78C38 56 22 42 4 44c1 5 4 8 8 9-3 1-5 0-7-1 1 7 6 11 12 12-3 2-6 1-8 0 3 7 9 10 15 10-2 2-5 2-7 2' +
        ' 6 6 18 8 29 2Z',
      'M45 77C34 64 24 56 14 53',
    ),
    both('M47 76c-4-9-12-14-22-14 3 3 4 6 3 9 4 0 6 2 7 6 4-2 8-1 12 1Z', 'M46 77c-5-5-10-6-17-6'),
  ][k];
}
// prettier-ignore
const SPOTS = [[44, 68], [76, 70], [40, 82], [80, 84], [41, 95], [79, 97], [47, 27], [73, 28], [60, 23]];
// prettier-ignore
const STRIPES = [[38, 74], [36.5, 84], [36.5, 94]];
// prettier-ignore
const SCALES = [[44, 72], [76, 72], [41, 82], [79, 82], [40, 92], [80, 92]];

function marks(k: number, r: Chance, fill: string): string {
  if (k === 0) return '';
  let out = '';
  if (k === 1)
    for (const [x, y] of SPOTS) out += `<circle cx="${x}" cy="${y}" r="${n(1.8 + r() * 1.8)}" fill="${fill}"/>`;
  if (k === 2)
    for (const [x, y] of STRIPES)
      out +=
        `<path d="M${x} ${y}q6-1 8 2" stroke="${fill}" stroke-width="3" fill="none" stroke-linecap="round"/>` +
        `<path d="M${120 - x} ${y}q-6-1-8 2" stroke="${fill}" stroke-width="3" fill="none"` +
        ` stroke-linecap="round"/>`;
  if (k >= 2)
    out +=
      `<path d="M54 24q6 4 12 0M56 29q4 3 8 0" stroke="${fill}" stroke-width="2.6" fill="none"` +
      ` stroke-linecap="round"/>`;
  if (k === 3)
    for (const [x, y] of SCALES)
      out +=
        `<path d="M${x - 3} ${y}q3 5 6 0" stroke="${fill}" stroke-width="1.8" fill="none"` +
        ` stroke-linecap="round"/>`;
  return out;
}
function head(r: Chance, c: Colours, s: string, line: string) {
  const h = horns(Math.floor(r() * 5), `fill="${c[3]}" ${line}`);
  const e = ears(Math.floor(r() * 4), `fill="${c[3]}" ${line}`);
  const m = Math.floor(r() * 4);
  return {
    back: h + e,
    front:
      `<path d="M60 17C80 17 90 30 88 44c-1 12-13 21-28 21S33 56 32 44C30 30 40 17 60 17Z" ${s}/>` +
      `<ellipse cx="60" cy="53" rx="18.5" ry="10.5" fill="${c[2]}" opacity=".92"/>` +
      `<ellipse cx="38.5" cy="51" rx="4.6" ry="3" fill="#E8705F" opacity=".38"/>` +
      `<ellipse cx="81.5" cy="51" rx="4.6" ry="3" fill="#E8705F" opacity=".38"/>` +
      eyes(r, 46.5, 73.5, 40.5) +
      `<ellipse cx="55.5" cy="49" rx="1.5" ry="1.1" fill="${c[1]}"/>` +
      `<ellipse cx="64.5" cy="49" rx="1.5" ry="1.1" fill="${c[1]}"/>` +
      (r() < 0.5
        ? `<path d="M53 55q7 5.5 14 0" fill="none" stroke="${c[1]}" stroke-width="1.9" stroke-linecap="round"/>`
        : `<path d="M52.5 55q3.8 4 7.5 0 3.7 4 7.5 0" fill="none" stroke="${c[1]}" stroke-width="1.9"` +
          ` stroke-linecap="round"/><path d="M66 56.4l1.6 3 1.5-3.6Z" fill="#fff"/>`),
    m,
  };
}
function sit(r: Chance, c: Colours, item?: string): string {
  const line = `stroke="${c[1]}" stroke-width="2.2" stroke-linejoin="round"`;
  const s = `fill="${c[0]}" ${line}`;
  const w = wings(
    Math.floor(r() * 4),
    `fill="${c[3]}" ${line}`,
    `fill="none" stroke="${c[1]}" stroke-width="1.5" stroke-linecap="round" opacity=".55"`,
  );
  const hd = head(r, c, s, line);
  const k = Math.floor(r() * 4);
  const t = Math.floor(r() * 3);
  const tip = [
    'M100 66c7 3 8 10 4 16-4-1-10-2-12-8 3-1 6-3 8-8Z',
    'M103 62c5 6 6 13 1 20-7-1-12-5-11-11 3 1 4-1 4-3 3 0 5-2 6-6Z',
    'M98 67a8 8 0 1 1-.1 0Z',
  ][t];
  return (
    w +
    `<path d="M72 108c20 3 32-8 29-26-1-4-7-3-7 1 1 9-8 13-20 9Z" ${s}/><path d="${tip}" fill="${c[3]}" ${line}/>` +
    hd.back +
    `<path d="M60 56c18 0 27 20 27 36 0 14-12 20-27 20s-27-6-27-20c0-16 9-36 27-36Z" ${s}/>` +
    `<path d="M60 66c11 0 16 13 16 25 0 11-7 17-16 17s-16-6-16-17c0-12 5-25 16-25Z" fill="${c[2]}"/>` +
    `<path d="M47 82q13 5 26 0M45 91q15 6 30 0M47 100q13 5 26 0" fill="none" stroke="${c[0]}"` +
    ` stroke-width="1.8" stroke-linecap="round" opacity=".65"/>` +
    marks(k, r, c[1] + '66') +
    [46, 74]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="109.5" rx="9.5" ry="5.6" ${s}/>` +
          `<path d="M${x - 3} 111v2.5M${x + 3} 111v2.5" stroke="${c[1]}" stroke-width="1.6"` +
          ` stroke-linecap="round"/>`,
      )
      .join('') +
    hd.front +
    (hd.m > 1
      ? `<path d="M53 23q7 4 14 0M56 28q4 3 8 0" stroke="${c[1]}66" stroke-width="2.4" fill="none"` +
        ` stroke-linecap="round"/>`
      : hd.m === 1
        ? `<circle cx="52" cy="25" r="2.2" fill="${c[1]}66"/>` +
          `<circle cx="67" cy="24" r="2.8" fill="${c[1]}66"/>` +
          `<circle cx="60" cy="28" r="1.6" fill="${c[1]}66"/>`
        : '') +
    (item ? `<g transform="translate(46 76) scale(1.16)">${item}</g>` : '') +
    `<path d="M39 78c-3 8 0 14 9 14 4-1 4-6 0-7-3 0-4-2-4-5Z" ${s}/>` +
    `<path d="M81 78c3 8 0 14-9 14-4-1-4-6 0-7 3 0 4-2 4-5Z" ${s}/>`
  );
}
// prettier-ignore
const SHELL = [[42, 95, 3.4], [56, 102, 2.6], [72, 94, 4], [82, 99, 2.2], [61, 91, 1.8]]; // spots of an egg

function hatch(r: Chance, c: Colours): string {
  const line = `stroke="${c[1]}" stroke-width="2.2" stroke-linejoin="round"`;
  const s = `fill="${c[0]}" ${line}`;
  const hd = head(r, c, s, line);
  const cream = '#FBF3DF';
  return (
    `<g transform="translate(0 4)">` +
    wings(3, `fill="${c[3]}" ${line}`, 'fill="none"') +
    hd.back +
    `<path d="M60 52c15 0 24 14 24 30H36c0-16 9-30 24-30Z" ${s}/>` +
    hd.front +
    `<path d="M44 72c-4 1-6 6-3 9 4 1 8-1 8-5ZM76 72c4 1 6 6 3 9-4 1-8-1-8-5Z" ${s}/>` +
    `<path d="M27 78l9 6 8-8 8 8 8-8 8 8 8-8 8 8 9-6c2 20-12 32-33 32S25 98 27 78Z" fill="${cream}" ${line}/>` +
    SHELL.map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="${c[3]}" opacity=".75"/>`).join('') +
    `</g>`
  );
}
function wyrm(r: Chance, c: Colours): string {
  const line = `stroke="${c[1]}" stroke-width="2.2" stroke-linejoin="round"`;
  const a = r() * 8 - 4;
  const b = r() * 8 - 4;
  const legs = r() < 0.65;
  const winged = r() < 0.7;
  const thick = 9 + r() * 4;
  // prettier-ignore
  const P = [
    [36, 36], [58, 20 + a], [64, 52], [48, 66], [28, 84 + b],
    [52, 108], [80, 102], [104, 98], [112, 76], [97, 66 + a],
  ];
  const bez = (p: number[][], t: number) =>
    [0, 1].map(
      (i) =>
        (1 - t) ** 3 * p[0][i] + 3 * (1 - t) ** 2 * t * p[1][i] + 3 * (1 - t) * t * t * p[2][i] + t ** 3 * p[3][i],
    );
  const pts: number[][] = [];
  for (let k = 0; k < 3; k++)
    for (let i = k ? 1 : 0; i <= 18; i++) pts.push(bez(P.slice(k * 3, k * 3 + 4), i / 18));
  const N = pts.length;
  const L: number[][] = [];
  const R: number[][] = [];
  const B: number[][] = [];
  const spikes: number[][] = [];
  pts.forEach((p, i) => {
    const q = pts[Math.min(i + 1, N - 1)];
    const z = pts[Math.max(i - 1, 0)];
    const dx = q[0] - z[0];
    const dy = q[1] - z[1];
    const d = Math.hypot(dx, dy) || 1;
    const nx = -dy / d;
    const ny = dx / d;
    const u = i / (N - 1);
    const w =
      thick *
      (0.62 + 0.75 * Math.sin(Math.PI * Math.min(1, u * 1.15 + 0.08))) *
      (u > 0.72 ? ((1 - u) / 0.28) * 0.86 + 0.14 : 1);
    L.push([p[0] + nx * w, p[1] + ny * w]);
    R.push([p[0] - nx * w, p[1] - ny * w]);
    B.push([p[0] + nx * w * 0.25, p[1] + ny * w * 0.25]);
    if (i > 5 && i % 5 === 0 && i < N - 4)
      spikes.push([p[0] - nx * (w - 1), p[1] - ny * (w - 1), -nx, -ny, dx / d, dy / d, 4.5 + w * 0.34]);
  });
  const path = (A: number[][]) => A.map((p, i) => (i ? 'L' : 'M') + n(p[0]) + ' ' + n(p[1])).join('');
  const body = path(L) + path(R.slice().reverse()).replace('M', 'L') + 'Z';
  const belly = path(L) + path(B.slice().reverse()).replace('M', 'L') + 'Z';
  const sp = spikes
    .map(
      ([x, y, nx, ny, tx, ty, h]) =>
        `<path d="M${n(x - tx * 4)} ${n(y - ty * 4)}L${n(x + nx * h + tx * 3)} ${n(y + ny * h + ty * 3)}` +
        `L${n(x + tx * 4)} ${n(y + ty * 4)}Z" fill="${c[3]}" ${line}/>`,
    )
    .join('');
  const wing = winged
    ? `<g transform="translate(${n(b)} 0)">` +
      `<path d="M52 66C58 40 76 20 108 14c-5 6-6 12-3 18-7 0-10 5-9 11-7-1-11 3-11 9-6-2-11 1-13 7` +
      `-6 0-12 2-20 7Z" fill="${c[3]}" ${line}/>` +
      `<path d="M53 66C66 46 84 32 105 32M54 66C66 54 78 46 96 43M55 66c9-7 18-11 30-14" fill="none"` +
      ` stroke="${c[1]}" stroke-width="1.5" opacity=".5"/></g>`
    : '';
  const tip = pts[N - 1];
  const k = Math.floor(r() * 3);
  const fin = [
    'M0 8C-9 4-10-6-4-14c5 3 12 5 13 12-2 5-5 8-9 10Z',
    'M0 8c-8-5-9-13-4-20 2 3 3 4 5 4 1-3 2-5 5-6 5 8 2 17-6 22Z',
    'M0 7C-6 2-13 2-14-6c7-1 10 1 13 4 0-6 2-9 8-12 3 8 1 15-7 21Z',
  ][k];
  const leg = legs
    ? `<path d="M44 92c-6 6-8 12-6 17 5 3 12 2 14-2 1-5 2-8 5-11Z` +
      `M84 98c-2 5-2 9 1 12 5 2 11 0 12-3 0-5 0-8 1-12Z" fill="${c[0]}" ${line}/>`
    : '';
  const hk = Math.floor(r() * 3);
  const horn = [
    'M8-12C14-22 22-26 31-24c-5 4-8 9-11 16-3 2-8 0-12-4Z',
    'M4-13C6-23 11-29 19-31c-1 6 0 11 2 17-4 5-10 6-17 1Z',
    'M9-11c8-5 16-5 23 1-6 1-9 4-12 8-5-1-9-4-11-9Z',
  ][hk];
  const whisk =
    r() < 0.4
      ? `<path d="M-18 4c-6 2-9 7-8 13M-13 7c-3 5-2 9 1 13" fill="none" stroke="${c[1]}" stroke-width="1.7"` +
        ` stroke-linecap="round"/>`
      : '';
  const eye =
    r() < 0.8
      ? `<ellipse cx="-4" cy="-5.5" rx="4" ry="4.8" fill="#2A1E1A"/>` +
        `<circle cx="-5.4" cy="-7.3" r="1.6" fill="#fff"/>`
      : `<path d="M-9-5q4.5 5 9 0" fill="none" stroke="#2A1E1A" stroke-width="2.3" stroke-linecap="round"/>`;
  const spots =
    r() < 0.55
      ? pts
          .filter((_, i) => i > 8 && i % 6 === 2 && i < N - 8)
          .map((p) => `<circle cx="${n(p[0] + 1)}" cy="${n(p[1] - 1)}" r="2.3" fill="${c[1]}55"/>`)
          .join('')
      : '';
  return (
    `<g transform="translate(6 5) scale(.95)">` +
    wing +
    sp +
    `<g transform="translate(${n(tip[0])} ${n(tip[1])}) rotate(-20)">` +
    `<path d="${fin}" fill="${c[3]}" ${line}/></g>` +
    leg +
    `<path d="${body}" fill="${c[0]}" ${line}/><path d="${belly}" fill="${c[2]}" opacity=".9"/>` +
    `<path d="${body}" fill="none" ${line}/>` +
    spots +
    `<g transform="translate(32 34) rotate(${n(a)}) scale(1.12)">` +
    `<path d="${horn}" fill="${c[3]}" ${line}/>` +
    `<path d="M13-9C10-20-4-21-9-13c-7 2-16 5-17 12 0 6 6 8 12 7 6 6 20 7 26 1 5-5 4-11 1-16Z"` +
    ` fill="${c[0]}" ${line}/>` +
    `<path d="M-25 0c0 5 5 7 11 6 5 5 15 6 22 3C2 9-4 5-8 1c-6 2-12 2-17-1Z" fill="${c[2]}"/>` +
    `<path d="M-23 1c5 3 11 2 15-1" fill="none" stroke="${c[1]}" stroke-width="1.7" stroke-linecap="round"/>` +
    `${eye}<ellipse cx="-20.5" cy="-3.6" rx="1.4" ry="1" fill="${c[1]}"/>` +
    `<ellipse cx="2" cy="2.5" rx="3.4" ry="2.2" fill="#E8705F" opacity=".38"/>${whisk}</g></g>`
  );
}

function face(r: Chance, c: Colours): string {
  const line = `stroke="${c[1]}" stroke-width="2.2" stroke-linejoin="round"`;
  const h = head(r, c, `fill="${c[0]}" ${line}`, line);
  return h.back + h.front;
}

function paint(seed: string, o: Dragon): string {
  const r = chance(seed);
  const c = PALETTES[o.palette ?? ''] ?? PALETTES[NAMES[Math.floor(r() * NAMES.length)]];
  const pose = o.pose ?? (r() < 0.5 ? 'sit' : 'wyrm');
  const inner =
    pose === 'sit' ? sit(r, c, o.item) : pose === 'hatch' ? hatch(r, c) : pose === 'head' ? face(r, c) : wyrm(r, c);
  const hill = (y: number, d: number, f: string, op: number) =>
    `<path d="M-120 ${n(y)}q30-${n(d)} 60-3t60-4 60 4 60-3 60 5 60-4V260H-120Z" fill="${f}" opacity="${op}"/>`;
  const scene = !o.scene
    ? ''
    : `<rect x="-120" y="-120" width="360" height="360" fill="${c[4]}"/>` +
      `<circle cx="${n(24 + r() * 72)}" cy="${n(20 + r() * 16)}" r="${n(15 + r() * 9)}" fill="#fff"` +
      ` opacity=".55"/>` +
      hill(86 + r() * 8, 12 + r() * 12, c[0], 0.24) +
      hill(103 + r() * 4, 8, c[1], 0.22);
  const shadow = pose === 'head' ? '' : '<ellipse cx="60" cy="113" rx="34" ry="4.5" fill="#2A1E1A" opacity=".14"/>';
  const turned = o.flip ?? (pose === 'wyrm' && hash(seed + 'flip') % 2 === 1);
  const box = pose === 'head' ? '10 0 100 72' : '0 0 120 120';
  return (
    `<svg class="dragon" viewBox="${box}"${o.scene ? ' style="overflow:visible"' : ''}` +
    ` aria-hidden="true" preserveAspectRatio="${o.fit ?? 'xMidYMid meet'}">` +
    `${scene}<g${turned ? ' transform="matrix(-1 0 0 1 120 0)"' : ''}>${shadow}${inner}</g></svg>`
  );
}

const drawn = new Map<string, string>();

/** SVG text of a dragon. */
export function drawDragon(seed: string | number, o: Dragon = {}): string {
  const key = seed + JSON.stringify(o);
  let svg = drawn.get(key);
  if (svg === undefined) drawn.set(key, (svg = paint(String(seed), o)));
  return svg;
}

/** A drawing inside another drawing, at a place of its own. */
export const nest = (svg: string, x: number, y: number, w: number, h: number) =>
  svg.replace('<svg class="dragon"', `<svg x="${x}" y="${y}" width="${w}" height="${h}"`);
