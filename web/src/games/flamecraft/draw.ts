/* Drawings of Flamecraft: artisans with their good, rewards in signs. */
import head from 'icon:dragon-head';
import { badge, badgeInner } from '$/draw/badge';
import { drawDragon } from '$/draw/dragon';
import { glyph } from '$/draw/glyph';
import { PALETTE, type Reward } from './facts';

/** An artisan; the same kind in the same place is the same dragon. */
export const artisan = (kind: string, where: string, scene = false) =>
  drawDragon(kind + where, {
    pose: 'sit',
    palette: PALETTE[kind],
    scene,
    item: scene ? badgeInner(kind) : undefined,
  });
export const fancyArt = (card: string, type: string) =>
  drawDragon(card, { pose: 'wyrm', palette: { moon: 'night', sun: 'honey' }[type] ?? 'rose', scene: true });

/** "2♥", "+★", "1◎"; beside another part a single one needs no number */
export function reward(gain: Reward): string {
  const out: string[] = [];
  const number = (n: number) => (n > 1 || Object.keys(gain).length < 2 ? n : '');
  if (gain.rep) out.push(number(gain.rep) + glyph('heart'));
  if (gain.coin) out.push(number(gain.coin) + glyph('coin'));
  if (gain.fancy) out.push('+' + glyph('star'));
  if (gain.artisan) out.push('+' + glyph('', head));
  if (gain.any_good) out.push(number(gain.any_good) + badge('any'));
  for (const [kind, n] of Object.entries(gain.goods ?? {})) out.push((n > 1 ? n : '') + badge(kind));
  return out.join(' ');
}

/** A way to pay, to gift or to take ("pay 2 meat 1 coin", "take 4 rep 1 coin") in signs; '' for any other choice. */
export function drawWay(text: string): string {
  const [verb, ...rest] = text.split(' ');
  if (verb === 'ability') return badge(rest[0]);
  if (!['pay', 'offer', 'take'].includes(verb)) return '';
  const parts: string[] = [];
  for (let i = 0; i < rest.length; i += 2) {
    if (rest[i] === 'whisper') parts.push(glyph('star'));
    else if (rest[i + 1])
      parts.push(`<i>${rest[i + 1] === 'rep' ? glyph('heart') : badge(rest[i + 1])}${rest[i]}</i>`);
  }
  return parts.join('');
}
