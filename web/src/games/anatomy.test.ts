import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emblemOf, gamePage, inOrder } from '.';

const folders = readdirSync('src/games', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

test.each(folders)('%s has the rooms that every game has', (game) => {
  const inside = readdirSync(`src/games/${game}`);
  expect(inside).toEqual(expect.arrayContaining(['Table.svelte', 'credits.ts', 'emblem.ts', 'game.ts', 'texts']));
  const colour = expect.stringMatching(/^#[\dA-F]{6}$/) as string;
  expect(gamePage(game)).toMatchObject({ cloth: [colour, colour], order: expect.any(Number) as number });
});

test.each([...folders, 'a game of tomorrow'])('the emblem of %s is one well-formed SVG', (game) => {
  const svg = emblemOf(game).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 120 100');
});

test('a game without a folder comes last and has no cloth of its own', () => {
  expect(gamePage('a game of tomorrow')).toEqual({});
  expect(['a game of tomorrow', ...folders].sort(inOrder).at(-1)).toBe('a game of tomorrow');
});

test('nothing outside its folder names a game, so that another one needs no line there', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => `${one.parentPath}/${one.name}`)
    .filter((path) => !path.includes('.test.') && !folders.some((game) => path.startsWith(`src/games/${game}/`)));
  const named = ['index.html', ...files].filter((path) => {
    const text = readFileSync(path, 'utf8');
    return folders.some((game) => text.includes(game));
  });
  expect(named).toEqual([]);
});
