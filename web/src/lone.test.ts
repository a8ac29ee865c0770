import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { State } from './net/api';
import { Lone } from './lone.svelte';
import { TIMES } from './queue.svelte';
import { settings } from './settings.svelte';

const sent: string[] = [];
let lone: Lone;
const state = (texts: string[], more: object = {}, people = 1) =>
  ({
    ply: 1,
    mine: [0],
    undo: { code: 'undo-other-seat' },
    question: { kind: 'throw', seat: 0, choices: texts.map((text) => ({ text })) },
    table: { seats: [{ kind: 'person' }, { kind: people > 1 ? 'person' : 'bot' }] },
    ...more,
  }) as unknown as State;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'calm';
  settings.lone = true;
  sent.length = 0;
  lone = new Lone('durak', ({ text }) => sent.push(text));
});
afterEach(() => {
  lone.stop();
  vi.useRealTimers();
});

test('a lone answer is given after it could be seen, a choice never', () => {
  lone.shown(state(['pass']));
  expect(lone.answer?.text).toBe('pass');
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([]);
  lone.shown(state(['pass'], { ply: 2 })); // what others answer does not put it off
  vi.advanceTimersByTime(TIMES.calm);
  expect(sent).toEqual(['pass']);
  lone.shown(state(['throw 6S', 'pass']));
  expect(lone.answer).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual(['pass']);
});

test('there is a switch, and at a hot seat everybody answers', () => {
  lone.shown(state(['pass'], { mine: [0, 1] }));
  settings.lone = false;
  lone.shown(state(['pass']));
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

test('what ends a turn that could be taken back is asked; a pass is not', () => {
  const other = new Lone('flamecraft', ({ text }) => sent.push(text));
  other.shown(state(['done'], { undo: null }));
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  lone.shown(state(['pass'], { undo: null }));
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual(['pass']);
});

test('where one can only gather, that is answered: it can still be taken back', () => {
  const other = new Lone('flamecraft', ({ text }) => sent.push(text));
  const question = { kind: 'act', seat: 0, choices: [{ text: 'gather' }] };
  other.shown(state([], { undo: null, question }));
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual(['gather']);
});

test('who takes back is asked again, until the next choice', () => {
  lone.leave();
  lone.shown(state(['pass']));
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  lone.chose();
  lone.shown(state(['pass']));
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual(['pass']);
});

test('among people it takes as long as this person takes with a choice', () => {
  for (const time of [3000, 5000]) {
    lone.shown(state(['throw 6S', 'pass'], {}, 2));
    vi.advanceTimersByTime(time);
    lone.chose();
  }
  const waits = new Set<number>();
  for (let n = 0; n < 60; n++) {
    const begun = performance.now();
    lone.shown(state(['pass'], {}, 2));
    vi.advanceTimersToNextTimer();
    waits.add(performance.now() - begun);
    lone.stop();
  }
  expect([...waits].sort()).toEqual([3000, 5000]);
});
