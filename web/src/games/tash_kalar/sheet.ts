/* A score of two sides: claimed tasks and legends in the arena, or legends summoned and pieces destroyed. */
import type { Told } from '..';
import type { Result } from '$/net/api';
import type { View } from './view';

export function sheet(frames: Told[], { scores }: Result, { mode, sides }: View): Record<string, number>[] {
  const totals = scores as unknown[];
  if (!totals.every((score) => typeof score === 'number')) return []; // a melee has columns
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
