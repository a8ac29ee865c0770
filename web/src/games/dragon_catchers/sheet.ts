/* What every deal brought: to the clans, or with three to the dealer, who was red then, and to the other two. */
import type { Told } from '..';
import type { Result } from '$/net/api';
import type { View } from './view';

export function sheet(_: Told[], __: Result, { history, players, clans, names }: View): Record<string, number>[] {
  if (history.length < 2) return [];
  return names.map((name) =>
    Object.fromEntries(
      history.map((deal, i) => {
        const clan = players !== 3 ? clans[name] : deal.dealer === name ? 'R' : 'Y';
        return [`deal-${i + 1}`, deal[clan]];
      }),
    ),
  );
}
