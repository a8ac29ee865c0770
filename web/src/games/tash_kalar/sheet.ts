/* A score of two sides: claimed tasks and legends in the arena, or legends summoned and pieces destroyed.
   In a melee everybody has a column against each other colour. */
import type { Told } from '..';
import type { Result } from '$/net/api';
import type { View } from './view';

const letter = (side: string | null) => String(side)[0].toUpperCase();

export function sheet(frames: Told[], { scores }: Result, { mode, sides, score }: View): Record<string, number>[] {
  const totals = scores as unknown[];
  if (mode === 'deathmatch_melee')
    return sides.map((own) => {
      const columns = (score[letter(own)] ?? {}) as Record<string, number>;
      const others = sides.filter((side) => side !== own);
      return Object.fromEntries(others.map((side) => [String(side), columns[letter(side)] ?? 0]));
    });
  if (!frames.length || frames[0].progress.some(Boolean)) return []; // nothing tells what the first points were for
  const duel = mode === 'deathmatch_duel';
  const sum = (kind: string, side: string | null) =>
    frames
      .flatMap((frame) => frame.events)
      .filter(({ event, seat }) => event === kind && sides[Number(seat)] === side)
      .reduce((all, { points = 1 }) => all + Number(points), 0);
  return totals.map((total, seat): Record<string, number> => {
    const told = sum(duel ? 'point' : 'claimed', sides[seat]);
    const rest = Number(total) - told;
    return duel ? { legends: told, pieces: rest } : { tasks: told, legends: rest };
  });
}
