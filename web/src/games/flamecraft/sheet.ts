/* Where reputation came from: what was done just before it was gained or lost. */
import type { Told } from '..';
import type { Result } from '$/net/api';

const CAUSES: Record<string, string> = {
  enchant: 'enchantments',
  pay: 'enchantments',
  cast: 'enchantments',
  place: 'placed',
  give: 'gifts',
  play: 'fancy',
};
const ROWS = [...new Set(Object.values(CAUSES)), 'others'];

export function sheet(frames: Told[], { scores }: Result): Record<string, number>[] {
  const out = (scores as number[]).map((): Record<string, number> => ({}));
  for (const { events } of frames) {
    let cause = 'others';
    for (const { event, seat, n } of events) {
      cause = CAUSES[event] ?? cause;
      const sign = { rep: 1, 'lose-rep': -1 }[event];
      const own = out[Number(seat)];
      if (sign && own) own[cause] = (own[cause] ?? 0) + sign * Number(n);
    }
  }
  const told = ROWS.filter((cause) => out.some((own) => cause in own));
  return out.map((own) => Object.fromEntries(told.map((cause) => [cause, own[cause] ?? 0])));
}
