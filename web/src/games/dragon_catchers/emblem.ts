/* A dragon of each clan, the sun's above, the fire's below. */
import { drawDragon, nest } from '$/draw/dragon';
import { emblem } from '$/draw/emblem';

const at = (angle: number) => `${130 * Math.cos(angle)} ${130 * Math.sin(angle)}`;
const ray = (_: unknown, i: number) =>
  `<path d="M0 0 ${at(i * 0.18 + 0.05)} ${at(i * 0.18 + 0.13)}Z" fill="#FFF3C9" opacity=".5"/>`;

export default () =>
  emblem(
    '#C5D6DD',
    `<path d="M0 0h120L0 100Z" fill="#F6DC92"/><path d="M120 0v100H0Z" fill="#8A2722"/>` +
      Array.from({ length: 9 }, ray).join('') +
      `<path d="M120 0v100H0Z" fill="#8A2722"/>` +
      `<path d="M60 110l70-60M30 116l100-86M90 112l40-34" stroke="#6A1815" stroke-width="6"/>` +
      `<path d="M120 0 0 100" stroke="#FFF8EA" stroke-width="3"/>` +
      nest(drawDragon('fusion0', { pose: 'wyrm', palette: 'honey', flip: true }), 2, 6, 66, 66) +
      nest(drawDragon('em7', { pose: 'wyrm', palette: 'berry', flip: false }), 54, 33, 64, 64),
  );
