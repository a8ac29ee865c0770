/* A round as it lay when it ended: the last card is laid, nobody has taken the trick yet. */
import type { GameEvent } from '$/net/api';
import type { View } from './view';

export function rest(was: View, events: GameEvent[]): View | null {
  if (!events.some(({ event }) => ['trick', 'fusion', 'discard'].includes(event))) return null;
  const last = events.find(({ event }) => event === 'lay' || event === 'give');
  if (!last || was.seat === null) return null;
  const card = String(last.card).replace('@card-', '');
  const from = typeof last.from === 'number' ? was.names[last.from] : last.event === 'give' ? 'ghost' : was.seat;
  const without = (cards: string[]) => cards.filter((one) => one !== card);
  const of = <T>(all: Record<string, T> | undefined, cut: (one: T) => T) =>
    all && Object.fromEntries(Object.entries(all).map(([name, one]) => [name, cut(one)]));
  return {
    ...was,
    laid: [...was.laid, [was.seat, card, from]],
    hands: of(was.hands, without),
    columns: of(was.columns, (columns) => columns.map(([up, down]) => [up === card ? null : up, down])),
    seat: null,
    asked: undefined,
  };
}
