/* A hand as players hold it: by suit and rank, trumps at the right end. */
export const RANKS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['S', 'H', 'C', 'D'];

export function sorted(hand: string[], trump: string | null): string[] {
  const weight = (card: string) =>
    (card.at(-1) === trump ? 100 : 10 * SUITS.indexOf(card.at(-1)!)) + RANKS.indexOf(card.slice(0, -1));
  return [...hand].sort((a, b) => weight(a) - weight(b));
}
