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

/** What this person has learned on other devices. */
export async function recall() {
  const told = await call<Progress>('/api/me/lessons').catch(() => ({}));
  keep(further(progress.done, told));
}

export function reach(lesson: string, steps: number) {
  if ((progress.done[lesson] ?? 0) >= steps) return;
  keep({ ...progress.done, [lesson]: steps });
  void call('/api/me/lessons', { lesson, steps }).catch(() => null);
}
