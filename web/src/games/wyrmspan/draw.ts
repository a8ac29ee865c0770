/* Drawings of Wyrmspan: eggs, caves, dragons with a backdrop, the discs of the paths. */
import banner from 'icon:knight-banner';
import cave_ from 'icon:cave-entrance';
import chest from 'icon:locked-chest';
import column from 'icon:stack';
import cycle from 'icon:cycle';
import dig from 'icon:war-pick';
import entice from 'icon:spiked-dragon-head';
import flag from 'icon:flying-flag';
import foot from 'icon:footprint';
import head from 'icon:dragon-head';
import hourglass from 'icon:hourglass';
import others from 'icon:three-friends';
import spark from 'icon:card-play';
import { badge } from '$/draw/badge';
import { drawDragon } from '$/draw/dragon';
import { glyph } from '$/draw/glyph';

const ICONS: Record<string, string> = {
  banner,
  cave: cave_,
  chest,
  column,
  cycle,
  dig,
  dragon: head,
  entice,
  others,
  when_played: spark,
  visit: foot,
  round_end: hourglass,
  game_end: flag,
};
const POSE: Record<string, 'hatch' | 'sit' | 'wyrm'> = {
  hatchling: 'hatch',
  small: 'sit',
  medium: 'wyrm',
  large: 'wyrm',
};

/** A sign of this game: a good, a kind of card, a moment at which an ability works. */
export const sign = (name: string) =>
  ICONS[name] ? glyph('', ICONS[name]) : name === 'tuck' ? glyph('cards') : badge(name);
export const art = (card: string, size: string) =>
  drawDragon('wyr' + card.replace(/[!?]$/, '').slice(1), { pose: POSE[size], scene: true });
export const egg = (laid: boolean) =>
  `<svg class="egg ${laid ? 'on' : ''}" viewBox="2 0 20 24" aria-hidden="true">` +
  `<path d="M12 2c4 0 7.5 6.5 7.5 12A7.5 7.5 0 0 1 12 21.7 7.5 7.5 0 0 1 4.5 14C4.5 8.5 8 2 12 2Z"/></svg>`;

const GEMS = [
  ['#E7A07E', '#B9573A'],
  ['#E6C465', '#A37A17'],
  ['#B79BDD', '#6B4A9C'],
  ['#8CC4DA', '#2F7391'],
  ['#A4C98F', '#47763B'],
];
const drawn = new Map<string, string>();

/** A cave card: an arch of rock, stalactites, crystals of its own colour. */
export function cave(card: string): string {
  const known = drawn.get(card);
  if (known) return known;
  let h = 7;
  for (const c of card) h = (h * 31 + c.charCodeAt(0)) % 9973;
  const r = (a: number, b: number) => {
    h = (h * 73 + 41) % 9973;
    return +(a + ((b - a) * h) / 9973).toFixed(1);
  };
  const [light, dark] = GEMS[h % GEMS.length];
  const stones = [18, 38, 58, 78, 98]
    .map((x) => `<path d="M${x - 9} 0h18l-${r(6, 11)} ${r(16, 40)}Z" fill="#5B4C40"/>`)
    .join('');
  const gems = [26, 44, 74, 94]
    .map((x) => {
      const y = r(20, 42);
      const w = r(6, 9);
      const t = r(-8, 8);
      return (
        `<path d="M${x - w} 128 ${(x + t - w * 0.8).toFixed(1)} ${(124 - y).toFixed(1)}` +
        ` ${(x + t).toFixed(1)} ${(116 - y).toFixed(1)}` +
        ` ${(x + t + w * 0.8).toFixed(1)} ${(124 - y).toFixed(1)} ${x + w} 128Z"` +
        ` fill="${light}" stroke="${dark}" stroke-width="2" stroke-linejoin="round"/>`
      );
    })
    .join('');
  const svg =
    `<svg viewBox="0 0 120 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<rect x="-60" width="240" height="160" fill="#7A6858"/>` +
    `<path d="M-60 160V70C-20 30 20 12 60 12s80 18 120 58v90Z" fill="#41352C"/>` +
    `<path d="M14 160c0-60 18-104 46-104s46 44 46 104Z" fill="#2A211B"/>` +
    `<ellipse cx="60" cy="118" rx="40" ry="30" fill="${light}" opacity=".22"/>${stones}${gems}` +
    `<path d="M-60 126q60-14 120 0t120 0v40H-60Z" fill="#8A7867"/></svg>`;
  drawn.set(card, svg);
  return svg;
}
