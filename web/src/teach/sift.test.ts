import { expect, test } from 'vitest';
import { choices, places, sift, type Facet } from './sift';
import type { Book } from './frames';

const cards = {
  a: { name: 'Зелений п’ятикіготь', text: 'Отримайте 1 яйце.' },
  b: { name: 'Червоний страж', text: 'Відкладіть 2 яйця.' },
  c: { name: 'Печера', text: 'Отримайте 1 монету.' },
  d: { name: 'Жёлтый дрейк', text: '' },
};
const kind: Facet = (card) => [card === 'c' ? 'caves' : 'dragons'];
const size: Facet = (card) => ({ a: ['small'], b: ['large', 'small'], d: ['large'] })[card] ?? [];

test('every searched word is in name or text, however it is spelled', () => {
  expect(sift(cards, '', [], [])).toEqual(['a', 'b', 'c', 'd']);
  expect(sift(cards, 'отримайте', [], [])).toEqual(['a', 'c']);
  expect(sift(cards, "яйце П'ЯТИ", [], [])).toEqual(['a']);
  expect(sift(cards, 'желтый', [], [])).toEqual(['d']);
  expect(sift(cards, 'яйце монету', [], [])).toEqual([]);
});

test('one of what is chosen in each facet', () => {
  expect(sift(cards, '', [kind, size], ['dragons', 'large'])).toEqual(['b', 'd']);
  expect(sift(cards, '', [kind, size], ['small', 'large'])).toEqual(['a', 'b', 'd']);
  expect(sift(cards, 'страж', [kind, size], ['small'])).toEqual(['b']);
  expect(sift(cards, '', [kind, size], ['caves', 'large'])).toEqual([]);
});

test('nothing can be chosen that leaves no card', () => {
  expect(choices(Object.keys(cards), [kind, size], [])).toEqual([
    ['dragons', 'caves'],
    ['small', 'large'],
  ]);
  expect(choices(Object.keys(cards), [kind, size], ['caves'])).toEqual([['dragons', 'caves'], []]);
  expect(choices(Object.keys(cards), [kind, size], ['large'])[0]).toEqual(['dragons']);
});

test('a card is taught where it is named or where its rules are told', () => {
  const book = {
    chapters: [
      { id: 'one', title: 'One', cards: ['a'], rules: [], say: [] },
      { id: 'two', title: 'Two', cards: [], rules: [], say: [{ rules: ['ABC-1.2'] }] },
      { id: 'three', title: 'Three', cards: ['b'], rules: ['ABC-9.9'], say: [] },
    ],
    lessons: [
      { id: 'l1', title: 'L1', cards: [], rules: [] },
      { id: 'l2', title: 'L2', cards: ['a'], rules: [] },
    ],
  } as unknown as Book;
  expect(places('g', 'a', ['ABC-1.2'], book).map(({ to }) => to)).toEqual([
    '/learn/g#one',
    '/learn/g#two',
    '/lesson/g/2',
  ]);
  expect(places('g', 'a', ['ABC-1.2'], book, false).map(({ to }) => to)).toEqual(['/learn/g#two']);
});
