/* A dragon in its cave, with eggs. */
import { drawDragon, nest } from '$/draw/dragon';
import { emblem } from '$/draw/emblem';

const EGGS: [number, number, string][] = [
  [14, 84, '#F0C9A8'],
  [27, 88, '#D9E3C4'],
  [98, 85, '#EFD9E6'],
];
const egg = ([x, y, shell]: [number, number, string]) =>
  `<ellipse cx="${x}" cy="${y}" rx="7.5" ry="9.5" fill="${shell}" stroke="#4A3D56" stroke-width="1.8"/>` +
  `<circle cx="${x - 2}" cy="${y - 3}" r="1.6" fill="#4A3D5666"/>` +
  `<circle cx="${x + 2}" cy="${y + 2}" r="1.3" fill="#4A3D5666"/>`;

export default () =>
  emblem(
    '#B9AEC4',
    `<path d="M0 100V40C20 14 40 4 60 4s40 10 60 36v60Z" fill="#5A4C66"/>` +
      `<path d="M12 100c0-52 20-84 48-84s48 32 48 84Z" fill="#2E2438"/>` +
      `<ellipse cx="60" cy="72" rx="44" ry="30" fill="#E7B45F" opacity=".26"/>` +
      `<path d="M30 30l5 20 6-26ZM76 24l6 22 7-16ZM54 17l4 14 5-14Z" fill="#5A4C66"/>` +
      nest(drawDragon('wyr67', { pose: 'wyrm', palette: 'teal', flip: false }), 24, 18, 74, 74) +
      `<path d="M0 92q30-9 60-2t60-3v20H0Z" fill="#7C6C8A"/>` +
      EGGS.map(egg).join(''),
  );
