/* How far one has come in each lesson: kept on this device, and with the person at the server. Never required. */
import { call } from '$/net/api';

export type Progress = Record<string, number>; // by lesson: steps done; all of them: finished

const KEY = 'lessons';
const read = (): Progress => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Progress;
  } catch {
    return {};
  }
};
export const progress = $state<{ done: Progress }>({ done: read() });

function keep(done: Progress) {
  progress.done = done;
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // a browser that keeps nothing: the lesson goes on
  }
}

/** Of two records of the same way, the one that has come further. */
export const further = (one: Progress, other: Progress): Progress => {
  const out = { ...one };
  for (const [id, steps] of Object.entries(other)) out[id] = Math.max(out[id] ?? 0, steps);
  return out;
};

/** The number of the first lesson that is not finished, by how many steps each has; 0: all are. */
export const ahead = (lessons: Progress) =>
  Object.entries(lessons).findIndex(([id, steps]) => (progress.done[id] ?? 0) < steps) + 1;

/* Without a line it is sent later, by `recall`. */
const send = (lesson: string, steps: number) => call('/api/me/lessons', { lesson, steps }).catch(() => null);

/** What this person has learned on other devices; they hear what was learned here. */
export async function recall() {
  const told = await call<Progress>('/api/me/lessons').catch(() => null);
  if (!told) return;
  keep(further(progress.done, told));
  for (const [id, steps] of Object.entries(progress.done)) if ((told[id] ?? 0) < steps) void send(id, steps);
}

export function reach(lesson: string, steps: number) {
  if ((progress.done[lesson] ?? 0) >= steps) return;
  keep({ ...progress.done, [lesson]: steps });
  void send(lesson, steps);
}
