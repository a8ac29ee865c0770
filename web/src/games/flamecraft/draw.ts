/* Drawings of Flamecraft: artisans with their good, rewards in signs. */
import head from 'icon:dragon-head';
import { badge, badgeInner } from '$/draw/badge';
import { drawDragon } from '$/draw/dragon';
import { glyph } from '$/draw/glyph';
import { PALETTE, type Reward } from './facts';

/** An artisan; the same kind in the same place is the same dragon. */
export const artisan = (kind: string, where: string, scene = false) =>
  drawDragon(kind + where, { pose: 'sit', palette: PALETTE[kind], scene, item: scene ? badgeInner(kind) : undefined });
export const fancyArt = (card: string, type: string) => drawDragon(card, { pose: 'wyrm', palette: type === 'moon' ? 'night' : 'honey', scene: true });

/** "2♥", "+★", "1◎" */
export function reward(gain: Reward): string {
  const out: string[] = [];
  if (gain.rep) out.push(gain.rep + glyph('heart'));
  if (gain.coin) out.push(gain.coin + glyph('coin'));
  if (gain.fancy) out.push('+' + glyph('star'));
  if (gain.artisan) out.push('+' + glyph('', head));
  if (gain.any_good) out.push(gain.any_good + badge('any'));
  for (const [kind, n] of Object.entries(gain.goods ?? {})) out.push((n > 1 ? n : '') + badge(kind));
  return out.join(' ');
}
