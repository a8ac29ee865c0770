import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { State } from '$/net/api';
import { dwell, Queue, steps, TIMES } from './queue.svelte';
import { settings } from './settings.svelte';

const state = (ply: number, more: Partial<State> = {}): State =>
  ({ ply, seat: 0, question: null, clock: null, events: [{ event: 'lay', seat: 1, ply }], ...more }) as State;
const shown: State[] = [];
let queue: Queue;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'calm';
  shown.length = 0;
  queue = new Queue(
    (one) => shown.push(one),
    (one, waiting) => dwell(one, waiting, 'a-game'),
  );
});
afterEach(() => {
  queue.stop();
  vi.useRealTimers();
});
const plies = () => shown.map(({ ply }) => ply);

test('what many did is shown step by step', () => {
  [1, 2, 3].forEach((ply) => queue.arrive(state(ply)));
  expect(plies()).toEqual([1]);
  expect(queue.behind).toBe(true);
  vi.advanceTimersByTime(TIMES.calm);
  expect(plies()).toEqual([1, 2]);
  vi.advanceTimersByTime(TIMES.calm);
  expect(plies()).toEqual([1, 2, 3]);
  expect(queue.behind).toBe(false);
});

test('the present is shown at once, and no event is lost', () => {
  [1, 2, 3].forEach((ply) => queue.arrive(state(ply)));
  queue.present();
  expect(plies()).toEqual([1, 3]);
  expect(shown[1].events.map((event) => event.ply)).toEqual([2, 3]);
  expect(queue.behind).toBe(false);
  vi.advanceTimersByTime(10 * TIMES.calm);
  expect(plies()).toEqual([1, 3]);
});

test('nothing waits where somebody wants everything at once', () => {
  settings.speed = 'once';
  queue.arrive(state(1));
  vi.advanceTimersByTime(0);
  queue.arrive(state(2));
  expect(plies()).toEqual([1, 2]);
});

test('a clock that runs presses: my question comes soon, however much happened', () => {
  const clock = { now: 0, until: {}, bank: null };
  const question = { kind: 'turn', rule: '', seat: 0, choices: [], extra: {} };
  for (let ply = 1; ply < 9; ply++) queue.arrive(state(ply, { clock }));
  queue.arrive(state(9, { clock, question }));
  vi.advanceTimersByTime(TIMES.calm + 2000);
  expect(plies().at(-1)).toBe(9);
  expect(dwell(state(1), [state(2, { clock, question })], 'a-game')).toBeLessThan(TIMES.calm);
});

test('what I did myself needs little time, what changes nothing none', () => {
  expect(dwell(state(1, { seat: 1 }), [], 'a-game')).toBeLessThan(TIMES.calm / 2);
  expect(dwell(state(1, { events: [] }), [], 'a-game')).toBe(0);
});

test('once more: from where I chose to the present, at a pace that can be followed', () => {
  settings.speed = 'once';
  const past = [1, 2, 3].map((ply) => state(ply));
  queue.again(past);
  expect(plies()).toEqual([1]);
  expect(shown[0].events).toEqual([]);
  expect(queue.behind).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(plies()).toEqual([1, 2, 3]);
});

test('the end of a bout rests as it lay, before it is cleared away', () => {
  const view = {
    seats: ['A', 'B'],
    table: [['7S', 'A', null]],
    sizes: { A: 5, B: 6 },
    hand: ['9S'],
    passed: [],
    you: 'A',
  };
  const events = [
    { event: 'beat', seat: 1, card: '8S', index: 0 },
    { event: 'beaten', seat: 1, cards: ['7S', '8S'] },
  ];
  const before = state(1, { view, table: { turn: [1] } as State['table'] });
  const [rests, settles] = steps('durak', before, { ...before, ply: 2, events, view: { ...view, table: [] } });
  expect(rests.stage).toBe('rests');
  expect(rests.question).toBeNull();
  expect((rests.view as typeof view).table).toEqual([['7S', 'A', '8S']]);
  expect((settles.view as typeof view).table).toEqual([]);
  expect(dwell(rests, [settles], 'durak')).toBeGreaterThan(TIMES.calm);
});

test('what ends a deal rests before its summary, which no touch passes over', () => {
  const view = {
    seats: ['A', 'B'],
    you: 'A',
    table: [['7S', 'A', null]],
    sizes: { A: 1, B: 1 },
    hand: [],
    passed: [],
  };
  const events = [
    { event: 'beat', seat: 1, card: '8S', index: 0 },
    { event: 'beaten' },
    { event: 'fool', seat: 0 },
  ];
  const before = state(1, { view, table: { turn: [1] } as unknown as State['table'] });
  const all = steps('durak', before, { ...before, ply: 2, events, view: { ...view, table: [] } });
  expect(all.map(({ stage }) => stage)).toEqual(['rests', 'pauses', 'settles']);
  all.forEach((one) => queue.arrive(one));
  queue.present();
  expect(shown.map((one) => (one as (typeof all)[0]).stage)).toEqual(['rests', 'pauses']);
  queue.next();
  expect(shown).toHaveLength(3);
});

test('the summary of a deal waits for a touch, but not while my clock runs', () => {
  const events = [{ event: 'scored', red: 0, yellow: 180, deal: 1 }];
  const [rests] = steps(
    'dragon_catchers',
    state(1, { view: {} }),
    state(2, { view: {}, events, table: {} as State['table'] }),
  );
  expect(dwell(rests, [], 'dragon_catchers')).toBe(Infinity);
  const question = { kind: 'turn', rule: '', seat: 0, choices: [], extra: {} };
  const next = state(3, { question, clock: { now: 0, until: {}, bank: null } });
  expect(dwell(rests, [next], 'dragon_catchers')).toBeLessThan(4000);
});
