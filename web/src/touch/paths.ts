/* Touch paths: every choice is a path of element ids; each touch narrows the choices, the last one makes it. Pure. */

import type { Choice } from '$/net/api';

export type { Choice };

/** Whether the order of touches on this sort of elements matters; by default things of one sort come in any order. */
export type Ordered = (sort: string) => boolean;

export interface Narrowed {
  open: Choice[]; // the choices that begin with these touches
  next: Set<string>; // what can be touched next
  done: Choice | null; // the choice that these touches make
  more: boolean; // other choices begin with the same touches: `done` needs a button
}

export const sortOf = (id: string) => id.slice(0, id.indexOf(':'));
const never: Ordered = () => false;

/** What remains of a path after the touches: what may come next, empty at the end, null if it leads elsewhere. */
export function rest(path: string[], touched: string[], ordered: Ordered = never): string[] | null {
  let at = 0;
  const run: string[] = [];
  const refill = () => {
    if (run.length || at >= path.length) return;
    const sort = sortOf(path[at]);
    do run.push(path[at++]);
    while (at < path.length && sortOf(path[at]) === sort && !ordered(sort));
  };
  for (const id of touched) {
    refill();
    const found = run.indexOf(id);
    if (found < 0) return null;
    run.splice(found, 1);
  }
  refill();
  return run;
}

/** Several things of one sort that are chosen one after another, each by a choice of its own, but touched in any order:
    so many at least and at most, and among which. */
export interface Series {
  min: number;
  max: number;
  among: string[];
}

/** What can be touched in a series: what is left of it, and, before the first touch, whatever else can be chosen. */
export function inSeries(choices: Choice[], touched: string[], series: Series): Narrowed {
  const sort = sortOf(choices.find((choice) => series.among.includes(choice.touch[0]?.split(':')[1]))!.touch[0]);
  const among = series.among.map((name) => `${sort}:${name}`);
  const next = new Set(touched.length < series.max ? among.filter((id) => !touched.includes(id)) : []);
  if (!touched.length) for (const { touch } of choices) if (!among.includes(touch[0])) next.add(touch[0]);
  return { open: choices, next, done: null, more: true };
}

const exact = (path: string[], touched: string[]) => path.every((id, i) => id === touched[i]);

export function narrow(choices: Choice[], touched: string[], ordered: Ordered = never): Narrowed {
  const open: Choice[] = [];
  const done: Choice[] = [];
  const next = new Set<string>();
  for (const choice of choices) {
    const left = rest(choice.touch, touched, ordered);
    if (!left) continue;
    open.push(choice);
    if (left.length === 0) done.push(choice);
    for (const id of left) next.add(id);
  }
  const made = done.find((choice) => exact(choice.touch, touched)) ?? done[0] ?? null;
  return { open, next, done: touched.length ? made : null, more: next.size > 0 };
}
