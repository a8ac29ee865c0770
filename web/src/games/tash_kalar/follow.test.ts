import { expect, test } from 'vitest';
import { follow } from './follow';

const board = (text: string) => new Map(text.split(' ').map((one) => [one.slice(2), one.slice(0, 2)]));
const first = follow([], board('Rce4 Rce5 Bhd5'), []);
const id = (stones: typeof first, square: string) => stones.find((stone) => stone.square === square)?.id;

test('what stays keeps its id, an upgrade too', () => {
  const now = follow(first, board('Rhe4 Rce5 Bhd5 Rca3'), []);
  for (const square of ['e4', 'e5', 'd5']) expect(id(now, square)).toBe(id(first, square));
  expect(first.map((stone) => stone.id)).not.toContain(id(now, 'a3'));
});

test('a told move is followed, onto a piece that it destroys too', () => {
  const now = follow(first, board('Rce4 Rcd5'), [
    { event: 'destroyed', square: 'd5' },
    { event: 'moved', origin: 'e5', square: 'd5' },
  ]);
  expect(id(now, 'd5')).toBe(id(first, 'e5'));
});

test('several moves of one step', () => {
  const now = follow(first, board('Rce6 Rce5 Bhd5'), [
    { event: 'moved', origin: 'e5', square: 'e6' },
    { event: 'moved', origin: 'e4', square: 'e5' },
  ]);
  expect([id(now, 'e6'), id(now, 'e5')]).toEqual([id(first, 'e5'), id(first, 'e4')]);
});

test('vanished here and appeared there in one step: the same piece', () => {
  expect(id(follow(first, board('Rce4 Rch7 Bhd5'), []), 'h7')).toBe(id(first, 'e5'));
});
