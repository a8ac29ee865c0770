import { expect, test } from 'vitest';
import { lines, marked, parts } from './log';

const page = { heads: ['deal'], deals: ['deal'], bouts: { from: ['attack'] }, turns: ['visit'] };
const told = (...events: { event: string; seat?: number; from?: number }[]) =>
  lines(events, page, (kind) => kind === 'pass');

test('bouts have headings and are counted from the deal', () => {
  const heads = told(
    { event: 'deal' },
    { event: 'attack', seat: 0 },
    { event: 'beat', seat: 1 },
    { event: 'attack', seat: 1 },
  );
  expect(heads.map(({ head, n }) => [head, n])).toEqual([
    ['deal', undefined],
    ['bout', 1],
    [undefined, undefined],
    [undefined, undefined],
    ['bout', 2],
    [undefined, undefined],
  ]);
  expect(told({ event: 'attack', seat: 0 })[0].n).toBe(0); // the log does not reach back to the deal
});

test('what ends a deal belongs to its last round and begins no other', () => {
  const tricks = { heads: ['deal'], deals: ['deal'], bouts: { after: ['deal', 'trick'] }, interval: ['scored'] };
  const events = ['deal', 'lay', 'trick', 'lay', 'trick', 'scored', 'deal', 'lay'].map((event) => ({ event }));
  const heads = lines(events, tricks, () => false).filter(({ head }) => head);
  expect(heads.map(({ head, n }) => `${head} ${n ?? ''}`.trim())).toEqual([
    'deal',
    'bout 1',
    'bout 2',
    'deal',
    'bout 1',
  ]);
});

test('who passes one after another stands in one line', () => {
  const all = told(
    { event: 'pass', seat: 0 },
    { event: 'pass', seat: 2 },
    { event: 'beat', seat: 1 },
    { event: 'pass', seat: 0 },
  );
  expect(all.map(({ seats }) => seats)).toEqual([[0, 2], [1], [0]]);
});

test('the face is that of who acts, not of who is named', () => {
  expect(told({ event: 'give', from: 2, seat: 1 })[0].seat).toBe(2);
});

test('a turn begins once, however much is done in it', () => {
  const all = told({ event: 'visit', seat: 0 }, { event: 'visit', seat: 0 }, { event: 'visit', seat: 1 });
  expect(all.filter(({ head }) => head === 'turn').map(({ seat }) => seat)).toEqual([0, 1]);
});

test('cards and squares of a sentence can be told from its words', () => {
  const { card, square, seat } = marked(
    { card: '@card-x', square: 'e5', seat: 1 },
    { x: { name: 'Wyrm', text: '' } },
  );
  expect(parts(`A lays «${String(card)}» on ${String(square)}.`)).toEqual([
    { text: 'A lays ' },
    { text: '«Wyrm»', of: 'x' },
    { text: ' on ' },
    { text: 'e5.', of: 'square:e5' }, // no line begins with a stop
  ]);
  expect(seat).toBe(1);
});
