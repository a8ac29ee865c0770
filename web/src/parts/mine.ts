/* A table in a list, in words: who plays, when, whose turn it is, how it ended for me. */
import { spoken } from './names';
import type { Table } from '$/net/api';
import { lang, say } from '$/texts/texts.svelte';

export const isMe = (table: Table, seat: unknown) => {
  const one = table.seats[seat as number];
  return !!one && (one.you || (one.yours ?? false));
};
export const myTurn = (table: Table) =>
  table.state === 'playing' && table.turn.some((seat) => table.seats[seat]?.you);
export const seated = (table: Table) => table.seats.some((seat) => seat.you || seat.back);

/** A record from elsewhere: nobody sits there. */
const isRecord = (table: Table) => table.state === 'over' && table.seats.every((seat) => seat.kind === 'empty');

/** Everybody else, as they sit; empty for a record, and for a game at one device, where all are nameless. */
export function company(table: Table): string {
  const others = table.seats.filter((seat) => !seat.you && !seat.yours && seat.kind !== 'empty');
  if (isRecord(table)) return '';
  if (table.hot_seat) return say('hot-seat');
  return others.length
    ? say('with-names', { names: others.map((seat) => spoken(seat.name, seat.kind)) })
    : say('alone');
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** “5 minutes ago”, “yesterday”; after a week the date. */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  if (past > 7 * 86400) return new Intl.DateTimeFormat(lang(), { dateStyle: 'medium' }).format(at * 1000);
  const [unit, length] = STEPS.find(([, seconds]) => past >= seconds) ?? ['minute', 60];
  const told = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' });
  return past < 60 ? say('just-now') : told.format(-Math.floor(past / length), unit);
}

/** How a finished game ended for me: won, lost, or level with others; with the points if there are any. */
export function outcome(table: Table): string {
  const result = table.result;
  if (!result) return say(isRecord(table) ? 'a-record' : 'no-result');
  const mine = table.seats.map((_, seat) => seat).filter((seat) => isMe(table, seat));
  const points = Array.isArray(result.scores) && result.scores.some((one) => typeof one === 'number' && one > 1);
  const scores = points ? ` · ${(result.scores as unknown[]).join(' : ')}` : '';
  if (mine.length !== 1) return say('finished') + scores; // a record from elsewhere, or all at one device
  const won = result.winners.includes(mine[0]);
  const all = result.ranking.length === 1 && table.seats.length > 1 && new Set(result.sides).size > 1;
  return say(all ? 'drew' : won ? 'won' : 'lost') + scores;
}

/** What stands beside the name of the game. */
export const standing = (table: Table) =>
  myTurn(table)
    ? say('your-turn')
    : table.seats.some((seat) => seat.back)
      ? say('left')
      : table.state === 'open' || table.state === 'dealing'
        ? say('waiting')
        : table.state === 'over'
          ? outcome(table)
          : say('thinking-short', {
              names: table.turn.map((seat) => spoken(table.seats[seat]?.name ?? '', table.seats[seat]?.kind)),
            });
