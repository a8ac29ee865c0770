/* Signs. OWN are drawn for Skarb on 24 × 24; the rest come from game-icons (512 × 512) at build time. */
import bulb from 'icon:candle-light';
import rules from 'icon:open-book';
import log from 'icon:scroll-unfurled';
import trophy from 'icon:trophy';

export const OWN: Record<string, string> = {
  h: '<path d="M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.600A5 5 0 0 1 22 8c0 4-3 7.5-10 13Z"/>',
  d: '<path d="M12 1.5 20 12l-8 10.500L4 12Z"/>',
  s:
    '<path d="M12 1.500C16 7 22 9.5 22 14.500a4.6 4.6 0 0 1-8.3 2.800c.2 2 .8 3.7 2.3 5.200H8' +
    'c1.5-1.5 2.1-3.2 2.3-5.200A4.6 4.6 0 0 1 2 14.500C2 9.5 8 7 12 1.500Z"/>',
  c:
    '<path d="M12 1.800a4.7 4.7 0 0 1 4 7.2 4.7 4.7 0 1 1-2.3 7.900c.2 2.1.8 4 2.3 5.600H8' +
    'c1.5-1.6 2.1-3.5 2.3-5.600A4.7 4.7 0 1 1 8 9a4.7 4.7 0 0 1 4-7.200Z"/>',
  coin:
    '<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.4"/>' +
    '<path d="m12 6 1.8 3.9 4.2.5-3.1 2.9.8 4.200L12 15.400l-3.7 2.1.8-4.200L6 10.400l4.2-.5Z"/>',
  egg: '<path d="M12 2c4 0 7.5 6.5 7.5 12A7.5 7.5 0 0 1 12 21.7 7.5 7.5 0 0 1 4.5 14C4.5 8.5 8 2 12 2Z"/>',
  heart: '<path d="M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.600A5 5 0 0 1 22 8c0 4-3 7.5-10 13Z"/>',
  any:
    '<path d="M12 2.5 14.6 9l6.9.5-5.3 4.4 1.7 6.800L12 17l-5.9 3.7 1.7-6.800L2.5 9.5 9.4 9Z" fill="none"' +
    ' stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  star: '<path d="M12 2.5 14.6 9l6.9.5-5.3 4.4 1.7 6.800L12 17l-5.9 3.7 1.7-6.800L2.5 9.5 9.4 9Z"/>',
  sun:
    '<circle cx="12" cy="12" r="4.6"/>' +
    '<path d="M12 1.500v4M12 18.500v4M1.5 12h4M18.5 12h4M4.6 4.600l2.8 2.800M16.6 16.600l2.8 2.800' +
    'M4.6 19.400l2.8-2.800M16.6 7.400l2.8-2.8" stroke="currentColor" stroke-width="2.2"' +
    ' stroke-linecap="round"/>',
  rise:
    '<path d="M4.5 16.500a7.5 7.5 0 0 1 15 0Z"/>' +
    '<path d="M2 20.800h20M12 2.500v3.600M3.8 6.300l2.4 2.400M20.2 6.300l-2.4 2.4" stroke="currentColor"' +
    ' stroke-width="2.5" stroke-linecap="round"/>',
  fire:
    '<path d="M12.5 1.500c1 4 6.5 6.5 6.5 13A7 7 0 0 1 5 14.700c0-3.3 1.6-5.4 3-6.7.2 2 .8 3 1.8 3.600' +
    'C9.5 7.6 10.5 4 12.5 1.500ZM12 20.500a3 3 0 0 0 3-3c0-2-1.5-3-2.5-4.5-.6 1.5-3.5 2.3-3.5 4.700' +
    'a3 3 0 0 0 3 2.800Z" fill-rule="evenodd"/>',
  moon: '<path d="M15 2.500A9.7 9.7 0 1 0 21.5 15 8 8 0 0 1 15 2.500Z"/>',
  snow:
    '<path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.500l3 3 3-3M9 20.500l3-3 3 3" fill="none"' +
    ' stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  peak: '<path d="M1.5 20 9 6l4 7 2.5-4 7 11Z"/>',
  leaf:
    '<path d="M20.5 3C9 2.5 3 8 4.5 17.500L3 21.500l2-.5 2.2-3C15.5 19.5 21 14 20.5 3Z' +
    'M8 16c1.5-3.5 4-6 8-8.5" fill-rule="evenodd"/>' +
    '<path d="M7.5 16.500C9 13 12 10 16 8" stroke="var(--vein,#fff)" stroke-width="1.6" fill="none"/>',
  undo:
    '<path d="M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" fill="none" stroke="currentColor"' +
    ' stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  again:
    '<g fill="none" stroke="currentColor" stroke-width="2.2"><path d="M5.500 8.500A8 8 0 1 1 4 13"/>' +
    '<path d="M5 3.500v5.500h5.500"/></g><path d="M10 9v7l6-3.500Z"/>',
  back:
    '<path d="m15 4-8 8 8 8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"' +
    ' stroke-linejoin="round"/>',
  next:
    '<path d="m9 4 8 8-8 8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"' +
    ' stroke-linejoin="round"/>',
  more: '<circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/>',
  check:
    '<path d="m4.5 12.5 5 5 10-11" fill="none" stroke="currentColor" stroke-width="3.2"' +
    ' stroke-linecap="round" stroke-linejoin="round"/>',
  cross:
    '<path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  play: '<path d="M7 4v16l13-8Z"/>',
  pause: '<path d="M6 4h4.500v16H6ZM13.5 4H18v16h-4.500Z"/>',
  first: '<path d="M5 4h2.600v16H5ZM20 4v16L8.5 12Z"/>',
  last: '<path d="M16.4 4H19v16h-2.600ZM4 4v16l11.5-8Z"/>',
  cards:
    '<rect x="3" y="5.5" width="11" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M8 2.500h11a2 2 0 0 1 2 2V18" fill="none" stroke="currentColor" stroke-width="2"' +
    ' stroke-linecap="round"/>',
  person: '<circle cx="12" cy="7.5" r="4.5"/><path d="M3 22c0-5 4-8 9-8s9 3 9 8Z"/>',
  clock:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2"/>' +
    '<path d="M12 6.500V12l4 2.5" fill="none" stroke="currentColor" stroke-width="2.2"' +
    ' stroke-linecap="round"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6.500" fill="none" stroke="currentColor" stroke-width="2.4"/>' +
    '<path d="m15.5 15.5 5 5" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  plus: '<path d="M12 4v16M4 12h16" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  arrow:
    '<path d="M4 12h15M13 5.5 19.5 12 13 18.5" fill="none" stroke="currentColor" stroke-width="2.4"' +
    ' stroke-linecap="round" stroke-linejoin="round"/>',
  menu: '<path d="M4 6.5h16M4 12h16M4 17.5h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  chat:
    '<path d="M4 4.5h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H10L5 21v-4.5H4A1.5 1.5 0 0 1 2.5 15V6' +
    'A1.5 1.5 0 0 1 4 4.5Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  list:
    '<path d="M9 6h11M9 12h11M9 18h11" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>' +
    '<circle cx="4.5" cy="6" r="1.6"/><circle cx="4.5" cy="12" r="1.6"/>' +
    '<circle cx="4.5" cy="18" r="1.6"/>',
};

/** Signs of game-icons that the whole page uses. A game adds its own with `glyph('…', path)`. */
const SHARED: Record<string, string> = { hint: bulb, rules, log, trophy };

/** An icon as SVG text: one of ours, a shared one, or a path imported from `icon:…`. */
export function glyph(name: string, path?: string): string {
  const d = path ?? SHARED[name];
  return d
    ? `<svg class="g" viewBox="0 0 512 512" aria-hidden="true" fill="currentColor"><path d="${d}"/></svg>`
    : `<svg class="g" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">${OWN[name] ?? ''}</svg>`;
}

/** A game-icons path placed inside another drawing. */
export const icon = (d: string, x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size / 512})" d="${d}"/>`;
