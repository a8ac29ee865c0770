import { expect, test } from 'vitest';
import { compile, sayIn } from './texts.svelte';

const bundle = compile('uk', [
  `yes = так
no = ні
counted = { $item } ×{ $n }
card-6S = шістка пік
plant = рослина
plant-n = { $n } рослини
laid = { $seat } кладе: { $card }
count = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }`,
]);

test('an argument that begins with @ is a message itself', () => {
  expect(sayIn(bundle, 'laid', { seat: 'Олена', card: '@card-6S' })).toBe('Олена кладе: шістка пік');
});

test('a list is spoken item by item, truth by words', () => {
  expect(sayIn(bundle, 'laid', { seat: true, card: ['@card-6S', 7] })).toBe('так кладе: шістка пік, 7');
});

test('equal messages on end are counted, equal numbers are not', () => {
  expect(
    sayIn(bundle, 'laid', { seat: [2, 2], card: ['@card-6S', '@card-6S', '@card-6S', '@yes', '@card-6S'] }),
  ).toBe('2, 2 кладе: шістка пік ×3, так, шістка пік');
});

test('a message that can count itself does', () => {
  expect(sayIn(bundle, 'laid', { seat: 1, card: ['@plant', '@plant', '@card-6S', '@plant'] })).toBe(
    '1 кладе: 2 рослини, шістка пік, рослина',
  );
});

test('plurals follow the language', () => {
  expect([1, 3, 5].map((n) => sayIn(bundle, 'count', { n }))).toEqual(['1 карта', '3 карти', '5 карт']);
});

test('a missing message shows its id', () => {
  expect(sayIn(bundle, 'nothing')).toBe('nothing');
});
