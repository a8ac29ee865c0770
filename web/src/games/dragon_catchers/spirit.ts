/* A spirit: the clan by ground, border shape and mark; strength at the top left, points as pearls below,
   a dragon in the middle. */
import { drawDragon, nest } from '$/draw/dragon';
import { OWN } from '$/draw/glyph';

const SERIF = "ui-serif,'New York','Palatino Linotype','Noto Serif',Georgia,serif";

export interface Spirit {
  clan: string;
  strength: number;
  times: number;
  points: number;
  fusion: boolean;
}

/** "R1p6", "Y5", "Rx3", "YF" */
export function read(card: string): Spirit {
  const clan = card[0];
  const kind = card.slice(1);
  const times = kind[0] === 'x' ? +kind[1] : 0;
  const fusion = kind === 'F';
  const strength = times || fusion ? 0 : +kind[0];
  return { clan, strength, times, points: kind.includes('p') ? +kind.split('p')[1] : strength ? 1 : 0, fusion };
}

export const points = (cards: string[]) => cards.reduce((sum, card) => sum + read(card).points, 0);
export const times = (cards: string[], clan: string) =>
  cards.reduce((sum, card) => sum + (card[0] === clan ? read(card).times : 0), 0);

const ray = (i: number) => {
  const at = (turn: number) => {
    const angle = (i * Math.PI) / 8 + turn;
    return `${(50 + 120 * Math.cos(angle)).toFixed(1)} ${(66 + 120 * Math.sin(angle)).toFixed(1)}`;
  };
  return `<path d="M50 66 ${at(-0.09)} ${at(0.09)}Z" fill="#F0D68F" opacity=".7"/>`;
};
const CLAN: Record<
  string,
  { ink: string; ground: string; glow: string; rays: string; edge: string; head: string; mark: string }
> = {
  Y: {
    ink: '#5F4305',
    ground: '#FBEFCB',
    glow: '#FFF8E0',
    mark: OWN.sun,
    rays: Array.from({ length: 16 }, (_, i) => ray(i)).join(''),
    edge:
      '<rect x="4" y="4" width="92" height="134" rx="9" fill="none" stroke="#A97E1B" stroke-width="2.2"/>' +
      '<rect x="8" y="8" width="84" height="126" rx="7" fill="none" stroke="#A97E1B" stroke-width="2.6"' +
      ' stroke-dasharray=".1 5.8" stroke-linecap="round"/>',
    head: '<circle cx="21" cy="22" r="15" fill="#FFF8E0" stroke="#A97E1B" stroke-width="1.8"/>',
  },
  R: {
    ink: '#FFE9DC',
    ground: '#7E1F1B',
    glow: '#F6D9C4',
    mark: OWN.fire,
    rays:
      '<path d="M-20 30 60-50M-20 70 100-50M-20 110 130-40M-20 150 130 0M0 170 130 40' +
      'M40 170 130 80M80 170 130 120" stroke="#5E1512" stroke-width="11"/>',
    edge:
      '<path d="M12 4h76l8 8v118l-8 8H12l-8-8V12Z" fill="none" stroke="#E7A07E" stroke-width="2.2"/>' +
      '<path d="M15 9h70l6 6v112l-6 6H15l-6-6V15Z" fill="none" stroke="#E7A07E" stroke-width="1"' +
      ' stroke-dasharray="5 3"/>',
    head: '<path d="M21 4.5 38.5 22 21 39.5 3.5 22Z" fill="#3C0B0A" stroke="#E7A07E" stroke-width="1.8"/>',
  },
};
const PALETTES: Record<string, string[]> = { Y: ['honey', 'sand', 'ice'], R: ['ember', 'berry', 'rust'] };

function art(card: string, s: Spirit): string {
  if (s.fusion)
    return ['honey', 'berry']
      .map((palette, i) =>
        nest(drawDragon('fusion' + i, { pose: 'wyrm', palette, flip: !i }), i ? 44 : 9, i ? 62 : 42, 50, 50),
      )
      .join('');
  const pose = s.times ? 'hatch' : s.strength > 3 ? 'wyrm' : 'sit';
  const dragon = drawDragon('spirit' + card, { pose, palette: PALETTES[s.clan][(s.strength || 2) % 3] });
  return nest(dragon, 17, s.times ? 40 : 34, 70, 70);
}

const drawn = new Map<string, string>();

export function spirit(card: string): string {
  const known = drawn.get(card);
  if (known) return known;
  const s = read(card);
  const c = CLAN[s.clan];
  const sun = s.clan === 'Y';
  const pearls = !s.points
    ? ''
    : `<circle cx="19" cy="121" r="11.5" fill="${sun ? '#FFF8E0' : '#FFE9DC'}"` +
      ` stroke="${sun ? '#A97E1B' : '#3C0B0A'}" stroke-width="1.8"/>` +
      `<text x="19" y="127" text-anchor="middle" font-family="${SERIF}" font-weight="700" font-size="17"` +
      ` fill="${sun ? '#5F4305' : '#5E1512'}">${s.points}</text>` +
      Array.from(
        { length: s.points },
        (_, i) => `<circle cx="${37 + i * 8}" cy="124" r="3" fill="${c.ink}" opacity=".85"/>`,
      ).join('');
  const big = s.fusion
    ? `<g transform="translate(12.5 13.5) scale(.7)" fill="${c.ink}" color="${c.ink}">${OWN.moon}</g>`
    : `<text x="21" y="${s.times ? 28 : 30}" text-anchor="middle" font-family="${SERIF}" font-weight="700"` +
      ` font-size="${s.times ? 17 : 23}" fill="${c.ink}">${s.times ? `×${s.times}` : s.strength}</text>`;
  const svg =
    `<svg viewBox="0 0 100 142" aria-hidden="true">` +
    `<rect width="100" height="142" fill="${c.ground}"/>${c.rays}` +
    `<ellipse cx="52" cy="70" rx="37" ry="39" fill="${c.glow}" opacity=".92"/>` +
    `${c.edge}${art(card, s)}${c.head}${big}` +
    `<g transform="translate(74 11) scale(.66)" fill="${c.ink}" color="${c.ink}">${c.mark}</g>${pearls}</svg>`;
  drawn.set(card, svg);
  return svg;
}
