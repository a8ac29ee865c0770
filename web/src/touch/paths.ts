/* Touch paths: every choice is a path of element ids; each touch narrows the choices, the last one makes it. Pure. */

export interface Choice {
  text: string;
  touch: string[];
  label: [string, Record<string, unknown>];
}

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

/** What remains of a path after the touches: elements that may come next, empty at the end, null if it leads elsewhere. */
export function rest(path: string[], touched: string[], ordered: Ordered = never): string[] | null {
  let at = 0;
  let run: string[] = [];
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
