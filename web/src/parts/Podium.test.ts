import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Result, State } from '$/net/api';
import { KEY, Play } from '$/play.svelte';
import { speak, texts } from '$/texts/texts.svelte';
import Podium from './Podium.svelte';
import Terms from './Terms.svelte';

beforeAll(async () => {
  await speak('en');
  await Promise.all(['durak', 'wyrmspan', 'flamecraft'].map((game) => texts(game)));
});

function end(game: string, result: Result) {
  const seats = [{ name: 'Anna', colour: '', kind: 'person', you: true, online: true }];
  const play = new Play(game, true);
  play.state = { table: { game, seats, turn: [] }, seat: 0, result } as unknown as State;
  const context = new Map([[KEY, play]]);
  const { container } = render(Podium, { props: { result }, context });
  return container.textContent.replace(/\s+/g, ' ');
}

test('alone, the opponent without a seat and the outcome are shown', () => {
  const told = end('wyrmspan', { scores: [40, 52], winners: ['automa'], ranking: [['automa'], [0]], sides: [0] });
  expect(told).toMatch(/You lost\..*Automa.*52.*Anna.*40/);
});

test('alone, the title and the goals met are shown', () => {
  const details = { title: 'flamekeeper', met: ['treasurer', 'brewmaster'] };
  const told = end('flamecraft', { scores: [80], winners: [0], ranking: [[0]], sides: [0], ...details });
  expect(told).toContain('Your title: Flamekeeper');
  expect(told).toContain('Goals met: Treasurer, Brewmaster');
});

test('one deal of Durak tells who got away, a series its points', () => {
  const result = { scores: [0], winners: [0], ranking: [[0]], sides: [0] };
  expect(end('durak', result)).toContain('out');
  expect(end('durak', { ...result, deals: ['fool B', 'fool C'] })).toMatch(/you\s*0$/);
});

test('the clock of a table, and who has sealed a part of its deal, are told beforehand', () => {
  const clock = { kind: 'move', seconds: 30 } as const;
  const parts = [{ seat: 1, commitment: 'def456', part: null }];
  const fair = { kind: 'parts', terms: '{}', server: 'abc123', secret: null, parts };
  render(Terms, { table: { id: 't', clock, fair, seats: [{ name: 'Anna' }, { name: 'Ben' }] } as never });
  expect(document.body.textContent).toContain('30 seconds a move.');
  expect(screen.getByText('When it runs out, a bot makes the move.', { exact: false })).toBeTruthy();
  expect(document.body.textContent).toMatch(/The server has sealed its part.*Sealed by players: Ben\./s);
  for (const seal of ['abc123', 'def456']) expect(screen.getByText(seal)).toBeTruthy();
});
