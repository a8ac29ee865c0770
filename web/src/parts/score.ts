/* A result as a sheet of categories, whatever game it comes from. */
import type { Result } from '$/net/api';

export interface Row { key: string; values: (number | string)[] }

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

export const seatOf = (who: unknown): number => (typeof who === 'number' ? who : typeof who === 'string' && who.length === 1 ? who.charCodeAt(0) - 65 : -1);

export const place = (result: Result, seat: number) => result.ranking.findIndex((level) => level.some((who) => seatOf(who) === seat));
export const won = (result: Result, seat: number) => result.winners.some((who) => seatOf(who) === seat);
export const total = (result: Result, seat: number) => {
  const score = of(result.scores, seat);
  if (Array.isArray(score)) return score.join(' · '); // several columns
  return typeof score === 'number' || typeof score === 'string' ? score : null;
};

export function rows(result: Result, seats: number): Row[] {
  const parts = result.parts ?? result.sheet;
  if (!parts || typeof parts !== 'object') return [];
  const keys = new Set<string>();
  const sheets = Array.from({ length: seats }, (_, seat) => (of(parts, seat) ?? {}) as Record<string, unknown>);
  for (const sheet of sheets) for (const [key, value] of Object.entries(sheet)) if (typeof value === 'number') keys.add(key);
  return [...keys].map((key) => ({ key, values: sheets.map((sheet) => (typeof sheet[key] === 'number' ? (sheet[key] as number) : '–')) }));
}
