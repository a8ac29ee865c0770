import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question, State } from './net/api';
import { Play } from './play.svelte';
import { settings } from './settings.svelte';

/** A line to nowhere: keeps what was sent, and says what it is told to. */
class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: { t: string; n: number }[] = [];
  onopen = () => undefined as void;
  onmessage = (_: { data: string }) => undefined as void;
  onclose = () => undefined as void;
  constructor() {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { t: string; n: number });
  }
  close() {
    this.readyState = 3;
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const choice = (text: string) => ({ text, touch: [`hand:${text}`, 'table:0'], label: ['choice', { text }] });
const asked = (...texts: string[]) =>
  ({ kind: 'throw', rule: 'DUR-5.7', seat: 0, choices: texts.map(choice), extra: {} }) as unknown as Question;
const state = (ply: number, question: Question | null, events: object[] = []) =>
  ({
    t: 'state',
    ply,
    seat: 0,
    mine: [0],
    table: { id: 't', game: 'durak', turn: [0, 1], seats: [{}, {}], state: 'playing' },
    view: {},
    events,
    question,
    offers: [],
    undo: null,
    clock: null,
    result: null,
  }) as unknown as State;

let play: Play;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  settings.speed = 'once';
  play = new Play('durak');
  play.open('t');
  Socket.last.onopen();
});
afterEach(() => {
  play.close();
  vi.unstubAllGlobals();
});

test('a hint and the touches made stay while others answer the same question', async () => {
  Socket.last.tell(state(7, asked('7S', '7H')));
  play.touch('hand:7H');
  const waiting = play.hint();
  Socket.last.tell(state(8, asked('7S', '7H'))); // somebody else has answered
  const { n } = Socket.last.sent.find((one) => one.t === 'hint')!;
  Socket.last.tell({ t: 'hint', n, choices: [{ text: '7H', value: 0.6, visits: 9 }] });
  await waiting;
  expect(play.advised?.text).toBe('7H');
  expect(play.touched).toEqual(['hand:7H']);
  Socket.last.tell(state(9, asked('7S', '7H')));
  expect(play.advised?.text).toBe('7H');
  Socket.last.tell(state(10, asked('7S')));
  expect(play.advised).toBe(null);
  expect(play.touched).toEqual([]);
});

test('a hint for a question that is gone is dropped', async () => {
  Socket.last.tell(state(7, asked('7S', '7H')));
  const waiting = play.hint();
  Socket.last.tell(state(8, asked('9S')));
  const { n } = Socket.last.sent.find((one) => one.t === 'hint')!;
  Socket.last.tell({ t: 'hint', n, choices: [{ text: '7H', value: 0.6, visits: 9 }] });
  await waiting;
  expect(play.hints).toBe(null);
});

test('after an own answer the same question begins anew', () => {
  Socket.last.tell(state(7, asked('7S', '7H')));
  play.touch('hand:7H');
  play.touch('table:0');
  expect(Socket.last.sent.some((one) => one.t === 'choose')).toBe(true);
  Socket.last.tell(state(8, asked('7S', '7H')));
  expect(play.touched).toEqual([]);
});

test('what has been touched and can be touched again is marked as what can be touched', () => {
  const pay = (text: string, ...touch: string[]) => ({ text, touch, label: ['choice', {}] as const });
  const choices = [
    pay('gold gold milk', 'reserve:gold', 'reserve:gold', 'reserve:milk'),
    pay('milk milk milk', 'reserve:milk', 'reserve:milk', 'reserve:milk'),
  ];
  Socket.last.tell(state(7, { ...asked(), choices } as never));
  play.touch('reserve:gold');
  expect(play.mark('reserve:gold')).toBe('legal');
  play.touch('reserve:gold');
  expect([play.mark('reserve:gold'), play.mark('reserve:milk')]).toEqual(['chosen', 'legal']);
});

test('a line that was lost for a moment takes nothing from the page', () => {
  vi.useFakeTimers();
  settings.speed = 'calm';
  const laid = [{ event: 'lay', seat: 1, ply: 8 }];
  Socket.last.tell(state(7, null));
  Socket.last.tell(state(8, asked('7S', '7H'), laid));
  Socket.last.tell(state(9, asked('7S', '7H'), [{ event: 'pass', seat: 1, ply: 9 }]));
  expect([play.behind, play.state?.ply]).toEqual([true, 8]); // what others did is still being shown
  const lost = Socket.last;
  lost.onclose();
  vi.advanceTimersByTime(400);
  expect(Socket.last).not.toBe(lost);
  Socket.last.onopen();
  Socket.last.tell(state(9, asked('7S', '7H'), [...laid, { event: 'pass', seat: 1, ply: 9 }]));
  expect([play.behind, play.state?.ply]).toEqual([true, 8]);
  vi.advanceTimersByTime(5000);
  expect([play.behind, play.state?.ply]).toEqual([false, 9]);
  expect(play.log.map(({ event }) => event)).toEqual(['lay', 'pass']);
  vi.useRealTimers();
});

test('a series goes on whether the next state or the answer comes first', async () => {
  const series = (...squares: string[]) =>
    ({
      kind: 'effect',
      rule: 'TSK-21.8',
      seat: 0,
      choices: squares.map((one) => ({ text: `place ${one}`, touch: [`square:${one}`], label: ['choice', {}] })),
      extra: { series: { min: 0, max: 2, among: ['e2', 'f3', 'i4'] } },
    }) as unknown as Question;
  const sent = () => Socket.last.sent.filter((one) => one.t === 'choose') as { n: number; choice?: string }[];
  Socket.last.tell(state(7, series('e2', 'f3', 'i4')));
  play.touch('square:i4');
  play.touch('square:e2');
  Socket.last.tell(state(8, series('f3', 'i4')));
  await new Promise((done) => setTimeout(done, 5)); // the state was shown before the answer came
  Socket.last.tell({ t: 'ok', n: sent()[0].n });
  await new Promise((done) => setTimeout(done, 5));
  expect(sent().map((one) => one.choice)).toEqual(['place e2', 'place i4']);
});
