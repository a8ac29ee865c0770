import { expect, test } from 'vitest';
import { compile, sayIn } from './texts.svelte';

const bundle = compile('uk', [
  'yes = так\nno = ні\ncounted = { $item } ×{ $n }\ncard-6S = шістка пік\nlaid = { $seat } кладе: { $card }\ncount = { $n ->\n    [one] { $n } карта\n    [few] { $n } карти\n   *[other] { $n } карт\n }',
]);

test('an argument that begins with @ is a message itself', () => {
  expect(sayIn(bundle, 'laid', { seat: 'Олена', card: '@card-6S' })).toBe('Олена кладе: шістка пік');
});

test('a list is spoken item by item, truth by words', () => {
  expect(sayIn(bundle, 'laid', { seat: true, card: ['@card-6S', 7] })).toBe('так кладе: шістка пік, 7');
});

test('equal messages on end are counted, equal numbers are not', () => {
  expect(sayIn(bundle, 'laid', { seat: [2, 2], card: ['@card-6S', '@card-6S', '@card-6S', '@yes', '@card-6S'] })).toBe('2, 2 кладе: шістка пік ×3, так, шістка пік');
});

test('plurals follow the language', () => {
  expect([1, 3, 5].map((n) => sayIn(bundle, 'count', { n }))).toEqual(['1 карта', '3 карти', '5 карт']);
});

test('a missing message shows its id', () => {
  expect(sayIn(bundle, 'nothing')).toBe('nothing');
});
