/* The tables of the games, found by folder: games/<id>/Table.svelte draws a view, games/<id>/game.ts says the little rest. */
import type { Component } from 'svelte';
import type { Ordered } from '$/touch/paths';

export interface GamePage {
  minutes?: number; // about how long a game lasts, for the home page
  start?: { seats: number; options?: Record<string, unknown> }; // what one touch on the home page starts
  order?: number; // place on the home page
  main?: (id: string) => boolean; // buttons that are the one big act even beside other choices
  ordered?: Ordered; // sorts of elements whose touches must follow the order of the path
}

const TABLES = import.meta.glob('./*/Table.svelte', { import: 'default' }) as Record<string, () => Promise<Component>>;
const PAGES = import.meta.glob('./*/game.ts', { import: 'default', eager: true }) as Record<string, GamePage>;

export const gamePage = (game: string): GamePage => PAGES[`./${game}/game.ts`] ?? {};

/** The table of a game; one without a folder here gets the plain table, which plays any game. */
export async function tableOf(game: string): Promise<Component> {
  const load = TABLES[`./${game}/Table.svelte`];
  return load ? load() : (await import('$/parts/PlainTable.svelte')).default;
}
