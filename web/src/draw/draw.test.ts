import { expect, test } from 'vitest';
import { drawDragon } from './dragon';
import { dragonEmblem, hoard } from './emblem';
import { playingCard } from './playing_card';

test('the same seed always gives the same dragon, another seed another one', () => {
  expect(drawDragon('a', { pose: 'head' })).toBe(drawDragon('a', { pose: 'head' }));
  expect(drawDragon('a')).not.toBe(drawDragon('b'));
  expect(drawDragon('d109', { pose: 'wyrm' })).toMatchSnapshot();
});

test('every drawing is one well-formed SVG', () => {
  const svgs = [
    dragonEmblem('a game of tomorrow'),
    hoard(),
    playingCard('10S'),
    playingCard('8H', { enchanted: true, named: 'S' }),
  ];
  for (const pose of ['sit', 'wyrm', 'hatch', 'head'] as const) svgs.push(drawDragon(pose, { pose, scene: true }));
  for (const svg of svgs) {
    const parsed = new DOMParser().parseFromString(
      svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
      'image/svg+xml',
    );
    expect(parsed.querySelector('parsererror')).toBeNull();
  }
});
