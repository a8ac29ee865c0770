import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { State } from '$/net/api';
import { KEY, Play } from '$/play.svelte';
import { speak, texts } from '$/texts/texts.svelte';
import Lobby from './Lobby.svelte';

beforeAll(async () => {
  await speak('en');
  await texts('durak');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
});

test('while parts of the deal are opened, it is said whose are awaited', () => {
  const seats = ['Anna', 'Ben'].map((name, i) => ({ name, colour: '', kind: 'person', you: !i, online: true }));
  const play = new Play('durak', true);
  const table = { id: 't', game: 'durak', seats, turn: [], state: 'dealing', options: {}, awaited: [1] };
  play.state = { table, seat: 0, result: null } as unknown as State;
  render(Lobby, { context: new Map([[KEY, play]]) });
  expect(screen.getByRole('status').textContent).toContain('Waiting for the parts of: Ben.');
});
