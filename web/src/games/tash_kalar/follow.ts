/* Which piece of the new board is which of the old one: the view names squares only, so that a piece
   that moved must be recognised. */
import type { GameEvent } from '$/net/api';

export interface Stone {
  id: number;
  square: string;
  look: string;
} // look: colour and rank, "Rh"

/** The stones of the new board, under their old ids where they stood before, moved, or are plainly the same. */
export function follow(before: Stone[], board: Map<string, string>, events: GameEvent[]): Stone[] {
  const at = new Map(before.map((stone) => [stone.square, stone]));
  for (const { event, origin, square } of events) {
    const stone = at.get(String(origin));
    if ((event !== 'moved' && event !== 'leapt') || !stone) continue;
    at.delete(stone.square);
    at.set(String(square), { ...stone, square: String(square) });
  }
  const out: Stone[] = [];
  const fresh: [string, string][] = [];
  for (const [square, look] of board) {
    const stone = at.get(square);
    if (stone?.look[0] === look[0]) {
      out.push({ ...stone, look });
      at.delete(square);
    } else fresh.push([square, look]);
  }
  const few = fresh.length <= 3; // more: not one step of a game
  let next = Math.max(0, ...before.map((stone) => stone.id)) + 1;
  for (const [square, look] of fresh) {
    const same = few ? [...at.values()].find((stone) => stone.look === look) : undefined;
    if (same) at.delete(same.square);
    out.push({ id: same?.id ?? next++, square, look });
  }
  return out.sort((a, b) => a.id - b.id);
}
