import { expect, test } from 'vitest';
import { belongs, pieces, plain, stateOf, type Book } from './frames';
import { search } from './search';
import { line } from './places';
import { further } from './progress.svelte';

test('a paragraph falls into pieces that open', () => {
  expect(pieces('A [trump](trump) beats [it](DUR-8.3), says [the six](card:6S).')).toEqual([
    { text: 'A ' },
    { text: 'trump', word: 'trump' },
    { text: ' beats ' },
    { text: 'it', rule: 'DUR-8.3' },
    { text: ', says ' },
    { text: 'the six', card: '6S' },
    { text: '.' },
  ]);
  expect(plain('A [trump](trump).')).toBe('A trump.');
});

const book: Book = {
  chapters: [
    {
      id: 'beats',
      title: 'What beats what',
      figures: [],
      rules: [],
      lesson: '',
      cards: [],
      say: [
        {
          id: 'short',
          head: '',
          text: 'A [trump](trump) wins.',
          short: true,
          here: false,
          rules: [],
          figure: '',
          cards: [],
          items: [],
        },
      ],
    },
  ],
  words: { trump: { word: 'trump', means: 'the highest suit', rules: [], card: '' } },
  lessons: [],
  aid: [],
  coach: [],
};

test('a search finds words, chapters, cards and statements, and nothing for nothing', () => {
  const rules = [{ id: 'DUR-8.3', section: '', text: 'Any trump against a non-trump.' }];
  const cards = { '6S': { name: 'Six', text: 'Beats a trump.' } };
  expect(search('TRUMP', book, rules, cards).map((one) => one.kind)).toEqual(['word', 'chapter', 'card', 'rule']);
  expect(search('trump wins', book, rules, cards).map((one) => one.id)).toEqual(['beats']);
  expect(search('  ', book, rules, cards)).toEqual([]);
});

test('a search does not mind which apostrophe one types, nor е for ё', () => {
  const rules = [
    { id: 'FLC-7.3', section: '', text: 'М’ясо: дракона розміщують будь-де.' },
    { id: 'DRC-4.2', section: '', text: 'Карта перед жёлтым местом всегда жёлтая.' },
  ];
  expect(search("м'ясо", book, rules, {}).map((one) => one.id)).toEqual(['FLC-7.3']);
  expect(search('желтая', book, rules, {}).map((one) => one.id)).toEqual(['DRC-4.2']);
});

test('a line of the player aid follows the options of the table', () => {
  expect(belongs({ enchanted: '6' }, { enchanted: ['6', '7'] })).toBe(true);
  expect(belongs({ enchanted: '8' }, { enchanted: ['6', '7'] })).toBe(false);
  expect(belongs({ tie: 'draw' }, { tie: 'defender_is_fool' })).toBe(false);
  expect(belongs({ tie: 'draw' }, {})).toBe(true);
});

test('a frame is a state in which the reader sits', () => {
  const frame = { view: {}, events: [], question: null, turn: [1], result: null };
  const state = stateOf('durak', frame, 3, 0, ['Me', 'Ostap'], {});
  expect(state.table.seats.map((seat) => [seat.name, seat.you])).toEqual([
    ['Me', true],
    ['Ostap', false],
  ]);
  expect(state.mine).toEqual([0]);
  expect(stateOf('durak', frame, 3, null, ['A'], {}).mine).toEqual([]);
});

test('an arrow leaves one box and stops at the other', () => {
  const [x1, y1, x2, y2] = line({ x: 0, y: 0, w: 10, h: 10 }, { x: 100, y: 0, w: 10, h: 10 });
  expect(y1).toBe(5);
  expect(y2).toBe(5);
  expect(x1).toBeGreaterThan(5);
  expect(x2).toBeLessThan(105);
  expect(x1).toBeLessThan(x2);
});

test('of two ways through the lessons the further counts', () => {
  expect(further({ a: 3, b: 1 }, { b: 2, c: 1 })).toEqual({ a: 3, b: 2, c: 1 });
});
