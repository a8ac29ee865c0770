/* Three enchanted cards over the Black Book. */
import { emblem } from '$/draw/emblem';
import { OWN } from '$/draw/glyph';

const card = (turned: number, suit: string, ink: string) =>
  `<g transform="rotate(${turned} 60 92)">` +
  `<rect x="39" y="12" width="42" height="60" rx="6" fill="#FFFCF4" stroke="#A4762A" stroke-width="2.4"/>` +
  `<rect x="43" y="16" width="34" height="52" rx="3" fill="none" stroke="#8D4A9E" stroke-width="1.2"` +
  ` stroke-dasharray="1 2.5 5 2.5"/>` +
  `<g transform="translate(48 30) scale(1)" fill="${ink}">${OWN[suit]}</g></g>`;
// prettier-ignore
const SPARKS = [[18, 26, 5], [102, 30, 6], [30, 10, 3.5], [92, 10, 3.5]];
const spark = ([x, y, size]: number[]) =>
  `<path transform="translate(${x} ${y}) scale(${size / 7.5})"` +
  ` d="M0-7.500C.8-2 2-.8 7.5 0 2 .8.8 2 0 7.5-.8 2-2 .8-7.5 0-2-.8-.8-2 0-7.500Z" fill="#B9831F"/>`;

export default () =>
  emblem(
    '#CBD5BE',
    `<circle cx="60" cy="42" r="46" fill="#FFF6DF" opacity=".6"/>` +
      card(-24, 'h', '#A8201F') +
      card(24, 'c', '#0F4A3C') +
      card(0, 's', '#221C2E') +
      `<path d="M12 72c16-8 34-7 48 1 14-8 32-9 48-1v20c-16-7-34-6-48 2-14-8-32-9-48-2Z" fill="#2B2233"` +
      ` stroke="#17111D" stroke-width="2"/>` +
      `<path d="M17 70c14-5 30-4 43 4 13-8 29-9 43-4v15c-14-5-30-4-43 4-13-8-29-9-43-4Z" fill="#F4E6C6"` +
      ` stroke="#A4762A" stroke-width="1.5"/>` +
      `<path d="M60 74v15M26 76c8-2 18-1 26 3M26 81c8-2 18-1 26 3M94 76c-8-2-18-1-26 3M94 81c-8-2-18-1-26 3"` +
      ` stroke="#A08656" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
      SPARKS.map(spark).join(''),
  );
