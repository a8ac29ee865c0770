/* Deals that nobody has to believe (docs/fair.md): this page adds its own part to a deal, keeps what everybody has
   committed to before it, and checks it all at the end. Asks the server for nothing but what it said. */
import { call, type Table } from '$/net/api';
import type { FairInfo } from '$/net/wire';
import { sha256 } from './sha256';

type Promised = { seat: number; commitment: string };
/** What this page heard before the deal, and its own part of it. */
export interface Kept {
  at: number;
  server: string;
  terms: string;
  part?: string;
  parts?: Promised[]; // all of them, when no more could come
}
const MOST = 200; // tables that are remembered
const PREFIX = 'fair:';

export function kept(table: string): Kept | null {
  const text = localStorage.getItem(PREFIX + table);
  return text === null ? null : (JSON.parse(text) as Kept);
}

function keep(table: string, what: Kept) {
  localStorage.setItem(PREFIX + table, JSON.stringify(what));
  const old = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (old.length <= MOST) return;
  const at = (key: string) => (JSON.parse(localStorage.getItem(key)!) as Kept).at;
  for (const key of old.sort((a, b) => at(a) - at(b)).slice(0, old.length - MOST)) localStorage.removeItem(key);
}

const fresh = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bare = (fair: FairInfo): Promised[] => fair.parts.map(({ seat, commitment }) => ({ seat, commitment }));
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const busy = new Map<string, Table | null>(); // tables that are being answered, and what they have said meanwhile

/** Keeps what a table says before its deal; commits to a part when one sits there, and reveals it when all have. */
export async function follow(table: Table, part?: string): Promise<void> {
  const { id, fair } = table;
  if (fair?.kind !== 'parts' || (table.state !== 'open' && table.state !== 'dealing')) return;
  const before = kept(id);
  const now: Kept = { at: Date.now(), server: fair.server, terms: fair.terms, part, ...before };
  if (table.state === 'dealing') now.parts ??= bare(fair);
  const mine = table.seats.flatMap((seat, i) => (seat.you ? [i] : []));
  const commits = table.state === 'open' && mine.length > 0 && !fair.parts.some(({ seat }) => mine.includes(seat));
  if (commits) now.part ??= fresh();
  if (!same(now, before)) keep(id, now);
  if (busy.has(id)) return void busy.set(id, table);
  if (now.server !== fair.server || now.terms !== fair.terms) return; // it broke its word
  const commitment = now.part && sha256(now.part);
  const reveals =
    table.state === 'dealing' &&
    same(now.parts, bare(fair)) &&
    now.parts!.some((one) => one.commitment === commitment);
  if (!commits && !reveals) return;
  busy.set(id, null);
  await call<Table>(
    `/api/tables/${id}/${commits ? 'commit' : 'reveal'}`,
    commits ? { commitment } : { part: now.part },
  ).catch(() => null); // the next state asks again
  const news = busy.get(id);
  busy.delete(id);
  if (news) await follow(news);
}

/** A call that may begin a game at once: its table, and this page's part of the deal has been given. */
export async function begun(path: string, wish: object): Promise<Table> {
  const part = fresh();
  const table = await call<Table>(path, { ...wish, commitment: sha256(part) });
  const added = table.fair?.parts.some(({ commitment }) => commitment === sha256(part));
  await follow(table, added ? part : undefined);
  return table;
}

/** Whether a table no longer says what it said before the deal. */
export function broken({ id, fair, state }: Table): boolean {
  const mine = kept(id);
  if (!mine || !fair) return false;
  const list = state !== 'open' && mine.parts && !same(mine.parts, bare(fair));
  return mine.server !== fair.server || mine.terms !== fair.terms || !!list;
}

// -- at the end -------------------------------------------------------------------------------------------------------

export interface Recorded {
  game: string;
  seats: number;
  seed: string;
  options: Record<string, unknown>;
  fair?: FairInfo;
}
/** One thing that must hold, or null: this page cannot know. */
export type Check = [
  what: 'secret' | 'parts' | 'terms' | 'seed' | 'server' | 'promises' | 'own',
  holds: boolean | null,
];
/** `proved`: nobody could choose the cards, this page has seen to it; `without`: all agrees, but this page added
    nothing; `heard`: all agrees, but this page was not there before the deal; `broken`: somebody broke his word. */
export type Verdict = 'proved' | 'without' | 'heard' | 'broken';

const HEX = /^[0-9a-f]{64}$/;
const opens = (commitment: string, part: string | null) => !!part && HEX.test(part) && sha256(part) === commitment;

export function check(record: Recorded, fair: FairInfo, mine: Kept | null): { checks: Check[]; verdict: Verdict } {
  const lines = fair.parts.map(({ seat, commitment, part }) => `${seat} ${part ?? commitment}\n`);
  const seed = sha256(`skarb deal 1\n${fair.terms}\n${fair.secret}\n${lines.join('')}`);
  const own = mine?.part;
  const checks: Check[] = [
    ['secret', opens(fair.server, fair.secret)],
    ['parts', fair.parts.every(({ commitment, part }) => part === null || opens(commitment, part))],
    ['terms', fits(record, fair.terms)],
    ['seed', seed === record.seed],
    ['server', mine && mine.server === fair.server && mine.terms === fair.terms],
    ['promises', mine?.parts ? same(mine.parts, bare(fair)) : null],
    ['own', own ? fair.parts.some(({ part }) => part === own) : null],
  ];
  const found = Object.fromEntries(checks);
  const broken = checks.some(([what, holds]) => holds === false && what !== 'own');
  const verdict = broken ? 'broken' : found.own ? 'proved' : mine?.parts ? 'without' : 'heard';
  return { checks, verdict };
}

/** Whether a record tells of the game that the deal was for. */
function fits(record: Recorded, terms: string): boolean {
  try {
    const told = JSON.parse(terms) as Omit<Recorded, 'seed'>;
    const options = Object.entries(told.options).every(([key, value]) => equal(record.options[key], value));
    return told.game === record.game && told.seats === record.seats && options;
  } catch {
    return false;
  }
}

function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [one, two] = [Object.entries(a), Object.entries(b)];
  return (
    one.length === two.length && one.every(([key, value]) => equal(value, (b as Record<string, unknown>)[key]))
  );
}
