/* A dragon behind the counter of its shop. */
import { badgeInner } from '$/draw/badge';
import { drawDragon, nest } from '$/draw/dragon';
import { emblem } from '$/draw/emblem';

/* one strip of the awning: every other one is light from the top on */
const strip = (i: number) => {
  const x = 4 + i * 16;
  return (
    `<path d="M${x} 26h16v6a8 8 0 0 1-16 0Z" fill="${i % 2 ? '#FFF8EA' : '#A5372A'}" stroke="#6E1D14"` +
    ` stroke-width="1.6"/>` +
    (i % 2 ? `<path d="M${10 + i * 14.3} 6h14.300l1.7 20H${x}Z" fill="#FFF8EA"/>` : '')
  );
};

export default () =>
  emblem(
    '#F0D9AE',
    `<circle cx="60" cy="50" r="50" fill="#FFF3D6"/>` +
      nest(drawDragon('Пан', { pose: 'sit', palette: 'ember' }), 22, 24, 76, 76) +
      `<rect x="14" y="80" width="92" height="24" rx="3" fill="#8C5A2C" stroke="#5E3813" stroke-width="2"/>` +
      `<path d="M14 88h92" stroke="#5E3813" stroke-width="1.5"/>` +
      `<path d="M10 6h100l6 20H4Z" fill="#A5372A" stroke="#6E1D14" stroke-width="2"/>` +
      [0, 1, 2, 3, 4, 5, 6].map(strip).join('') +
      `<g transform="translate(18 70) scale(.7)">${badgeInner('bread')}</g>` +
      `<g transform="translate(84 70) scale(.7)">${badgeInner('potion')}</g>`,
  );
