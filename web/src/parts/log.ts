/* The log as lines: headings where a deal, a bout or a turn begins, one line for several who did the same,
   and in every sentence the cards and squares that can be looked at. Pure. */
import type { GamePage } from '$/games';
import type { CardText, GameEvent } from '$/net/api';
import type { Args } from '$/texts/texts.svelte';

export interface Line {
  head?: 'deal' | 'bout' | 'turn';
  n?: number; // of a bout; 0 if the log does not reach back to its deal
  seat: number | null; // who acts
  seats: number[]; // who did the same on end
  event: GameEvent;
  events: GameEvent[];
}

/** Who acts, though another may be named first: who lays a card before somebody else is `from`. */
export const actor = ({ from, seat }: GameEvent): number | null =>
  typeof from === 'number' ? from : typeof seat === 'number' ? seat : null;

export function lines(events: GameEvent[], page: GamePage, joins: (kind: string) => boolean): Line[] {
  const out: Line[] = [];
  const { heads = [], turns = [], bouts = {}, deals = [], interval = [] } = page;
  let bout = -1; // unknown
  let due = false;
  let turn: number | null = null;
  for (const event of events) {
    const kind = event.event;
    const seat = actor(event);
    const line = { seat, event, seats: seat === null ? [] : [seat], events: [event] };
    if (bouts.from?.includes(kind) || (due && !interval.includes(kind)))
      out.push({ ...line, head: 'bout', n: bout < 0 ? 0 : ++bout, events: [] });
    due = false;
    if (deals.includes(kind)) bout = 0;
    if (bouts.after?.includes(kind)) due = true;
    const last = out.at(-1);
    if (heads.includes(kind)) {
      out.push({ ...line, head: 'deal' });
      turn = null;
    } else if (
      last?.event.event === kind &&
      !last.head &&
      joins(kind) &&
      seat !== null &&
      !last.seats.includes(seat)
    ) {
      last.seats.push(seat);
      last.events.push(event);
    } else {
      if (turns.includes(kind) && seat !== turn) {
        turn = seat;
        out.push({ ...line, head: 'turn', events: [] });
      }
      out.push(line);
    }
  }
  return out;
}

/* Characters that no text has: what stands between them is a name, and before it what it is the name of. */
const [OPEN, THEN, SHUT] = ['\uE000', '\uE001', '\uE002'];

/** Arguments of a sentence in which every card with words, and every square, is marked. */
export function marked(args: Args, cards: Record<string, CardText>): Args {
  const one = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const card = /^@(?:card|dragon)-(.+)$/.exec(value)?.[1] ?? '';
    if (cards[card]) return `${OPEN}${card}${THEN}${cards[card].name}${SHUT}`;
    return /^[a-i][1-9]$/.test(value) ? `${OPEN}square:${value}${THEN}${value}${SHUT}` : value;
  };
  const all = (value: unknown) =>
    Array.isArray(value) && new Set(value).size === value.length ? value.map(one) : one(value); // equals are counted
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, all(value)]));
}

export interface Part {
  text: string;
  of?: string; // a card, or `square:e5`
}

/* Quotation marks and stops go with the name beside them, so that no line begins or ends with one. */
const BESIDE = new RegExp(`([«“„(]*)${OPEN}([^${THEN}]*)${THEN}([^${SHUT}]*)${SHUT}([»”).,:;!?]*)`, 'g');

/** A marked sentence in its parts. */
export const parts = (sentence: string): Part[] =>
  sentence
    .replace(BESIDE, `${OPEN}$2${THEN}$1$3$4${SHUT}`)
    .split(OPEN)
    .flatMap((piece, i): Part[] => {
      if (!i) return [{ text: piece }];
      const [of, rest] = piece.split(THEN);
      const [text, after] = rest.split(SHUT);
      return [{ text, of }, { text: after }];
    })
    .filter(({ text }) => text);
