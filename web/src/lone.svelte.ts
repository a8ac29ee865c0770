/* A question with one answer only: the page gives it for a person who wants that, after a time that tells nothing. */
import { gamePage } from '$/games';
import type { State } from '$/net/api';
import { TIMES } from '$/queue.svelte';
import { settings } from '$/settings.svelte';
import type { Choice } from '$/touch/paths';

const SEEN = 0.6; // of the time that a change is shown
const USUAL = [900, 1700, 2600]; // milliseconds that a person takes, until it is known better
const KNOWN = 8; // times that are remembered

export class Lone {
  answer = $state.raw<Choice | null>(null); // what will be answered
  private timer = 0;
  private open: { kind: string; since: number } | null = null; // the question with a choice that is shown
  private times: Record<string, number[]> = {}; // what this person took for such questions, by kind
  private off = false; // something was taken back, or an answer refused: the person goes on without us

  constructor(
    private game: string,
    private send: (choice: Choice) => void,
  ) {}

  /** The only answer, if it decides nothing: neither another one, nor whether something is taken back. */
  only({ question, mine, undo }: State): Choice | null {
    if (!settings.lone || this.off || question?.choices.length !== 1 || mine.length > 1) return null;
    return undo === null && !gamePage(this.game).idle?.includes(question.kind) ? null : question.choices[0];
  }

  /** The present is shown. */
  shown(state: State) {
    const { question } = state;
    if (!question || question.choices.length < 2) this.open = null;
    else if (this.open?.kind !== question.kind) this.open = { kind: question.kind, since: performance.now() };
    const only = this.only(state);
    if (only && only.text === this.answer?.text) return; // others have answered meanwhile
    this.stop();
    if (!only) return;
    this.answer = only;
    this.timer = window.setTimeout(() => this.send(only), this.wait(state));
  }

  /** Among people it takes as long as this person does with a choice: otherwise the time would tell the hand. */
  private wait({ table, question }: State): number {
    if (table.seats.filter(({ kind }) => kind === 'person').length < 2) return SEEN * TIMES[settings.speed];
    const times = this.times[question!.kind] ?? USUAL;
    return times[Math.floor(Math.random() * times.length)];
  }

  /** The person has chosen. */
  chose() {
    this.off = false;
    if (!this.open) return;
    const { kind, since } = this.open;
    this.times[kind] = [...(this.times[kind] ?? []), performance.now() - since].slice(-KNOWN);
    this.open = null;
  }

  leave() {
    this.off = true;
    this.stop();
  }

  stop() {
    clearTimeout(this.timer);
    this.answer = null;
  }
}
