import { expect, test } from 'vitest';
import { rest } from './rest';
import type { View } from './view';

const was = {
  seat: 'S',
  names: ['N', 'E', 'S', 'W'],
  laid: [],
  hands: { N: ['Y6'] },
  sizes: { N: { R: 0, Y: 1 }, E: 2, S: { R: 1, Y: 0 } },
} as unknown as View;

test('when a round ends, who laid its last card no longer holds it', () => {
  const given = [{ event: 'give', seat: 2, from: 0, card: '@card-Y6' }, { event: 'trick' }];
  expect(rest(was, given)).toMatchObject({ hands: { N: [] }, sizes: { N: { R: 0, Y: 0 }, E: 2 } });
  const hidden = [{ event: 'give', seat: 2, from: 1, card: '@card-Y6' }, { event: 'trick' }];
  expect(rest(was, hidden)?.sizes).toMatchObject({ N: { R: 0, Y: 1 }, E: 1 });
  const own = [{ event: 'lay', seat: 2, card: '@card-R5' }, { event: 'trick' }];
  expect(rest(was, own)?.sizes).toMatchObject({ S: { R: 0, Y: 0 } });
});
