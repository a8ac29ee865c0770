/* The people whose games are played here, and whose icons are shown. */
import { inOrder, type Credits } from '$/games';

const files = import.meta.glob<Credits>('../games/*/credits.ts', { import: 'default', eager: true });
const gameOf = (path: string) => path.split('/')[2];

export const CREDITS = Object.entries(files)
  .sort(([a], [b]) => inOrder(gameOf(a), gameOf(b)))
  .map(([, credits]) => credits);
export const ICON_AUTHORS = 'Lorc, Delapouite, Skoll, Caro Asercion, Faithtoken, sbed, Willdabeast';
