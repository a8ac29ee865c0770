/* What is printed on the cards: patterns, thresholds, points. The words come with the card texts. */
import highland from '../../../../src/skarb/games/tash_kalar/data/highland.toml?only=id,rank,pattern,marked,arrows&cards';
import imperial from '../../../../src/skarb/games/tash_kalar/data/imperial.toml?only=id,rank,pattern,marked,arrows&cards';
import legends from '../../../../src/skarb/games/tash_kalar/data/legends.toml?only=id,rank,pattern,marked,arrows&cards';
import sylvan from '../../../../src/skarb/games/tash_kalar/data/sylvan.toml?only=id,rank,pattern,marked,arrows&cards';
import flares from '../../../../src/skarb/games/tash_kalar/data/flares.toml?only=id,upper,lower&cards';
import tasks from '../../../../src/skarb/games/tash_kalar/data/tasks.toml?only=id,points&cards';
import type { Pattern } from './piece';

interface Being {
  id: string;
  rank: string;
  pattern: Pattern;
  marked?: [number, number][];
  arrows?: [number, number][];
}
const by = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));

export const BEINGS = by<Being>([highland, imperial, legends, sylvan].flatMap((file) => file.being));
export const FLARES = by<{ id: string; upper: { lead: number }; lower: { lead: number } }>(flares.flare);
export const POINTS = by<{ id: string; points: number }>(tasks.task);
export const GRID = [
  '..ooooo..',
  '.ooRoooo.',
  'ooGoooGoo',
  'ooooooooG',
  'GoooRoooo',
  'oooooooRo',
  'ooooooooo',
  '.oRooGoo.',
  '..ooooo..',
];
