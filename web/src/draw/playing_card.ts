/* Playing cards as SVG, 100 × 142. Enchanted ones carry a woven border and a seal with the sign of their effect. */
import swords from 'icon:crossed-swords';
import shield from 'icon:shield';
import butterfly from 'icon:butterfly';
import wing from 'icon:feathered-wing';
import rings from 'icon:linked-rings';
import jester from 'icon:jester-hat';
import hourglass from 'icon:hourglass';
import cycle from 'icon:cycle';
import star from 'icon:polar-star';
import queen from 'icon:queen-crown';
import king from 'icon:imperial-crown';
import { icon, OWN } from './glyph';

const INK: Record<string, string> = {
  H: 'var(--suit-h)',
  D: 'var(--suit-d)',
  S: 'var(--suit-s)',
  C: 'var(--suit-c)',
};
const EFFECT: Record<string, string> = {
  6: swords,
  7: shield,
  8: butterfly,
  9: wing,
  10: rings,
  J: jester,
  Q: hourglass,
  K: cycle,
  A: star,
};
const COURT: Record<string, string> = { J: jester, Q: queen, K: king };
const LETTERS: Record<string, string> = { J: 'В', Q: 'Д', K: 'К', A: 'Т' };
const SERIF = "ui-serif,'New York','Palatino Linotype','Noto Serif',Georgia,serif";
// prettier-ignore
const PIPS: Record<string, number[][]> = {
  6: [[0, 0], [1, 0], [0, .5], [1, .5], [0, 1], [1, 1]],
  7: [[0, 0], [1, 0], [.5, .25], [0, .5], [1, .5], [0, 1], [1, 1]],
  8: [[0, 0], [1, 0], [.5, .25], [0, .5], [1, .5], [.5, .75], [0, 1], [1, 1]],
  9: [[0, 0], [1, 0], [0, .333], [1, .333], [.5, .5], [0, .667], [1, .667], [0, 1], [1, 1]],
  10: [[0, 0], [1, 0], [.5, .17], [0, .333], [1, .333], [0, .667], [1, .667], [.5, .83], [0, 1], [1, 1]],
};
// prettier-ignore
const CORNERS = [[92, 8], [92, 134], [8, 134]];
// prettier-ignore
const DUST = [[32, 20], [82, 26], [29, 112], [78, 118], [85, 70]];

export interface Face {
  enchanted?: boolean;
  named?: string; // the suit an enchanted eight was given
  cyrillic?: boolean; // В Д К Т instead of J Q K A
  label?: string;
}

const at = (x: number, y: number, k: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${body}</g>`;
export const suit = (s: string) => `<g fill="${INK[s]}">${OWN[s.toLowerCase()]}</g>`;
let made = 0;

function magic(rank: string): string {
  const u = 'e' + ++made;
  const spark = 'M0-7.5C.8-2 2-.8 7.5 0 2 .8.8 2 0 7.5-.8 2-2 .8-7.5 0-2-.8-.8-2 0-7.5Z';
  return (
    `<defs><linearGradient id="${u}" x1="0" y1="0" x2="1" y2="1">` +
    `<stop offset="0" stop-color="#B9831F"/><stop offset=".35" stop-color="#8D4A9E"/>` +
    `<stop offset=".65" stop-color="#2C7F8C"/><stop offset="1" stop-color="#B9831F"/></linearGradient>` +
    `<radialGradient id="${u}g" cx=".55" cy=".45" r=".75">` +
    `<stop offset="0" stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#B892E0" stop-opacity=".34"/></radialGradient></defs>` +
    `<rect x="2" y="2" width="96" height="138" rx="8" fill="url(#${u}g)"/>` +
    `<rect x="3" y="3" width="94" height="136" rx="7.5" fill="none" stroke="url(#${u})" stroke-width="4.2"/>` +
    `<rect x="7.8" y="7.8" width="84.4" height="126.4" rx="5" fill="none" stroke="url(#${u})"` +
    ` stroke-width="1.3" stroke-dasharray="1 3.2 6 3.2" stroke-linecap="round"/>` +
    CORNERS.map(
      ([x, y]) =>
        `<path transform="translate(${x} ${y})" d="${spark}" fill="url(#${u})" stroke="var(--paper)"` +
        ` stroke-width="1"/>`,
    ).join('') +
    `<g fill="#8D4A9E" opacity=".55">` +
    DUST.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${1 + (i % 2) * 0.7}"/>`).join('') +
    `</g>` +
    `<g transform="translate(9.5 61)"><circle cx="9.5" cy="9.5" r="10.5" fill="#6B3A86"/>` +
    `<g fill="#fff">${icon(EFFECT[rank], 3, 3, 13)}</g></g>`
  );
}

function centre(rank: string, s: string, e: boolean): string {
  if (COURT[rank])
    return `<g fill="${INK[s]}">${icon(COURT[rank], 34, e ? 34 : 36, 46)}</g>` + at(47, 88, 0.85, suit(s));
  if (rank === 'A') {
    const inset =
      s === 'D' || s === 'C'
        ? `<g fill="none" stroke="var(--paper)" stroke-width="1.1" transform="translate(4.8 4.8) scale(.6)"` +
          ` opacity=".85">${OWN[s.toLowerCase()]}</g>`
        : '';
    return (
      `<circle cx="57" cy="71" r="31" fill="none" stroke="${INK[s]}" stroke-width="1.2" stroke-dasharray="2 4"` +
      ` opacity=".7"/>` +
      at(35.4, 49.4, 1.8, suit(s) + inset)
    );
  }
  return PIPS[rank].map(([x, y]) => at(37.5 + x * 25.5, (e ? 28 : 29) + y * (e ? 64 : 70), 0.62, suit(s))).join('');
}

/** `playingCard('10S', { enchanted: true })` */
export function playingCard(card: string, o: Face = {}): string {
  const rank = card.slice(0, -1);
  const s = card.slice(-1);
  const e = o.enchanted ?? false;
  const x = e ? 12 : 9;
  const y = e ? 31 : 28;
  const index =
    `<text x="${x + 8}" y="${y}" text-anchor="middle" font-family="${SERIF}" font-weight="700"` +
    ` font-size="${rank === '10' ? 23 : 26}" letter-spacing="${rank === '10' ? -2.5 : 0}" fill="${INK[s]}">` +
    `${(o.cyrillic && LETTERS[rank]) || rank}</text>` +
    at(x - 0.6, y + 5, 0.72, suit(s));
  const named = o.named
    ? `<g transform="translate(57 112)">` +
      `<rect x="-20" y="-11" width="40" height="22" rx="11" fill="var(--paper)" stroke="#6B3A86"` +
      ` stroke-width="1.6"/><g transform="translate(-7 -7) scale(.58)">${suit(o.named)}</g></g>`
    : '';
  return (
    `<svg class="pc" viewBox="0 0 100 142" aria-hidden="true">${e ? magic(rank) : ''}${index}` +
    `${centre(rank, s, e)}${named}</svg>`
  );
}
