import { expect, test } from 'vitest';
import { place, rows, total, won } from './score';

const result = { scores: { A: 80, B: 74 }, winners: ['A'], ranking: [['A'], ['B']], parts: { A: { dragons: 30, eggs: 4, items: [] }, B: { dragons: 20, eggs: 9, items: [] } } };

test('a result keyed by letters becomes rows by seat', () => {
  expect(rows(result, 2)).toEqual([{ key: 'dragons', values: [30, 20] }, { key: 'eggs', values: [4, 9] }]);
  expect([total(result, 1), won(result, 0), won(result, 1), place(result, 1)]).toEqual([74, true, false, 1]);
});

test('seat numbers do as well', () => {
  const plain = { scores: [0, 1], winners: [0], ranking: [[0], [1]] };
  expect([total(plain, 1), won(plain, 0), place(plain, 0), rows(plain, 2)]).toEqual([1, true, 0, []]);
});
