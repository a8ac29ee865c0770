/* Cards by what is printed on them: kinds that can be chosen, words that can be searched, where they are taught. */
import type { Component } from 'svelte';
import type { CardText, Rule } from '$/net/api';
import type { Book } from './frames';

/** What a card is in one respect, as messages of its game: its sizes, its school. */
export type Facet = (card: string) => string[];

/** How a game shows its cards in the gallery: games/<id>/Printed.svelte. */
export interface Printed {
  default: Component<{ card: string; large?: boolean }>;
  facets: Facet[];
  rules: (card: string, statements: Rule[]) => string[]; // the statements about it, its own first
  order?: (a: string, b: string) => number;
  named?: boolean; // false: a position that names the card may mean another one
}

/** Text as one types it in a hurry: any apostrophe, е for ё. */
export const same = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll('ё', 'е');

const fits = (card: string, facet: Facet, chosen: string[], all: string[]) => {
  const picked = chosen.filter((one) => all.includes(one));
  return !picked.length || facet(card).some((one) => picked.includes(one));
};

/** All values of a facet, in the order of the cards. */
export const values = (cards: string[], facet: Facet) => [...new Set(cards.flatMap(facet))];

/** The cards that have every searched word in name or text, and in every facet one of what is chosen there. */
export function sift(cards: Record<string, CardText>, wish: string, facets: Facet[], chosen: string[]): string[] {
  const words = same(wish).split(/\s+/).filter(Boolean);
  const ids = Object.keys(cards);
  const sets = facets.map((facet) => values(ids, facet));
  return ids.filter((id) => {
    const told = same(`${cards[id].name} ${cards[id].text}`);
    return words.every((word) => told.includes(word)) && facets.every((one, i) => fits(id, one, chosen, sets[i]));
  });
}

/** What can still be chosen in each facet: nothing that would leave no card, unless it is chosen already. */
export function choices(cards: string[], facets: Facet[], chosen: string[]): string[][] {
  const sets = facets.map((facet) => values(cards, facet));
  return facets.map((facet, i) => {
    const left = cards.filter((card) => facets.every((one, k) => k === i || fits(card, one, chosen, sets[k])));
    const open = values(left, facet);
    return sets[i].filter((one) => open.includes(one) || chosen.includes(one));
  });
}

export interface Place {
  to: string;
  title: string;
  lesson: boolean;
}

/** Chapters and lessons that name the card or tell its rules. */
export function places(game: string, card: string, rules: string[], book: Book, named = true): Place[] {
  const tells = (cards: string[], cited: string[]) =>
    (named && cards.includes(card)) || cited.some((rule) => rules.includes(rule));
  return [
    ...book.chapters
      .filter((one) => tells(one.cards, [...one.rules, ...one.say.flatMap((part) => part.rules)]))
      .map((one) => ({ to: `/learn/${game}#${one.id}`, title: one.title, lesson: false })),
    ...book.lessons.flatMap((one, i) =>
      tells(one.cards, one.rules) ? [{ to: `/lesson/${game}/${i + 1}`, title: one.title, lesson: true }] : [],
    ),
  ];
}
