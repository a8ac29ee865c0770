/* Goods and resources: the silhouette tells the kind, the white glyph and the colour tell it again. */
import bread from 'icon:sliced-bread';
import meat from 'icon:ham-shank';
import iron from 'icon:anvil';
import plant from 'icon:sprout';
import crystal from 'icon:cut-diamond';
import potion from 'icon:round-potion';
import gold from 'icon:gold-bar';
import milk from 'icon:milk-carton';
import { OWN } from './glyph';

const SHAPE: Record<string, string> = {
  bread: 'M7 4h10a6 6 0 0 1 4 10.500V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4.500A6 6 0 0 1 7 4Z',
  meat: 'M3 3.500h18V12c0 5-4 8.5-9 10.500C7 20.5 3 17 3 12Z',
  iron: 'M4.5 2.500h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z',
  plant: 'M2.5 2.500H13A8.5 8.5 0 0 1 21.5 11v10.500H11A8.5 8.5 0 0 1 2.5 13Z',
  crystal: 'M7 2h10l6 10-6 10H7L1 12Z',
  potion: 'M12 1.500a10.5 10.5 0 1 1-.1 0Z',
  gold: 'M6 4h12l4.5 16h-21Z',
  milk: 'M12 1c3 5 8.5 8.5 8.5 13.500A8.5 8.5 0 0 1 3.5 14.500C3.5 9.5 9 6 12 1Z',
  egg: 'M12 1c4.5 0 9 7 9 13a9 9 0 0 1-18 0C3 8 7.5 1 12 1Z',
  coin: 'M12 1.500a10.5 10.5 0 1 1-.1 0Z',
  any:
    'M12 .5 15 4l4.5-.5.5 4.5 3.5 3-2.5 4 1 4.5-4.5 1-2.5 4' +
    'L12 22.5 8 24.5 6 20.500l-4.5-1 1-4.500L.5 11 4 8l.5-4.500L9 4Z',
  fancy: 'M12 .5l11.5 11.500L12 23.5.5 12Z',
};
const GLYPH: Record<string, string> = { bread, meat, iron, plant, crystal, potion, gold, milk };
const INK: Record<string, string> = {
  gold: '--g-gold',
  milk: '--g-milk',
  egg: '--g-egg',
  coin: '--g-coin',
  any: '--g-any',
  fancy: '--amethyst',
};
const star = `<g transform="translate(5 5) scale(.58)" fill="#fff" color="#fff">${OWN.star}</g>`;
const EXTRA: Record<string, string> = {
  any:
    '<text x="12" y="16.5" text-anchor="middle" font-size="12.5" font-weight="700" fill="#fff"' +
    ' font-family="system-ui,sans-serif">?</text>',
  egg:
    '<path d="M7 14c1 4 3 5.5 5 6" stroke="#fff" stroke-width="1.6" fill="none" stroke-linecap="round"/>' +
    '<circle cx="13" cy="8" r="1.7" fill="#fff"/><circle cx="16" cy="13" r="1.3" fill="#fff"/>',
  coin: `<circle cx="12" cy="12" r="8.6" fill="none" stroke="#fff" stroke-width="1.1" opacity=".8"/>${star}`,
  fancy: star,
};

/** The inside of a badge, 24 × 24; what is no good of its own ("any resource") is a cog with a question mark. */
export function badgeInner(good: string): string {
  const kind = SHAPE[good] ? good : 'any';
  const mark = GLYPH[kind]
    ? `<path transform="translate(5.4 5.6) scale(.0258)" d="${GLYPH[kind]}" fill="#fff"/>`
    : '';
  return `<path d="${SHAPE[kind]}" fill="var(${INK[kind] ?? '--' + kind})"/>${EXTRA[kind] ?? ''}${mark}`;
}

/** A badge as SVG text; `label` is what a screen reader says, none: the text beside it says it. */
export const badge = (kind: string, label = '') => {
  const said = label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"';
  return `<svg class="badge" viewBox="0 0 24 24" ${said}>${badgeInner(kind)}</svg>`;
};
