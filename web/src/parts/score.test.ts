import { expect, test } from 'vitest';
import { inksOf, lineOf } from './lines';
import { detailed, place, players, rows, total, won } from './score';

const result = {
  scores: { A: 80, B: 74 },
  winners: ['A'],
  ranking: [['A'], ['B']],
  sides: [0, 1],
  parts: { A: { dragons: 30, eggs: 4, items: [] }, B: { dragons: 20, eggs: 9, items: [] } },
};

test('a result keyed by letters becomes rows by seat', () => {
  expect(rows(result, [0, 1])).toEqual([
    { key: 'dragons', values: [30, 20] },
    { key: 'eggs', values: [4, 9] },
  ]);
  expect([total(result, 1), won(result, 0), won(result, 1), place(result, 1)]).toEqual([74, true, false, 1]);
});

test('seat numbers do as well', () => {
  const plain = { scores: [0, 1], winners: [0], ranking: [[0], [1]], sides: [0, 1] };
  expect([total(plain, 1), won(plain, 0), place(plain, 0), rows(plain, [0, 1])]).toEqual([1, true, 0, []]);
});
test('who has no seat is ranked, too', () => {
  const solo = {
    scores: [40, 52],
    winners: ['automa'],
    ranking: [['automa'], [0]],
    sides: [0],
    parts: { A: { eggs: 4 }, automa: { eggs: 7 } },
  };
  const order = players(solo, 1);
  expect(order).toEqual(['automa', 0]);
  expect(order.map((player) => total(solo, player))).toEqual([52, 40]);
  expect([won(solo, 0), won(solo, 'automa'), place(solo, 0)]).toEqual([false, true, 1]);
  expect(rows(solo, order)).toEqual([{ key: 'eggs', values: [7, 4] }]);
});

const even = { winners: [], ranking: [[0, 1]] }; // as a record tells it, without sides
const frame = (progress: number[], ...events: { event: string; seat?: number; [key: string]: unknown }[]) => ({
  seat: 0,
  events,
  progress,
});

test('a sheet is found in what happened, if it adds up', () => {
  const series = { ...even, scores: [1, 1], deals: ['fool A', 'fool B'] };
  expect(rows(detailed('durak', series, [], {}), [0, 1])).toEqual([
    { key: 'deal-1', values: [1, 0] },
    { key: 'deal-2', values: [0, 1] },
  ]);
  expect(rows(detailed('durak', { ...series, scores: [2, 1] }, [], {}), [0, 1])).toEqual([]);
  const market = [
    frame([5, 0], { event: 'enchant' }, { event: 'rep', seat: 0, n: 5 }),
    frame([5, 2], { event: 'give' }, { event: 'rep', seat: 1, n: 2 }),
  ];
  expect(rows(detailed('flamecraft', { ...even, scores: [5, 2] }, market, {}), [0, 1])).toEqual([
    { key: 'enchantments', values: [5, 0] },
    { key: 'gifts', values: [0, 2] },
  ]);
});

test('deals of Dragon Catchers are told by clan, with three by who was red', () => {
  const history = [
    { dealer: 'A', R: 14, Y: 0 },
    { dealer: 'B', R: 2, Y: 59 },
  ];
  const told = (players: number, scores: number[], clans: object) =>
    rows(
      detailed('dragon_catchers', { ...even, scores }, [], {
        history,
        players,
        clans,
        names: ['A', 'B', 'C'].slice(0, scores.length),
      }),
      scores.map((_, seat) => seat),
    ).map(({ values }) => values);
  expect(told(2, [16, 59], { A: 'R', B: 'Y' })).toEqual([
    [14, 0],
    [2, 59],
  ]);
  expect(told(3, [73, 2, 59], { A: 'R', B: 'Y', C: 'Y' })).toEqual([
    [14, 0, 0],
    [59, 2, 59],
  ]);
});

test('partners share a line of the chart, others do not', () => {
  const view = { players: 4, clans: { A: 'R', B: 'Y', C: 'R', D: 'Y' }, names: ['A', 'B', 'C', 'D'] };
  const lines = (game: string, seen: object) => {
    const inks = inksOf(game, seen, 4);
    return inks.map((_, seat) => lineOf(inks, seat));
  };
  expect(lines('dragon_catchers', view)).toEqual([0, 1, 0, 1]);
  expect(lines('dragon_catchers', { ...view, players: 3 })).toEqual([0, 1, 2, 3]);
  expect(lines('tash_kalar', { sides: ['red', 'blue', 'red', 'blue'] })).toEqual([0, 1, 0, 1]);
  expect(lines('durak', {})).toEqual([0, 1, 2, 3]);
});

test('in Tash-Kalar partners score together, and a game begun with points has no sheet', () => {
  const told = (mode: string, scores: unknown[], frames: ReturnType<typeof frame>[]) =>
    rows(
      detailed('tash_kalar', { ...even, scores }, frames, { mode, sides: ['red', 'blue', 'red', 'blue'] }),
      [0, 1, 2],
    );
  const start = frame([0, 0, 0, 0]);
  const claimed = frame([2, 1, 2, 1], { event: 'claimed', seat: 2, points: 2 });
  expect(told('high_form', [3, 1, 3, 1], [start, claimed])).toEqual([
    { key: 'tasks', values: [2, 0, 2] },
    { key: 'legends', values: [1, 1, 1] },
  ]);
  expect(told('deathmatch_duel', [3, 1, 3, 1], [start, frame([], { event: 'point', seat: 1 })])).toEqual([
    { key: 'legends', values: [0, 1, 0] },
    { key: 'pieces', values: [3, 0, 3] },
  ]);
  expect(told('high_form', [3, 1, 3, 1], [frame([2, 0, 2, 0]), claimed])).toEqual([]);
});

test('a melee is told by colours', () => {
  const view = {
    mode: 'deathmatch_melee',
    sides: ['red', 'green', 'blue'],
    score: { B: { R: 1, G: 1 }, R: { B: 0, G: 0 }, G: { B: 2, R: 0 } },
  };
  const scores = [
    [0, 0],
    [0, 2],
    [1, 1],
  ];
  expect(rows(detailed('tash_kalar', { ...even, scores }, [], view), [0, 1, 2])).toEqual([
    { key: 'green', values: [0, '–', 1] },
    { key: 'blue', values: [0, 2, '–'] },
    { key: 'red', values: ['–', 0, 1] },
  ]);
});
