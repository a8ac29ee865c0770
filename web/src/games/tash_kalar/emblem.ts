/* The arena with a piece of each rank. */
import { emblem } from '$/draw/emblem';
import { OWN } from '$/draw/glyph';
import { ring } from './ring';

const FIVE = [0, 1, 2, 3, 4];
const COLOURED: Record<string, string> = { '3 1': '#E9A591', '1 3': '#A9CDA0' };
const square = (x: number, y: number) =>
  x % 4 || y % 4
    ? `<rect x="${25.5 + x * 14}" y="${15.5 + y * 14}" width="13" height="13" rx="2"` +
      ` fill="${COLOURED[`${x} ${y}`] ?? '#F7EDD9'}"/>`
    : '';

export default () =>
  emblem(
    '#DCC79F',
    `<path d="M38 6h44l32 26v36L82 94H38L6 68V32Z" fill="#BFA678" stroke="#8C7243" stroke-width="3"/>` +
      FIVE.flatMap((y) => FIVE.map((x) => square(x, y))).join('') +
      `<g transform="translate(22 40) scale(.85)">` +
      `<circle cx="20" cy="20" r="13.5" fill="#1F5FA6" stroke="#0E3564" stroke-width="2"/>` +
      `<g transform="translate(13 13) scale(.58)" color="#fff">${OWN.snow}</g></g>` +
      `<g transform="translate(60 14) scale(1)">` +
      `<polygon points="${ring(12, 18.3, 15)}" fill="#133F24"/>` +
      `<circle cx="20" cy="20" r="13.5" fill="#2F7A4B" stroke="#fff" stroke-width="1.8"/>` +
      `<g transform="translate(12.8 12.8) scale(.6)" fill="#fff" style="--vein:#2F7A4B">${OWN.leaf}</g></g>` +
      `<g transform="translate(46 45) scale(1.2)">` +
      `<polygon points="${ring(8, 20.5, 14.5)}" fill="#E9BE55" stroke="#5B3D05" stroke-width="1.5"/>` +
      `<circle cx="20" cy="20" r="13" fill="#B53327" stroke="#5B3D05" stroke-width="1.5"/>` +
      `<g transform="translate(12 12) scale(.66)" fill="#fff" color="#fff">${OWN.rise}</g></g>`,
  );
