/* What a game fills the frame of its table with. GameTable gives the whole frame; a figure of the book has none. */
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import type { Section } from './told';

export interface FrameProps {
  field: Snippet;
  mine?: Snippet;
  others?: Snippet; // instead of the seats
  meta?: Snippet<[number]>; // public counts of a seat
  role?: (seat: number) => string; // "attacks", "partner" …
  about?: (seat: number) => string; // the same counts in words: what a reader hears and a touch shows
  told?: () => Section[]; // the table in words alone
  look?: (seat: number) => void; // shows what lies open before a seat
  moment?: string; // "round 2 of 4"
  score?: Snippet; // own total, in the bar
  aside?: Snippet; // long public information above the log, desktop only
  more?: Snippet; // public information without a place on the table: above the log, on a phone in its sheet
  ask?: string; // instead of the question's own words
  topic?: string; // the card that the question speaks of: its words stand in the question line
  totals?: (view: never) => (number | null)[]; // what every seat has, for the summary of a deal or a round
  big?: Snippet<[string, (number | null)?]>; // a card drawn large, instead of its words alone; whose it is
}

const KEY = Symbol('frame');
export const giveFrame = (frame: Component<FrameProps>) => setContext(KEY, frame);
export const useFrame = () => getContext<Component<FrameProps> | undefined>(KEY);
