/* What a table component sees of a running game: the view, the question, and what can be touched. Live or replayed. */
import { getContext, setContext, tick, untrack, type Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import {
  call,
  cardTexts,
  type CardText,
  type Chat,
  type GameEvent,
  type Person,
  type Question,
  type Refused,
  type State,
  type Table,
  type View,
} from '$/net/api';
import { Coach } from '$/coach.svelte';
import { follow } from '$/fair/fair';
import { Live, refusal, type Hint } from '$/net/live';
import { gamePage } from '$/games';
import { dwell, Queue, steps, type Shown as Step } from '$/queue.svelte';
import { settings, sound } from '$/settings.svelte';
import { palettes } from '$/parts/faces';
import { Lone } from '$/lone.svelte';
import { marked } from '$/parts/log';
import { spoken } from '$/parts/names';
import { glide, remember, settle } from '$/touch/glide';
import { inSeries, narrow, type Choice, type Ordered, type Series } from '$/touch/paths';
import { has, lang, say, type Args } from '$/texts/texts.svelte';

const STOP = 'done'; // ends a series before its most
const PONDER = 1000; // milliseconds after which the page says that somebody thinks

/** What is asked of this page, to be compared: others may answer meanwhile, and the same question still stands. */
const choicesOf = (state: State | null) => JSON.stringify(state?.question?.choices ?? null);

/** Nothing was chosen between these two, and both show the same seat. */
const unchanged = (was: State, now: State) =>
  was.ply === now.ply && was.seat === now.seat && JSON.stringify(was.view) === JSON.stringify(now.view);

/** How a touchable thing stands: see section 5 of the look. */
export type Mark = 'legal' | 'chosen' | 'no' | 'refused' | '';

export interface Shown {
  id: string;
  name: string;
  text: string;
  draw?: string;
}

/** What a lesson puts into the frame of a table. */
export interface Guide {
  home: string; // where the way back leads
  Title: Component;
  Ask: Component<{ showRule: (rule: string) => void }>;
  Tools: Component;
}

/** `V` is the view of the game whose table it serves. */
export class Play<V = View> {
  state = $state.raw<Step | null>(null);
  clock = $state.raw<State['clock']>(null); // always the present one
  log = $state.raw<GameEvent[]>([]);
  news = $state.raw<GameEvent[]>([]); // what the last change told
  since = $state.raw<GameEvent[]>([]); // what happened since my last choice: marked until the next
  private past = $state.raw<Step[]>([]); // how it came about, from the state in which I chose
  private latest: State | null = null;
  private chosen = false; // the next state follows from my own choice
  private first: GameEvent | undefined; // what that choice told first
  private told = new WeakSet<GameEvent>();
  chats = $state.raw<Chat[]>([]);
  private readTo = $state(0); // the last line of chat that was seen, kept on this device
  line = $state(true); // the line to the server is open
  gone = $state(false); // the table was closed
  touched = $state.raw<string[]>([]);
  refused = $state.raw<(Refused & { id?: string; calm?: boolean }) | null>(null); // calm: an answer to a reader
  grown = $state.raw<{ node: Element; card: string } | null>(null); // the card that is held large
  hints = $state.raw<Hint | null>(null);
  hinting = $state(false); // a bot is asked for a hint
  sending = $state(false);
  cards = $state.raw<Record<string, CardText>>({});
  looked = $state.raw<Shown | null>(null); // the card whose words stand in the question line
  ordered: Ordered = () => false;
  me = $state(''); // id of the person at this device
  private confirmed = $state<number | null>(null); // hot seat: whose cards may be shown
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody waits for it
  readonly nodes = new Map<string, Element>(); // the element that stands for an id, to point at it
  private drawn = new SvelteMap<string, number>(); // ids that some element on the page stands for
  private live: Live | null = null;
  private answeredAt: number | null = null; // the ply at which my last answer was sent
  private queue = new Queue(
    (state) => this.show(state),
    (state, waiting) => dwell(state, waiting, this.game),
  );
  readonly lone: Lone; // answers for me where there is no choice
  readonly coach: Coach; // says what a new kind of question is about
  pondering = $state(false); // somebody else has been asked for a second
  private ponder = 0;
  private fade = 0;
  readonly still: boolean; // a replay: nothing can be chosen
  spoken = $state.raw<string[]>([]); // what the step of a figure speaks of
  guide: Guide | null = null; // a lesson: what stands instead of title, question line and tools
  only = $state.raw<Choice[] | null>(null); // a lesson rings the way to these choices alone

  constructor(
    readonly game: string,
    still = false,
  ) {
    this.still = still;
    this.coach = new Coach(game);
    this.lone = new Lone(game, (choice) => void this.alone(choice));
  }

  // -- what tables read -----------------------------------------------------------------------------------------------

  get view(): V {
    return this.state!.view as V;
  }
  get table(): Table {
    return this.state!.table;
  }
  /** The seat this page shows; null: a spectator. */
  get seat(): number | null {
    return this.state?.seat ?? null;
  }
  get question(): Question | null {
    return this.still || this.behind || this.lone.answer ? null : (this.state?.question ?? null);
  }
  get narrowed() {
    const choices = this.question?.choices ?? [];
    return this.series ? inSeries(choices, this.touched, this.series) : narrow(choices, this.touched, this.ordered);
  }
  /** Things that are touched in any order and then chosen one by one. */
  get series(): Series | null {
    const series = this.question?.extra?.series as Series | undefined;
    const several = series && series.max > 1 && this.question!.choices.some((one) => this.picks(one, series.among));
    return several ? series : null;
  }
  private picks = (choice: Choice, names: string[]) =>
    choice.touch.length === 1 && names.includes(choice.touch[0].split(':')[1]);
  private among: string[] = [];
  private queued: string[] = []; // names of a series that are still to be chosen

  /** Seats clockwise from the one after mine, without mine. */
  get others(): number[] {
    const n = this.table.seats.length;
    return Array.from({ length: n }, (_, i) => (i + (this.seat ?? -1) + 1) % n).filter((i) => i !== this.seat);
  }

  readonly name = (seat: number) => {
    const who = this.table.seats[seat];
    const nameless = !who?.name || (this.table.hot_seat && who.kind === 'person'); // an uploaded record has no names
    return nameless ? say('player-number', { number: seat + 1 }) : spoken(who.name, who.kind);
  };
  /** What the face of a seat grows from: the same in every language. */
  readonly face = (seat: number) => {
    const { name = '', kind } = this.table.seats[seat] ?? {};
    return !name || (this.table.hot_seat && kind === 'person') ? `${name} ${seat + 1}` : name;
  };
  /** The colours of the faces at this table, which differ. */
  private readonly palettes = $derived(palettes(this.state?.table.seats ?? []));
  readonly colour = (seat: number) => this.palettes[seat];
  readonly isAsked = (seat: number) => this.table.turn.includes(seat);

  /** Whether any of these elements (or any element of a sort: 'display:') can be touched next. */
  readonly can = (...ids: string[]) =>
    ids.some((id) =>
      id.endsWith(':') ? [...this.narrowed.next].some((next) => next.startsWith(id)) : this.narrowed.next.has(id),
    );
  /** Whether the question, or the step of a figure, is about elements of these sorts. */
  readonly concerns = (...sorts: string[]) =>
    this.can(...sorts) || this.spoken.some((id) => sorts.some((sort) => id.startsWith(sort)));

  readonly mark = (...ids: string[]): Mark => {
    if (this.refused?.id && ids.includes(this.refused.id)) return 'refused';
    if (this.touched.some((id) => ids.includes(id))) return this.can(...ids) ? 'legal' : 'chosen'; // two of one good
    if (!this.question) return '';
    if (this.only && !this.only.some(({ touch }) => touch.some((id) => ids.includes(id)))) return 'no';
    return this.can(...ids) ? 'legal' : 'no';
  };

  /** The choice that a hint advises, while it is open. */
  get advised(): Choice | null {
    const best = this.hints?.choices[0]?.text;
    return this.question?.choices.find((choice) => choice.text === best) ?? null;
  }

  /** What a hint thinks of a choice, from 0 to 1; undefined if it did not look at it. */
  readonly worth = (choice: Choice) => this.hints?.choices.find((one) => one.text === choice.text)?.value;

  /** Whether the advised choice goes through one of these elements, and it is still to be touched. */
  readonly hinted = (...ids: string[]) =>
    !!this.advised?.touch.some((id) => ids.includes(id) && !this.touched.includes(id));

  /** Whether something since my last choice spoke of this (a card, a square): some event carries it. */
  readonly isNew = (what: string) => {
    const hit = (v: unknown): boolean => v === what || v === `@card-${what}` || (Array.isArray(v) && v.some(hit));
    return this.since.some((event) => Object.values(event).some(hit));
  };

  /** What can be touched next and no element stands for: shown as buttons. */
  get buttons(): string[] {
    return [...this.narrowed.next].filter((id) => !this.drawn.has(id));
  }

  /** Hot seat: the seat whose player must come to the device before anything is shown; null: no curtain. */
  get curtain(): number | null {
    const state = this.state;
    if (!state || this.still || state.mine.length < 2 || state.result) return null;
    const next = state.question?.seat ?? state.mine.find((seat) => state.table.turn.includes(seat)) ?? state.seat;
    return next === this.confirmed ? null : next;
  }

  readonly lift = () => {
    const seat = this.curtain;
    this.confirmed = seat;
    if (seat !== null && seat !== this.seat) this.live?.show(seat);
  };

  // -- words ----------------------------------------------------------------------------------------------------------

  /** A message of this game; seat numbers under `seat`, `to`, `from` become names. */
  readonly say = (id: string, args: Args = {}) => say(id, this.named(args), this.game);
  readonly has = (id: string) => has(id, this.game);

  private named(args: Args): Args {
    const out: Args = { ...args };
    for (const key of ['seat', 'to', 'from']) {
      const who = out[key];
      if (typeof who === 'number') out[key] = this.name(who);
      else if (typeof who === 'string' && /^[A-F]$/.test(who)) out[key] = this.name(who.charCodeAt(0) - 65) || who;
      else if (Array.isArray(who)) out[key] = who.map((w: unknown) => (typeof w === 'number' ? this.name(w) : w));
    }
    return out;
  }

  readonly label = (choice: Choice) => this.say(choice.label[0], choice.label[1]);
  readonly sentence = (event: GameEvent) => {
    const { event: kind, ...data } = event;
    return this.has(`event-${kind}`) ? this.say(`event-${kind}`, data) : '';
  };
  /** The same, with what can be looked at marked: see parts/log.ts. Several seats did the same: `event-<kind>-n`. */
  readonly marked = (event: GameEvent, seats: number[] = []) => {
    const { event: kind, ...data } = event;
    const id = seats.length > 1 ? `event-${kind}-n` : `event-${kind}`;
    if (!this.has(id)) return '';
    return this.say(id, { ...marked(data, this.cards), ...(seats.length > 1 ? { seat: seats } : {}) });
  };
  readonly cardName = (card: string) =>
    this.cards[card]?.name ?? (this.has(`card-${card}`) ? this.say(`card-${card}`) : card);

  /** What a button for this next touch says: the choice it makes, or a word of the game for the touch itself. */
  buttonText(id: string): string {
    const open = narrow(this.question?.choices ?? [], [...this.touched, id], this.ordered).open;
    if (open.length === 1) return this.label(open[0]);
    const [sort, ...tail] = id.split(':');
    const rest = tail.join('-');
    for (const message of [
      `${sort}-${rest}`,
      `${sort}-${rest.replaceAll('_', '-')}`,
      `card-${rest}`,
      `word-${rest}`,
    ]) {
      if (this.has(message)) return this.say(message);
    }
    return tail.join(' ').replaceAll('_', ' ');
  }

  // -- touching -------------------------------------------------------------------------------------------------------

  /** The thing that a finger is on: what it is called and the card with its words, if a touch is no answer. */
  pointed: { node: Element; name: string; card: string } | null = null;

  readonly touch = (...ids: string[]) => {
    if (!this.question || this.sending) return;
    const { next } = this.narrowed;
    const id = ids.find((one) => next.has(one));
    if (id) return this.follow([...this.touched, id]);
    const back = this.touched.findIndex((one) => ids.includes(one));
    if (back >= 0) {
      this.touched = this.series ? this.touched.filter((one) => !ids.includes(one)) : this.touched.slice(0, back);
      return;
    }
    const anew = ids.find((one) => narrow(this.question!.choices, [], this.ordered).next.has(one));
    if (anew) return this.follow([anew]);
    void this.why(ids[0]);
  };

  private follow(path: string[]) {
    this.refused = null;
    const series = this.series;
    if (series && series.among.includes(path.at(-1)!.split(':')[1])) {
      this.touched = path;
      if (path.length === series.max) this.send();
      return;
    }
    const choices = this.question!.choices;
    this.touched = path;
    if (series) {
      const { done } = narrow(choices, path, this.ordered);
      if (done) void this.choose(done);
      return;
    }
    const { done, more } = this.narrowed;
    if (done && !more) void this.choose(done);
  }

  /** The touched things of a series, chosen one after another in the order of the rules. */
  readonly send = () => {
    const { among, max } = this.series!;
    this.queued = this.touched.map((id) => id.split(':')[1]).sort();
    if (this.queued.length < max) this.queued.push(STOP);
    this.among = among;
    this.goOn();
  };

  private goOn() {
    const question = this.question;
    if (!question || !this.queued.length || this.sending) return;
    const [name, ...rest] = this.queued;
    const pick = question.choices.find((choice) => this.picks(choice, [name]));
    const same = (question.extra?.series as Series | undefined)?.among.every((one) => this.among.includes(one));
    const stop = name === STOP && same && question.choices.find(({ text }) => text === STOP);
    const next = pick ?? stop;
    this.queued = next ? rest : [];
    if (next) void this.choose(next);
  }

  readonly back = () => {
    this.touched = this.touched.slice(0, -1);
    this.refused = null;
  };

  readonly choose = async (choice: Choice, seat = this.question?.seat ?? this.seat) => {
    if (!this.live || this.sending) return;
    this.sending = true;
    this.lone.chose();
    this.coach.heard(this.question);
    this.answeredAt = this.state!.ply;
    const answer = await this.live.ask({ t: 'choose', seat, ply: this.state!.ply, choice: choice.text });
    this.sending = false;
    if (answer.t !== 'error') {
      this.chosen = true;
      if (this.answeredAt === null) this.goOn(); // the next state was here before the answer
      return; // the state that follows clears the touches
    }
    this.touched = [];
    this.refuse(refusal(answer));
  };

  private async alone({ text }: Choice) {
    const { ply, question } = this.state!;
    const answer = await this.live?.ask({ t: 'choose', seat: question!.seat, ply, choice: text });
    if (answer?.t === 'error') this.lone.leave();
  }

  readonly undo = async () => {
    if (!this.live || !this.state) return;
    if (this.touched.length) return this.back();
    if (this.state.undo) return this.refuse(this.state.undo);
    this.lone.leave();
    const answer = await this.live.ask({ t: 'undo', seat: this.seat });
    if (answer.t === 'error') this.refuse(refusal(answer));
  };

  readonly hint = async () => {
    if (!this.live || !this.question || this.hinting) return;
    const asked = choicesOf(this.state);
    this.hinting = true;
    const answer = await this.live.ask({ t: 'hint', seat: this.question.seat });
    this.hinting = false;
    if (asked !== choicesOf(this.state)) return; // answered meanwhile; what others answer changes nothing
    if (answer.t === 'hint') this.hints = answer as unknown as Hint;
    else this.refuse(refusal(answer));
  };

  protected async why(id: string) {
    if (!this.live) return;
    const pointed = this.pointed;
    const answer = await this.live.ask({ t: 'why', seat: this.question!.seat, touch: [...this.touched, id] });
    this.look(id, pointed);
    const refused = refusal(answer);
    if (!refused || refused.code === 'leads-nowhere') this.refused = null;
    else this.refuse(refused, undefined, true);
  }

  /** Whoever touches what is no answer wants to read: the page shows what the thing is, and why it is none. */
  protected look(id: string, pointed: Play['pointed']) {
    const card = pointed?.card || id.slice(id.indexOf(':') + 1);
    const words = this.cards[card];
    const name = words?.name ?? pointed?.name;
    if (name) this.looked = { id: card, name, text: words?.text ?? '' };
    if (words?.text && pointed?.node.isConnected) this.grown = { node: pointed.node, card };
  }

  refuse(refused: Refused | null, id?: string, calm = false) {
    if (!refused?.reason) return;
    if (!calm) sound('refuse');
    this.refused = { ...refused, id, calm };
    clearTimeout(this.fade);
    this.fade = window.setTimeout(() => (this.refused = null), 6000);
  }

  /** Lines of chat that nobody at this device has seen. */
  get unread() {
    return this.chats.filter((line) => line.id > this.readTo).length;
  }
  readonly readChat = () => {
    const last = this.chats.at(-1)?.id ?? 0;
    if (last <= this.readTo) return;
    this.readTo = last;
    localStorage.setItem(`read ${this.table.id}`, String(last));
  };

  readonly chat = (text: string) => this.live?.say(text);

  // -- marks on elements ----------------------------------------------------------------------------------------------

  /** `{@attach play.stands('hand:7S')}`: this element stands for these ids. `Touch` does it for you. */
  readonly stands =
    (...ids: string[]) =>
    (node: HTMLElement | SVGElement) => {
      const count = (by: number) =>
        untrack(() => {
          for (const id of ids) {
            if (by > 0) this.nodes.set(id, node);
            else if (this.nodes.get(id) === node) this.nodes.delete(id);
            const n = (this.drawn.get(id) ?? 0) + by;
            if (n > 0) this.drawn.set(id, n);
            else this.drawn.delete(id);
          }
        });
      count(1);
      node.dataset.touch = ids[0];
      node.dataset.ids = ids.join(' ');
      $effect(() => {
        node.dataset.can = this.mark(...ids);
        node.toggleAttribute('data-hint', this.hinted(...ids));
      });
      return () => {
        count(-1);
        delete node.dataset.touch;
        delete node.dataset.ids;
        delete node.dataset.can;
        delete node.dataset.hint;
      };
    };

  readonly glide = glide;

  // -- life -----------------------------------------------------------------------------------------------------------

  open(table: string, seat?: number) {
    this.readTo = Number(localStorage.getItem(`read ${table}`) ?? 0);
    void call<Person>('/api/me').then(
      (me) => (this.me = me.id),
      () => null,
    );
    this.live = new Live(
      table,
      {
        state: (state, fresh) => this.arrive(state, fresh),
        chat: (lines, all) => {
          this.chats = all ? lines : [...this.chats, ...lines];
        },
        line: (open) => (this.line = open),
        gone: () => (this.gone = true),
      },
      seat,
    );
  }

  close() {
    clearTimeout(this.fade);
    clearTimeout(this.ponder);
    this.lone.stop();
    this.queue.stop();
    this.live?.close();
  }

  /** A state from the line: shown at once, or after the one before has been seen. */
  arrive(state: State, fresh = false) {
    void follow(state.table);
    const was = this.latest;
    this.latest = state;
    this.clock = state.clock;
    if (fresh && was && unchanged(was, state))
      state = { ...state, events: [] }; // the line was lost, nothing else
    else if (fresh || !was) {
      this.queue.stop();
      this.past = [state];
      return this.show(state, true);
    }
    const taken = state.events.some(({ event }) => event === 'undo');
    if (state.ply !== was.ply && (this.chosen || taken)) {
      this.past = [taken ? state : was];
      this.first = state.events[0];
      this.chosen = false;
    }
    const all = steps(this.game, was, state);
    if (state.ply !== was.ply) this.past = [...this.past, ...all];
    else this.past = this.past.with(-1, { ...state, events: this.past.at(-1)!.events }); // somebody came or went
    if (document.hidden) this.queue.catchUp(state);
    else if (settings.speed === 'once') this.queue.arrive(state);
    else for (const one of all) this.queue.arrive(one);
  }

  /** Whether others have done something since my last choice that can be shown once more. */
  get repeatable() {
    return !this.behind && this.past.slice(1).some(({ events }) => events.some((one) => one.seat !== this.seat));
  }
  readonly again = () => this.queue.again(this.past);

  /** A deal or a round has ended: its summary is shown. */
  get pause() {
    return this.behind && this.state?.stage === 'pauses';
  }

  /** What is shown is the past: what others did is being shown step by step. */
  get behind() {
    return this.queue.behind;
  }
  readonly present = () => (this.pause ? this.queue.next() : this.queue.present());

  show(state: Step, fresh = false) {
    const was = this.state;
    remember();
    const untold = state.events.filter((event) => !this.told.has(event));
    for (const event of untold) this.told.add(event);
    if (fresh) this.log = state.events;
    else if (untold.length) this.log = [...this.log, ...untold].slice(-500);
    if (state.ply !== was?.ply) this.news = fresh ? state.events.slice(-1) : state.events;
    if (fresh)
      this.since = state.events.slice(state.events.findLastIndex((event) => event.seat === state.seat) + 1);
    else if (untold.length) {
      const first = untold.findIndex((event) => event === this.first);
      this.since = first < 0 ? [...this.since, ...untold] : untold.slice(first);
    }
    const answered = this.answeredAt !== null && state.ply > this.answeredAt;
    if (answered || !state.question || choicesOf(state) !== choicesOf(was)) {
      this.answeredAt = null;
      this.touched = [];
      this.hints = null;
      this.looked = null;
    }
    if (was && !fresh) {
      if (state.result && !was.result) sound('end');
      else if (state.question && !was.question && !this.lone.only(state)) sound('turn');
      else if (state.ply > was.ply) sound('lay');
    }
    this.state = state;
    const anew = !state.after && this.news.some(({ event }) => gamePage(this.game).deals?.includes(event));
    void tick().then(() => settle(anew));
    if (this.queued.length) window.setTimeout(() => this.goOn());
    if (this.still || this.behind || this.queued.length) this.lone.stop();
    else this.lone.shown(state);
    this.pondering = false;
    clearTimeout(this.ponder);
    if (!this.still && !state.result && state.table.turn.some((seat) => seat !== state.seat))
      this.ponder = window.setTimeout(() => (this.pondering = true), PONDER);
  }

  async learn() {
    this.cards = await cardTexts(this.game, lang()).catch(() => ({}));
  }
}

export const KEY = Symbol('play'); // where a page keeps the game that it plays
export const givePlay = <V>(play: Play<V>) => setContext(KEY, play);
/** The game that the surrounding page plays. */
export const usePlay = <V = View>() => getContext<Play<V>>(KEY);
