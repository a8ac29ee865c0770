/* A bout as it lay when it ended: what was laid last is on the table, nothing is taken or discarded yet. */
import type { GameEvent } from '$/net/api';
import type { View } from './view';

export function rest(was: View, events: GameEvent[]): View | null {
  const end = events.findIndex(({ event }) => event === 'picked-up' || event === 'beaten');
  if (end < 0) return null;
  const table = was.table.map((row) => [...row]);
  const sizes = { ...was.sizes };
  let hand = was.hand;
  const passed = [...was.passed];
  for (const { event, seat, card, index } of events.slice(0, end)) {
    const name = was.seats[Number(seat)];
    if (event === 'pass') passed.push(name);
    if (!['attack', 'throw', 'transfer', 'beat'].includes(event)) continue;
    if (event === 'beat') table[Number(index)][2] = String(card);
    else table.push([String(card), name, null]);
    sizes[name]--;
    if (name === was.you) hand = hand?.filter((one) => one !== String(card).split('=')[0]) ?? null;
  }
  const taking = was.taking || events[end].event === 'picked-up';
  return { ...was, table, sizes, hand, passed, taking };
}
