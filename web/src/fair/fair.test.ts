import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '$/net/api';
import { begun, broken, check, follow, kept, type Recorded } from './fair';
import { sha256 } from './sha256';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('our SHA-256 is SHA-256', () => {
  for (const text of ['', 'abc', 'Скарб', ...Array.from({ length: 130 }, (_, n) => 'x'.repeat(n))])
    expect(sha256(text)).toBe(hash(text));
  expect(sha256('y'.repeat(100_000))).toBe(hash('y'.repeat(100_000)));
});

/** A server that keeps its word, unless a test makes it break it. */
const secret = hash('secret');
let table: Table;
let sent: [string, Record<string, string>][];
beforeEach(() => {
  localStorage.clear();
  sent = [];
  const terms = JSON.stringify({
    game: 'durak',
    options: { transfer: true, enchanted: ['6'] },
    seats: 2,
    table: 't',
  });
  const fair = { kind: 'parts', terms, server: hash(secret), secret: null, parts: [] };
  table = { id: 't', state: 'open', seats: [{ you: true }, { you: false }], fair } as unknown as Table;
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const told = JSON.parse(body) as Record<string, string>;
    sent.push([path.replace('/api/tables', ''), told]);
    if (told.commitment) table = promised(told.commitment);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(table) });
  });
});
afterEach(() => vi.unstubAllGlobals());

const bens = hash('Ben');
const promised = (commitment: string): Table => ({
  ...table,
  fair: { ...table.fair!, parts: [{ seat: 0, commitment, part: null }] },
});
/** Ben has promised too, and the owner has started. */
function started() {
  const parts = [...table.fair!.parts, { seat: 1, commitment: hash(bens), part: null }];
  table = { ...table, state: 'dealing', fair: { ...table.fair!, parts } };
}
function record(): Recorded {
  const own = kept('t')!.part ?? null;
  const parts = table.fair!.parts.map((one) => ({ ...one, part: one.seat ? bens : own }));
  const fair = { ...table.fair!, secret, parts };
  const seed = hash(`skarb deal 1\n${fair.terms}\n${secret}\n0 ${own}\n1 ${bens}\n`);
  const options = { enchanted: ['6'], transfer: true, later: 1 };
  return { game: 'durak', seats: 2, seed, options, fair };
}

test('who sits down promises a part, and opens it when all have promised', async () => {
  await follow(table);
  const { part } = kept('t')!;
  expect(sent).toEqual([['/t/commit', { commitment: hash(part!) }]]);
  await follow(table);
  expect(sent).toHaveLength(1);
  started();
  await follow(table);
  expect(sent[1]).toEqual(['/t/reveal', { part }]);
  expect(kept('t')!.parts!.map(({ commitment }) => commitment)).toEqual([hash(part!), hash(bens)]);
  const told = record();
  expect(check(told, told.fair!, kept('t')).verdict).toBe('proved');
});

test('one touch begins: the promise goes with the wish, and is opened at once', async () => {
  table = { ...table, state: 'dealing' };
  await begun('/api/tables', { game: 'durak', start: true });
  const { part } = kept('t')!;
  expect(sent).toEqual([
    ['', { game: 'durak', start: true, commitment: hash(part!) }],
    ['/t/reveal', { part }],
  ]);
});

test('to a server that broke its word nothing is opened', async () => {
  await follow(table);
  started();
  table.fair!.server = hash('another secret');
  expect(broken(table)).toBe(true);
  await follow(table);
  table.fair!.server = hash(secret);
  expect(broken(table)).toBe(false);
  await follow(table); // it keeps its word after all: the list is as this page saw it
  expect(sent.map(([path]) => path)).toEqual(['/t/commit', '/t/reveal']);
  table.fair!.parts[1].commitment = hash('another part');
  expect(broken(table)).toBe(true);
});

test('whatever is changed afterwards is noticed', async () => {
  await follow(table);
  started();
  await follow(table);
  const changes: Record<string, (told: Recorded) => unknown> = {
    secret: (told) => (told.fair!.secret = hash('another')),
    parts: (told) => (told.fair!.parts[1].part = hash('another')),
    terms: (told) => (told.options.transfer = false),
    seed: (told) => (told.seed = hash('another')),
    server: (told) => (told.fair!.server = hash('another')),
    promises: (told) => told.fair!.parts.pop(),
  };
  for (const [what, change] of Object.entries(changes)) {
    const told = record();
    change(told);
    const { checks, verdict } = check(told, told.fair!, kept('t'));
    expect(verdict, what).toBe('broken');
    expect(Object.fromEntries(checks)[what], what).toBe(false);
  }
});

test('who added nothing, or was not there, is told so', async () => {
  await follow(table);
  started();
  await follow(table);
  const told = record();
  expect(check(told, told.fair!, { ...kept('t')!, part: undefined }).verdict).toBe('without');
  expect(check(told, told.fair!, null).verdict).toBe('heard');
  localStorage.clear();
  await follow({ ...table, state: 'playing' }); // who comes after the deal has seen nothing before it
  expect(kept('t')).toBeNull();
});

test('older tables and records have no seals, and nothing is promised there', async () => {
  for (const kind of ['seed', 'none'] as const) await follow({ ...table, fair: { ...table.fair!, kind } });
  expect(sent).toEqual([]);
  expect(kept('t')).toBeNull();
});
