import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo, Option } from '$/net/api';
import { speak, texts } from '$/texts/texts.svelte';
import NewTable from './NewTable.svelte';
import { firstList, fitting, optionValue, placed } from './options';

const option = (key: string, rest: Partial<Option>): Option => ({
  key,
  rule: '',
  default: null,
  kind: 'one',
  ...rest,
});
const mode = option('mode', {
  default: 'high_form',
  values: ['high_form', 'deathmatch_melee'],
  seats: [
    [2, 4],
    [3, 4],
  ],
});
const schools = option('schools', {
  kind: 'list',
  default: 'choose',
  words: ['choose', 'random'],
  values: ['northern_imperial', 'southern_imperial', 'highland', 'sylvan'],
  sort: 'school',
});
const sides = option('objectives', {
  kind: 'list',
  values: ['1A', '1B', '2A', '3A'],
  apart: ['1', '1', '2', '3'],
  seats: [[2], null, null, null],
  count: 2,
});
const arena: GameInfo = {
  id: 'tash_kalar',
  version: '1',
  seats: [2, 3, 4],
  options: [mode, schools],
  lessons: {},
  learned: [],
};

beforeEach(async () => {
  await speak('en');
  await Promise.all(['tash_kalar', 'durak', 'dragon_catchers'].map((game) => texts(game, 2)));
});

test('what does not go with the players becomes what does, and only then', () => {
  expect(fitting([mode], {}, 2)).toEqual({ values: {}, changed: [] });
  expect(fitting([mode], {}, 3).values).toEqual({ mode: 'deathmatch_melee' });
  expect(fitting([mode], { mode: 'deathmatch_melee' }, 2).values).toEqual({ mode: 'high_form' });
  expect(fitting([schools], { schools: ['highland', 'sylvan'] }, 3).values).toEqual({ schools: 'choose' });
  expect(fitting([option('first', { kind: 'seat' })], { first: 2 }, 2).values).toEqual({ first: null });
});

test('a list names nothing twice, and of one tile one side only', () => {
  expect(firstList(sides, 1)).toEqual(['1B', '2A']);
  expect(placed(sides, ['1B', '2A'], 1, '1A')).toEqual(['2A', '1A']);
  expect(placed(sides, ['1B', '2A'], 0, '1A')).toEqual(['1A', '2A']);
});

test.each([
  ['en', '3 deals', 'until 5 fool points', 'seats 1 and 3; of two, seat 1'],
  ['uk', '3 партії', 'до 5 очок дурня', 'місця 1 і 3, а вдвох — місце 1'],
  ['ru', '3 партии', 'до 5 очков дурака', 'места 1 и 3, а вдвоём — место 1'],
] as const)('values are spoken: %s', async (lang, deals, points, red) => {
  await speak(lang);
  const series = option('series', {});
  expect(optionValue('durak', series, { deals: 3 })).toBe(deals);
  expect(optionValue('durak', series, { fool_points: 5 })).toBe(points);
  expect(optionValue('dragon_catchers', option('red_seats', {}), [0, 2])).toBe(red);
});

test('the form for three says what it changed, and sends it', async () => {
  const sent: string[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    sent.push(init.body as string);
    return Promise.resolve(new Response('{"id":"t"}'));
  });
  render(NewTable, { games: [arena], id: 'tash_kalar' });
  await fireEvent.change(screen.getByLabelText('Players'), { target: { value: '3' } });
  expect(screen.getByRole('status').textContent).toContain(
    'For 3 players this was changed: Mode – deathmatch melee.',
  );
  await fireEvent.change(screen.getByLabelText('Schools'), { target: { selectedIndex: 2 } });
  await fireEvent.change(screen.getByLabelText('seat 1'), { target: { selectedIndex: 3 } });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  expect((JSON.parse(sent[0]) as { options: unknown }).options).toEqual({
    mode: 'deathmatch_melee',
    schools: ['sylvan', 'southern_imperial', 'highland'],
  });
  vi.unstubAllGlobals();
});
