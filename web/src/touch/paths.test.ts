import { expect, test } from 'vitest';
import { narrow, rest, type Choice } from './paths';

const choice = (text: string, ...touch: string[]): Choice => ({ text, touch, label: ['choice', { text }] });
const beat = [
  choice('beat 0 10S', 'hand:10S', 'table:0'),
  choice('beat 1 10S', 'hand:10S', 'table:1'),
  choice('take', 'button:take'),
];

test('a touch narrows, the last one makes the choice', () => {
  expect([...narrow(beat, []).next]).toEqual(['hand:10S', 'button:take']);
  const half = narrow(beat, ['hand:10S']);
  expect([...half.next]).toEqual(['table:0', 'table:1']);
  expect(half.done).toBeNull();
  expect(narrow(beat, ['hand:10S', 'table:1']).done?.text).toBe('beat 1 10S');
});

test('a touch that leads nowhere leaves nothing open', () => {
  expect(narrow(beat, ['hand:6H']).open).toEqual([]);
  expect(rest(['hand:7S'], ['table:0'])).toBeNull();
});

test('things of one sort come in any order, also twice', () => {
  const take = [choice('take a b', 'supply:a', 'supply:b'), choice('take b b', 'supply:b', 'supply:b')];
  expect([...narrow(take, ['supply:b']).next].sort()).toEqual(['supply:a', 'supply:b']);
  expect(narrow(take, ['supply:b', 'supply:a']).done?.text).toBe('take a b');
  expect(narrow(take, ['supply:b', 'supply:b']).done?.text).toBe('take b b');
});

test('where order matters, the first touch is the first element', () => {
  const move = [choice('move e4 e5', 'square:e4', 'square:e5'), choice('move e5 e4', 'square:e5', 'square:e4')];
  const ordered = () => true;
  expect(narrow(move, ['square:e5'], ordered).open.map((c) => c.text)).toEqual(['move e5 e4']);
  expect(narrow(move, ['square:e5', 'square:e4']).done?.text).toBe('move e5 e4');
});

test('a path that begins another one waits for its button', () => {
  const spend = [choice('spend gold', 'reserve:gold'), choice('spend gold gold', 'reserve:gold', 'reserve:gold')];
  const once = narrow(spend, ['reserve:gold']);
  expect(once.done?.text).toBe('spend gold');
  expect(once.more).toBe(true);
  expect(narrow(spend, ['reserve:gold', 'reserve:gold']).more).toBe(false);
});
