import { expect, test } from 'vitest';
import type { Seat } from '$/net/api';
import { palettes } from './faces';

const seat = (colour: string, kind: Seat['kind'] = 'bot') =>
  ({ name: 'x', colour, kind, you: false, online: true }) as Seat;

test('faces of one table differ, and people keep their colour before bots do', () => {
  const worn = palettes([seat('#9A3D10'), seat('rust', 'person'), seat('ember', 'person'), seat('#1F5FA6')]);
  expect(worn[1]).toBe('rust');
  expect(new Set(worn).size).toBe(4);
  expect(worn).not.toContain('ember'); // cannot be told from rust
});

test('six at a table wear six colours', () => {
  expect(new Set(palettes(Array.from({ length: 6 }, () => seat('moss', 'person')))).size).toBe(6);
});
