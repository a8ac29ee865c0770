/* What happened quicker than anybody can follow: states wait here, each for its time, until the one before was seen. */
import { gamePage } from '$/games';
import type { State, View } from '$/net/api';
import { settings, type Speed } from '$/settings.svelte';

/** Milliseconds that a change is shown. */
export const TIMES: Record<Speed, number> = { calm: 1100, quick: 500, once: 0 };
const OWN = 0.35; // of that, for what I did myself
const SLIGHT = 0.5; // of that, for what changes little: see `slight` of a game's page
const LONG = 1.7; // of that, where something ends, and for a card that lies large in the middle
const MANY = 4; // when more wait, each is shown shorter
const PRESSED = 250; // milliseconds that a change is shown at most while my clock runs
const PAUSE = 3000; // the same for the summary of a deal, which nobody's clock may be lost in
const CLEARED = 0.4; // of a change's time, while cards go where the end of something sent them
const AGAIN = 700; // milliseconds at least, for who wants to see it once more

/** A state as it is shown: one that ends something rests first, as things lay then; the end of a deal or a round pauses
    for its summary; and it settles after that. */
export interface Shown extends State {
  stage?: 'rests' | 'pauses' | 'settles';
  after?: View | null; // while it rests or pauses: what comes of it
}

/** A change as it is shown. The game's page says how things lay when something ended, and what is shown large. */
export function steps(game: string, was: State | null, state: State): Shown[] {
  const page = gamePage(game);
  if (!was?.view || !state.view || !state.events.length) return [state];
  const ended = page.rest?.(was.view as never, state.events) as View | null | undefined;
  const pauses = !state.result && told(state, page.interval); // the end of the game is told by its result
  const rest = ended ?? (isShown(game, state) ? (pauses ? was.view : state.view) : null);
  if (!rest && !pauses) return [state];
  const table = { ...state.table, turn: [] };
  const before = {
    ...state,
    table,
    view: rest ?? was.view,
    after: state.view,
    question: null,
    offers: [],
    result: null,
  };
  return [
    ...(rest ? [{ ...before, stage: 'rests' as const }] : []),
    ...(pauses ? [{ ...before, events: rest ? [] : state.events, stage: 'pauses' as const }] : []),
    { ...state, events: [], stage: 'settles' },
  ];
}

const told = (state: State, kinds: string[] = []) => state.events.some(({ event }) => kinds.includes(event));

/** Another laid a card that is to be shown large. */
const isShown = (game: string, { events, seat }: State) =>
  events.some((one) => gamePage(game).shows?.includes(one.event) && one.seat !== seat);

/** How long a change is shown while `waiting` follow it. */
export function dwell(state: Shown, waiting: State[], game: string): number {
  const { events } = state;
  const page = gamePage(game);
  const pressed = waiting.some((next) => next.question && next.clock);
  if (state.stage === 'pauses') return settings.speed === 'once' ? 0 : pressed ? PAUSE : Infinity;
  if (!events.length) return state.stage ? TIMES[settings.speed] * CLEARED : 0;
  const own = events[0].seat === state.seat;
  const slight = events.every(({ event }) => page.slight?.includes(event));
  const part = state.stage === 'rests' ? LONG : own ? OWN : slight ? SLIGHT : 1;
  const time = Math.min(TIMES[settings.speed] * part, pressed ? PRESSED : Infinity);
  return time * Math.min(1, MANY / Math.max(1, waiting.length));
}

export class Queue {
  private waiting = $state.raw<Shown[]>([]);
  private now: Shown | null = null;
  private began = 0;
  private seen = 0; // the moment when what is shown has been seen
  private timer = 0;
  private least = 0;

  constructor(
    private show: (state: Shown) => void,
    private time: (state: Shown, waiting: State[]) => number,
  ) {}

  /** Whether what is shown is the past. */
  get behind() {
    return this.waiting.length > 0;
  }

  /** A state is shown at once, or after those before it have been seen. */
  arrive(state: Shown) {
    if (!this.behind && performance.now() >= this.seen) return this.put(state);
    this.waiting = [...this.waiting, state];
    this.set(); // the more wait, the shorter each
  }

  /** Everything that waits has happened: the present is shown, with all events on the way to it.
      No summary is missed. */
  present(whole = false) {
    const pause = whole ? -1 : this.waiting.findIndex(({ stage }) => stage === 'pauses');
    const passed = pause < 0 ? this.waiting : this.waiting.slice(0, pause + 1);
    const last = passed.at(-1);
    if (!last) return;
    this.waiting = this.waiting.slice(passed.length);
    this.least = 0;
    this.put({ ...last, events: passed.flatMap((state) => state.events) });
  }

  /** What is shown has been seen. */
  readonly next = () => {
    const [state, ...rest] = this.waiting;
    this.waiting = rest;
    this.seen = 0;
    if (!rest.length) this.least = 0;
    if (state) this.put(state);
  };

  /** Nobody looks: this state is shown at once, with all that happened before it. */
  catchUp(state: State) {
    this.waiting = [...this.waiting, state];
    this.present(true);
  }

  /** Once more, from the first of these to the last, which is the present. */
  again([first, ...rest]: Shown[]) {
    const waiting = this.waiting;
    this.stop();
    this.least = AGAIN;
    this.waiting = [...rest, ...waiting];
    this.put({ ...first, events: [], question: null });
  }

  /** Forget what waits. */
  stop() {
    clearTimeout(this.timer);
    this.waiting = [];
    this.seen = 0;
    this.least = 0;
  }

  private put(state: Shown) {
    this.show(state);
    this.now = state;
    this.began = performance.now();
    this.seen = Infinity;
    this.set();
  }

  private set() {
    const wait = this.now ? Math.max(this.time(this.now, this.waiting), this.least) : 0;
    this.seen = Math.min(this.seen, this.began + wait);
    clearTimeout(this.timer);
    if (this.seen < Infinity) this.timer = window.setTimeout(this.next, Math.max(0, this.seen - performance.now()));
  }
}
