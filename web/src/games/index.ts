/* The tables of the games, found by folder: games/<id>/Table.svelte draws a view, game.ts says the little rest. */
import type { Component } from 'svelte';
import { dragonEmblem } from '$/draw/emblem';
import type { GameEvent, Result, View } from '$/net/api';
import type { Printed } from '$/teach/sift';
import type { Ordered } from '$/touch/paths';

export interface Start {
  seats: number;
  options?: Record<string, unknown>;
}

/** A choice of a finished game, and what it led to. */
export interface Told {
  seat: number | null;
  events: GameEvent[];
  progress: number[];
}

/** What the page must know of a game before its table is loaded. */
export interface GamePage {
  order?: number; // place among the games
  minutes?: number; // about how long a game lasts
  start?: Start; // what one touch on the home page starts
  steps?: Start[]; // what it starts instead for somebody's first games: `step-1` … of the texts say what is easier
  emblem?: () => string; // SVG, 120 × 100: see draw/emblem.ts
  cloth?: [day: string, night: string]; // colours of the play area
  main?: (id: string) => boolean; // buttons that are the one big act even beside other choices
  idle?: string[]; // kinds of questions whose lone answer waits for nobody, though something could be taken back
  slight?: string[]; // kinds of events that change little: they are shown only half as long
  shows?: string[]; // kinds of events whose `card` others lay where not everybody sees it: it is shown large
  /** Every seat's score by category, if the result does not tell it; the view is the last one. */
  sheet?: (frames: Told[], result: Result, view: never) => Record<string, number>[];
  fewer?: true; // points are a burden: the fewer, the better
  ink?: (view: never, seat: number) => string | undefined; // the colour of a seat's pieces, for the chart
  heads?: string[]; // kinds of events that are headings of the log
  turns?: string[]; // kinds of events by which a turn of their seat begins
  bouts?: { from?: string[]; after?: string[] }; // a bout, called `head-bout`, begins with, or after, such an event
  deals?: string[]; // kinds of events by which everything is dealt anew
  interval?: string[]; // kinds of events that end a deal or a round: a summary is shown
  rest?: (was: never, events: GameEvent[]) => object | null; // how things lay when something ended; null: nothing did
  held?: (view: View, seat: number) => string[]; // the cards that a seat holds, by its own view: for open replays
  ordered?: Ordered; // sorts of elements whose touches must follow the order of the path
}

/** Whose game it is, for the page about us: games/<id>/credits.ts. */
export interface Credits {
  title: string;
  design: string;
  publisher: string;
}

/** What lies on the home page of a first lesson: games/<id>/First.svelte draws it. */
export interface First {
  game: string;
  view: View;
  show: string[]; // what can be touched
  laid: string; // what was touched and is right
  mark: (id: string) => string;
  touch: (id: string) => void;
}

const FIRSTS = import.meta.glob<Component<First>>('./*/First.svelte', { import: 'default' });
const TABLES = import.meta.glob<Component>('./*/Table.svelte', { import: 'default' });
const PRINTED = import.meta.glob<Printed>('./*/Printed.svelte');
const SIGNS = import.meta.glob<(name: string) => string>('./*/signs.ts', { import: 'default' });
const PAGES = import.meta.glob<GamePage>('./*/game.ts', { import: 'default', eager: true });

/** How many games have a folder here: what the page knows before the server has told its games. */
export const FOLDERS = Object.keys(PAGES).length;

export const gamePage = (game: string): GamePage => PAGES[`./${game}/game.ts`] ?? {};

/** What one touch starts for somebody who has finished so many games of it. */
export const startOf = (game: string, finished: number): Start | undefined =>
  gamePage(game).steps?.[finished] ?? gamePage(game).start;

/** Orders games as their folders say; those that say nothing come last. */
export const inOrder = (a: string, b: string) => (gamePage(a).order ?? 99) - (gamePage(b).order ?? 99);

export const emblemOf = (game: string) => gamePage(game).emblem?.() ?? dragonEmblem(game);

/** The table of a game; one without a folder here gets the plain table, which plays any game. */
export async function tableOf(game: string): Promise<Component> {
  const load = TABLES[`./${game}/Table.svelte`];
  return load ? load() : (await import('$/parts/PlainTable.svelte')).default;
}

/** Whether the first touch of a game's first lesson can lie on the home page, and how it looks there. */
export const hasFirst = (game: string) => `./${game}/First.svelte` in FIRSTS;
export const firstOf = (game: string) => FIRSTS[`./${game}/First.svelte`]();

/** How a game draws the signs that its book explains. */
export const signsOf = async (game: string) => (await SIGNS[`./${game}/signs.ts`]?.()) ?? (() => '');

/** Whether a game has a gallery of its cards. */
export const hasGallery = (game: string) => `./${game}/Printed.svelte` in PRINTED;

/** How the cards of a game look in the gallery; null: it has none to show. */
export const printedOf = async (game: string): Promise<Printed | null> =>
  (await PRINTED[`./${game}/Printed.svelte`]?.()) ?? null;
