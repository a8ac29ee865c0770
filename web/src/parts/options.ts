/* The options of a game: their words, from its own texts, and which values go with how many players. */
import type { Option } from '$/net/api';
import { has, say } from '$/texts/texts.svelte';

export type Values = Record<string, unknown>;

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const optionName = (game: string, option: Option) => say(`option-${option.key}`, {}, game);
export const optionHelp = (game: string, option: Option) =>
  has(`option-${option.key}-help`, game) ? say(`option-${option.key}-help`, {}, game) : '';

export function optionValue(game: string, option: Option, value: unknown): string {
  const whole = `option-${option.key}-${String(value).replaceAll(',', '-')}`;
  if (has(whole, game)) return say(whole, {}, game);
  const one = (part: unknown) => optionValue(game, option, part);
  if (Array.isArray(value)) return value.map(one).join(', ') || say('none');
  if (value && typeof value === 'object') {
    const pairs = Object.entries(value);
    if (option.kind === 'map') return pairs.map(([from, to]) => `${one(from)} → ${one(to)}`).join(', ');
    return pairs.map(([what, count]) => say(`option-${option.key}-${what}-count`, { count }, game)).join(', ');
  }
  const word = String(value);
  const dashed = word.replaceAll('_', '-');
  const sorted = option.sort ? [`${option.sort}-${word}`, `${option.sort}-${dashed}`] : [];
  for (const id of [`option-${option.key}-${dashed}`, ...sorted, `word-${word}`])
    if (has(id, game)) return say(id, {}, game);
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (value === null || value === 'random') return say('option-free');
  return word;
}

/** Whether one of the option's values is for so many players. */
export const allowed = (option: Option, one: unknown, seats: number) =>
  option.seats?.[option.values?.findIndex((value) => same(value, one)) ?? -1]?.includes(seats) ?? true;

function fits(option: Option, value: unknown, seats: number): boolean {
  if (option.kind === 'seat') return typeof value !== 'number' || value < seats;
  if (option.kind === 'list' && Array.isArray(value))
    return value.length === (option.count ?? seats) && value.every((one) => allowed(option, one, seats));
  return allowed(option, value, seats);
}

/** What is wished, and what does not go with so many players changed to the first value that does. */
export function fitting(options: Option[], wish: Values, seats: number) {
  const values: Values = { ...wish };
  const changed: { option: Option; value: unknown }[] = [];
  for (const option of options) {
    const wished = option.key in wish ? wish[option.key] : option.default;
    if (fits(option, wished, seats)) continue;
    const value = [option.default, ...(option.values ?? [])].find((one) => fits(option, one, seats));
    values[option.key] = value;
    changed.push({ option, value });
  }
  return { values, changed };
}

/** A list with another value at one place; who had it, or what excludes it, takes the old one. */
export function placed(option: Option, list: unknown[], at: number, one: unknown): unknown[] {
  const mark = (value: unknown) => option.apart?.[option.values!.indexOf(value)] ?? value;
  return list.map((old, i) => (i === at ? one : mark(old) === mark(one) ? list[at] : old));
}

/** The first list that may be named. */
export function firstList(option: Option, seats: number): unknown[] {
  const marks = new Set<unknown>();
  return option
    .values!.filter((one, i) => {
      const mark = option.apart?.[i] ?? one;
      return allowed(option, one, seats) && !marks.has(mark) && !!marks.add(mark);
    })
    .slice(0, option.count ?? seats);
}
