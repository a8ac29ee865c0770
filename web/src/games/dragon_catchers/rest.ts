/* A round as it lay when it ended: the last card is laid, nobody has taken the trick yet. */
import type { GameEvent } from '$/net/api';
import type { View } from './view';

type Size = NonNullable<View['sizes']>[string];

/** A hand without this card, counted by clans where its backs are seen. */
const fewer = (size: Size, card: string): Size => {
  if (typeof size === 'number') return size - 1;
  const clan = card[0] as 'R' | 'Y';
  return { ...size, [clan]: size[clan] - 1 };
};

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
    sizes: was.sizes && { ...was.sizes, [from]: fewer(was.sizes[from], card) },
    columns: of(was.columns, (columns) => columns.map(([up, down]) => [up === card ? null : up, down])),
    seat: null,
    asked: undefined,
  };
}
