/* The HTTP part of docs/protocol.md. */
import type { Choice } from '$/touch/paths';

export interface Person { id: string; name: string; colour: string; link: string }
export interface Option {
  key: string;
  rule: string;
  default: unknown;
  kind: 'flag' | 'one' | 'many' | 'number' | 'seat' | 'program';
  values?: unknown[];
  least?: number;
  null?: boolean;
}
export interface GameInfo { id: string; version: string; seats: number[]; options: Option[] }
export interface Seat { name: string; colour: string; kind: 'person' | 'bot' | 'empty'; level?: string; you: boolean; online: boolean; back?: boolean }
export type Clock = { kind: 'move'; seconds: number } | { kind: 'bank'; seconds: number; increment: number };
export interface Table {
  id: string;
  game: string;
  seats: Seat[];
  options: Record<string, unknown>;
  state: 'open' | 'playing' | 'over';
  public: boolean;
  hot_seat: boolean;
  clock: Clock | null;
  owner: string;
  turn: number[];
  ply: number;
  seed_hash: string;
  rematch: string | null;
  updated: number | string;
}
export type Reason = Record<string, string>;
export interface Question { kind: string; rule: string; seat: number; choices: Choice[]; extra?: Record<string, unknown>; offer?: boolean }
export interface GameEvent { event: string; [key: string]: unknown }
export interface Result { scores: unknown; winners: unknown[]; ranking: unknown[][]; [key: string]: unknown }
export interface Refused { rule: string | null; code?: string; reason: Reason }
/* A view is what the game says it is; each game's table knows its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;
export interface State {
  table: Table;
  ply: number;
  seat: number | null;
  mine: number[];
  view: View | null;
  events: GameEvent[];
  question: Question | null;
  offers: Question[];
  undo: Refused | null;
  clock: { now: number; until: Record<string, number>; bank?: number[] } | null;
  result: Result | null;
}
export interface Chat { id: number | string; from: string; colour: string; text: string; at: number }
export interface CardText { name: string; text: string }
export interface Rule { id: string; section: string; text: string }
export interface Replay {
  table: Table;
  plies: number;
  frames: { ply: number; seat: number | null; choice: string | null; label: [string, Record<string, unknown>] | null; events: GameEvent[]; progress: number[] }[];
}

export interface Analysis {
  judgements: { ply: number; seat: number; choice: string; value: number; best: string; best_value: number; loss: number; doubt: number }[]; // ply: choices made before
  standings: number[][];
  worst: number[];
  turning_points: { ply: number; seat: number; choice: string; before: number[]; after: number[] }[];
  better?: Record<string, Reason>; // the better choice at the worst ones, in words
}

export class Failure extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason.en ?? 'failed');
  }
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  const post = body !== undefined;
  const answer = await fetch(path, {
    method: post ? 'POST' : 'GET',
    headers: post ? { 'Content-Type': 'application/json' } : {},
    body: post ? JSON.stringify(body) : undefined,
  });
  const json = await answer.json().catch(() => null);
  if (!answer.ok) throw new Failure(json?.error ?? { rule: null, reason: { en: `${answer.status}`, uk: `${answer.status}`, ru: `${answer.status}` } });
  return json as T;
}

let games: Promise<GameInfo[]> | undefined;
export const gameList = () => (games ??= call<GameInfo[]>('/api/games').catch((error) => { games = undefined; throw error; }));

const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  if (!kept.has(path)) kept.set(path, call<T>(path).catch((error) => { kept.delete(path); throw error; }));
  return kept.get(path) as Promise<T>;
}
export const cardTexts = (game: string, lang: string) => once<Record<string, CardText>>(`/api/games/${game}/cards?lang=${lang}`);
export const rulesOf = (game: string) => once<Rule[]>(`/api/games/${game}/rules`);
