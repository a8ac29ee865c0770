/* A result as a sheet of categories, whatever game it comes from. */
import { gamePage, type Told } from '$/games';
import type { Result } from '$/net/api';

export interface Row {
  key: string;
  values: (number | string)[];
}

const letter = (seat: number) => String.fromCharCode(65 + seat);

/** What a seat got out of an object or list keyed by seat number, letter or order. */
export function of(values: unknown, seat: number, names: string[] = []): unknown {
  if (Array.isArray(values)) return values[seat];
  if (values && typeof values === 'object') {
    const map = values as Record<string, unknown>;
    return map[letter(seat)] ?? map[String(seat)] ?? map[names[seat]] ?? Object.values(map)[seat];
  }
  return undefined;
}

export const seatOf = (who: unknown): number =>
  typeof who === 'number' ? who : typeof who === 'string' && who.length === 1 ? who.charCodeAt(0) - 65 : -1;

/** Who has a score: a seat, or by its name somebody whom the rules play (an opponent of one who plays alone). */
export type Player = number | string;
const is = (who: unknown, player: Player) => (typeof player === 'number' ? seatOf(who) === player : who === player);

/** Everybody with a score, best first: the one order of podium and sheet. */
export function players(result: Result, seats: number): Player[] {
  const ranked = result.ranking.flat().map((who) => (seatOf(who) >= 0 ? seatOf(who) : String(who)));
  return [...ranked, ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !ranked.includes(seat))];
}

export const place = (result: Result, player: Player) =>
  result.ranking.findIndex((level) => level.some((who) => is(who, player)));
export const won = (result: Result, player: Player) => result.winners.some((who) => is(who, player));

/** What a player got: those without a seat stand after the seats in a list, under their names elsewhere. */
function got(values: unknown, player: Player): unknown {
  if (typeof player === 'number') return of(values, player);
  return Array.isArray(values) ? values.at(-1) : (values as Record<string, unknown> | undefined)?.[player];
}

export const total = (result: Result, player: Player) => {
  const score = got(result.scores, player);
  if (Array.isArray(score)) return score.join(' · '); // several columns
  return typeof score === 'number' || typeof score === 'string' ? score : null;
};

/** The result with a score by category, told by it or found in what happened. */
export function detailed(game: string, result: Result, frames: Told[], view: unknown): Result {
  if (result.parts ?? result.sheet) return result;
  const sheet = gamePage(game).sheet?.(frames, result, view as never);
  const adds = sheet?.every((parts, seat) => {
    const values = Object.values(parts);
    const score = of(result.scores, seat); // a number, or columns, the lowest first
    return Array.isArray(score)
      ? String(values.sort((a, b) => a - b)) === String(score)
      : values.reduce((a, b) => a + b, 0) === score;
  });
  return sheet && adds ? { ...result, parts: sheet } : result; // better none than one that does not add up
}

export function rows(result: Result, columns: Player[]): Row[] {
  const parts = result.parts ?? result.sheet;
  if (!parts || typeof parts !== 'object') return [];
  const keys = new Set<string>();
  const sheets = columns.map((player) => (got(parts, player) ?? {}) as Record<string, unknown>);
  for (const sheet of sheets)
    for (const [key, value] of Object.entries(sheet)) if (typeof value === 'number') keys.add(key);
  return [...keys].map((key) => ({
    key,
    values: sheets.map((sheet) => (typeof sheet[key] === 'number' ? sheet[key] : '–')),
  }));
}
