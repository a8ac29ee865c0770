/* The HTTP part of docs/protocol.md. What crosses the network is declared in Python: wire.ts is written from there. */
import type * as wire from './wire';

export type { AccessInfo, Analysis, MoveLink, Offer, PasskeyOptions, Person, Replay, TableList, Way } from './wire';
export type GameInfo = wire.GameInfo;
export type Option = wire.OptionInfo;
export type Seat = wire.SeatInfo;
export type Clock = wire.MoveClock | wire.BankClock;
export type Table = wire.TableInfo;
export type Reason = wire.Fault['reason'];
export type Choice = wire.ChoiceNow;
export type Question = wire.QuestionNow;
export type GameEvent = wire.EventNow;
/** A result as a table tells it, or a record, which does not know who were partners. */
export interface Result extends Record<string, unknown>, Pick<wire.Ended, 'scores' | 'winners' | 'ranking'> {
  sides?: number[];
}
export type Refused = Omit<wire.Fault, 'code'> & { code?: string };
/** What the game says it is: its table knows the type, games/<id>/view.ts. */
export type View = Record<string, unknown>;
export type State = wire.StateNow;
export type Chat = wire.ChatLine;
export type CardText = wire.CardInfo;
export type Rule = wire.RuleInfo;

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
  const json = (await answer.json().catch(() => null)) as { error?: Refused } | null;
  if (!answer.ok)
    throw new Failure(
      json?.error ?? {
        rule: null,
        reason: { en: `${answer.status}`, uk: `${answer.status}`, ru: `${answer.status}` },
      },
    );
  return json as T;
}

let games: Promise<GameInfo[]> | undefined;
export const gameList = () =>
  (games ??= call<GameInfo[]>('/api/games').catch((error) => {
    games = undefined;
    throw error;
  }));

const kept = new Map<string, Promise<unknown>>();
export function once<T>(path: string): Promise<T> {
  if (!kept.has(path))
    kept.set(
      path,
      call<T>(path).catch((error) => {
        kept.delete(path);
        throw error;
      }),
    );
  return kept.get(path) as Promise<T>;
}
export const cardTexts = (game: string, lang: string) =>
  once<Record<string, CardText>>(`/api/games/${game}/cards?lang=${lang}`);
export const rulesOf = (game: string, lang: string) => once<Rule[]>(`/api/games/${game}/rules?lang=${lang}`);
