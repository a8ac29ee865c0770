import { beforeEach, expect, test, vi } from 'vitest';
import { Coach, listen, remarkFor } from './coach.svelte';
import type { Question } from './net/api';
import type { RemarkInfo } from './net/wire';
import { settings } from './settings.svelte';

const remark = (id: string, ask: string[], choice = ''): RemarkInfo => ({ id, ask, choice, text: `${id}!` });
const REMARKS = [
  remark('attack', ['attack']),
  remark('transfer', ['defend'], 'transfer * | pass on'),
  remark('defend', ['defend']),
  remark('goods', ['good', 'goods']),
];
const question = (kind: string, ...texts: string[]) =>
  ({ kind, seat: 0, choices: texts.map((text) => ({ text })) }) as unknown as Question;
const coach = (game = 'durak') => Object.assign(new Coach(game), { remarks: REMARKS });

beforeEach(() => listen(true));

test('the first remark that fits speaks', () => {
  const first = (...asked: [string, ...string[]]) => remarkFor(REMARKS, question(...asked))?.id;
  expect(first('attack', 'attack 6S')).toBe('attack');
  expect(first('defend', 'take', 'transfer 6S')).toBe('transfer');
  expect(first('defend', 'pass on')).toBe('transfer');
  expect(first('defend', 'take', 'no transfer 6S')).toBe('defend');
  expect(first('goods', 'a')).toBe('goods');
  expect(first('throw', 'pass')).toBeUndefined();
});

test('nothing is said twice, and nothing else in its place', () => {
  const one = coach();
  const both = question('defend', 'take', 'transfer 6S');
  expect(one.says(both)?.id).toBe('transfer');
  expect(one.says(both)?.id).toBe('transfer'); // until it is answered
  one.heard(both);
  expect(one.says(both)).toBeNull();
  expect(one.says(question('defend', 'take'))?.id).toBe('defend');
  expect(coach().says(both)).toBeNull(); // at the next table neither
  expect(coach('another').says(both)?.id).toBe('transfer');
});

test('it falls silent after the first game of a kind, and for good when it is sent away', () => {
  const asked = question('attack', 'attack 6S');
  const one = coach();
  one.leave();
  expect(one.says(asked)).toBeNull();
  expect(coach('another').says(asked)?.id).toBe('attack');
  listen(false);
  expect(settings.coach).toBe(false);
  expect(coach('another').says(asked)).toBeNull();
  listen(true);
  expect(one.says(asked)?.id).toBe('attack');
});

test('the sentences come with the book, in the language of the page', async () => {
  const told = vi.fn((path: string) =>
    Promise.resolve(new Response(JSON.stringify({ coach: [remark(path.slice(-2), ['attack'])] }))),
  );
  vi.stubGlobal('fetch', told);
  const one = new Coach('durak');
  for (const lang of ['uk', 'uk', 'en']) await one.learn(lang);
  vi.unstubAllGlobals();
  expect(told.mock.calls.map(([path]) => path)).toEqual([
    '/api/games/durak/book?lang=uk',
    '/api/games/durak/book?lang=en',
  ]);
  expect(one.remarks[0].id).toBe('en');
});
