/* What a table component sees of a running game: the view, the question, and what can be touched. Live or replayed. */
import { getContext, setContext, tick, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { call, cardTexts, type CardText, type Chat, type GameEvent, type Person, type Question, type Refused, type State, type Table, type View } from '$/net/api';
import { Live, refusal, type Hint } from '$/net/live';
import { sound } from '$/settings.svelte';
import { glide, remember, settle } from '$/touch/glide';
import { narrow, type Choice, type Ordered } from '$/touch/paths';
import { has, lang, say, type Args } from '$/texts/texts.svelte';

/** How a touchable thing stands: see section 5 of the look. */
export type Mark = 'legal' | 'chosen' | 'no' | 'refused' | '';

export interface Shown { id: string; name: string; text: string; draw?: string }

export class Play {
  state = $state.raw<State | null>(null);
  log = $state.raw<GameEvent[]>([]);
  news = $state.raw<GameEvent[]>([]); // what the last change told
  chats = $state.raw<Chat[]>([]);
  unread = $state(0); // lines of chat since it was last open
  line = $state(true); // the line to the server is open
  touched = $state.raw<string[]>([]);
  refused = $state.raw<(Refused & { id?: string }) | null>(null);
  grown = $state.raw<{ node: Element; card: string } | null>(null); // the card that is held large
  hints = $state.raw<Hint | null>(null);
  hinting = $state(false); // a bot is asked for a hint
  sending = $state(false);
  cards = $state.raw<Record<string, CardText>>({});
  looked = $state.raw<Shown | null>(null); // the card whose words stand in the question line
  ordered: Ordered = () => false;
  me = $state(''); // id of the person at this device
  private confirmed = $state<number | null>(null); // hot seat: whose cards may be shown
  private drawn = new SvelteMap<string, number>(); // ids that some element on the page stands for
  private live: Live | null = null;
  private queue: State[] = []; // what quick bots did while the last change is still being looked at
  private behind = $state(false);
  private paced = 0;
  private turning = 0;
  pace = Number(globalThis.localStorage?.getItem('pace') ?? 420); // milliseconds that a change is shown at least
  private fade = 0;
  readonly still: boolean; // a replay: nothing can be chosen

  constructor(readonly game: string, still = false) {
    this.still = still;
  }

  // -- what tables read -----------------------------------------------------------------------------------------------

  get view(): View { return this.state!.view!; }
  get table(): Table { return this.state!.table; }
  /** The seat this page shows; null: a spectator. */
  get seat(): number | null { return this.state?.seat ?? null; }
  get question(): Question | null { return this.still || this.behind ? null : (this.state?.question ?? null); }
  get narrowed() { return narrow(this.question?.choices ?? [], this.touched, this.ordered); }
  /** Seats clockwise from the one after mine, without mine. */
  get others(): number[] {
    const n = this.table.seats.length;
    return Array.from({ length: n }, (_, i) => (i + (this.seat ?? -1) + 1) % n).filter((i) => i !== this.seat);
  }

  readonly name = (seat: number) => {
    const who = this.table.seats[seat];
    const nameless = !who?.name || (this.table.hot_seat && who.kind === 'person'); // an uploaded record has no names
    return nameless ? say('player-number', { number: seat + 1 }) : who.name;
  };
  readonly isAsked = (seat: number) => this.table.turn.includes(seat);

  /** Whether any of these elements (or any element of a sort: 'display:') can be touched next. */
  readonly can = (...ids: string[]) =>
    ids.some((id) => (id.endsWith(':') ? [...this.narrowed.next].some((next) => next.startsWith(id)) : this.narrowed.next.has(id)));

  readonly mark = (...ids: string[]): Mark => {
    if (this.refused?.id && ids.includes(this.refused.id)) return 'refused';
    if (this.touched.some((id) => ids.includes(id))) return 'chosen';
    if (!this.question) return '';
    return this.can(...ids) ? 'legal' : 'no';
  };

  /** The choice that a hint advises, while it is open. */
  get advised(): Choice | null {
    const best = this.hints?.choices[0]?.text;
    return this.question?.choices.find((choice) => choice.text === best) ?? null;
  }

  /** Whether the advised choice goes through one of these elements, and it is still to be touched. */
  readonly hinted = (...ids: string[]) => !!this.advised?.touch.some((id) => ids.includes(id) && !this.touched.includes(id));

  /** Whether the last change spoke of this (a card, a square): some event carries it. */
  readonly isNew = (what: string) => {
    const hit = (v: unknown): boolean => v === what || v === `@card-${what}` || (Array.isArray(v) && v.some(hit));
    return this.news.some((event) => Object.values(event).some(hit));
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
      else if (Array.isArray(who)) out[key] = who.map((w) => (typeof w === 'number' ? this.name(w) : w));
    }
    return out;
  }

  readonly label = (choice: Choice) => this.say(choice.label[0], choice.label[1]);
  readonly sentence = (event: GameEvent) => {
    const { event: kind, ...data } = event;
    return this.has(`event-${kind}`) ? this.say(`event-${kind}`, data) : '';
  };
  readonly cardName = (card: string) => this.cards[card]?.name ?? (this.has(`card-${card}`) ? this.say(`card-${card}`) : card);

  /** What a button for this next touch says: the choice it makes, or a word of the game for the touch itself. */
  buttonText(id: string): string {
    const open = narrow(this.question?.choices ?? [], [...this.touched, id], this.ordered).open;
    if (open.length === 1) return this.label(open[0]);
    const [sort, ...tail] = id.split(':');
    const rest = tail.join('-');
    for (const message of [`${sort}-${rest}`, `${sort}-${rest.replaceAll('_', '-')}`, `card-${rest}`, `word-${rest}`]) {
      if (this.has(message)) return this.say(message);
    }
    return tail.join(' ').replaceAll('_', ' ');
  }

  // -- touching -------------------------------------------------------------------------------------------------------

  readonly touch = (...ids: string[]) => {
    if (!this.question || this.sending) return;
    const { next } = this.narrowed;
    const id = ids.find((one) => next.has(one));
    if (id) return this.follow([...this.touched, id]);
    const back = this.touched.findIndex((one) => ids.includes(one));
    if (back >= 0) {
      this.touched = this.touched.slice(0, back);
      return;
    }
    const anew = ids.find((one) => narrow(this.question!.choices, [], this.ordered).next.has(one));
    if (anew) return this.follow([anew]);
    void this.why(ids[0]);
  };

  private follow(path: string[]) {
    this.refused = null;
    this.touched = path;
    const { done, more } = this.narrowed;
    if (done && !more) void this.choose(done);
  }

  readonly back = () => {
    this.touched = this.touched.slice(0, -1);
    this.refused = null;
  };

  readonly choose = async (choice: Choice, seat = this.question?.seat ?? this.seat) => {
    if (!this.live || this.sending) return;
    this.sending = true;
    const answer = await this.live.ask({ t: 'choose', seat, ply: this.state!.ply, choice: choice.text });
    this.sending = false;
    if (answer.t !== 'error') return; // the state that follows clears the touches
    this.touched = [];
    this.refuse(refusal(answer));
  };

  readonly undo = async () => {
    if (!this.live || !this.state) return;
    if (this.touched.length) return this.back();
    if (this.state.undo) return this.refuse(this.state.undo);
    const answer = await this.live.ask({ t: 'undo', seat: this.seat });
    if (answer.t === 'error') this.refuse(refusal(answer));
  };

  readonly hint = async () => {
    if (!this.live || !this.question || this.hinting) return;
    const { ply } = this.state!;
    this.hinting = true;
    const answer = await this.live.ask({ t: 'hint', seat: this.question.seat });
    this.hinting = false;
    if (ply !== this.state!.ply) return; // answered meanwhile
    if (answer.t === 'hint') this.hints = answer as unknown as Hint;
    else this.refuse(refusal(answer));
  };

  private async why(id: string) {
    if (!this.live) return;
    const answer = await this.live.ask({ t: 'why', seat: this.question!.seat, touch: [...this.touched, id] });
    this.refuse(refusal(answer), id);
  }

  refuse(refused: Refused | null, id?: string) {
    if (!refused?.reason) return;
    sound('refuse');
    this.refused = { ...refused, id };
    clearTimeout(this.fade);
    this.fade = window.setTimeout(() => (this.refused = null), 6000);
  }

  readonly chat = (text: string) => this.live?.say(text);

  // -- marks on elements ----------------------------------------------------------------------------------------------

  /** `{@attach play.mine('hand:7S')}`: this element stands for these ids; a click touches it. `Touch` does it for you. */
  readonly stands = (...ids: string[]) => (node: HTMLElement | SVGElement) => {
    const count = (by: number) => untrack(() => {
      for (const id of ids) {
        const n = (this.drawn.get(id) ?? 0) + by;
        if (n > 0) this.drawn.set(id, n);
        else this.drawn.delete(id);
      }
    });
    count(1);
    node.dataset.touch = ids[0];
    $effect(() => {
      node.dataset.can = this.mark(...ids);
      node.toggleAttribute('data-hint', this.hinted(...ids));
    });
    return () => {
      count(-1);
      delete node.dataset.touch;
      delete node.dataset.can;
      delete node.dataset.hint;
    };
  };

  readonly glide = glide;

  // -- life -----------------------------------------------------------------------------------------------------------

  open(table: string, seat?: number) {
    void call<Person>('/api/me').then((me) => (this.me = me.id), () => null);
    this.live = new Live(table, {
      state: (state, fresh) => this.arrive(state, fresh),
      chat: (lines, all) => {
        this.chats = all ? lines : [...this.chats, ...lines];
        if (!all) this.unread++;
      },
      line: (open) => (this.line = open),
    }, seat);
  }

  close() {
    clearTimeout(this.fade);
    clearTimeout(this.turning);
    this.live?.close();
  }

  /** A state from the line: shown at once, or after the one before has been seen. */
  arrive(state: State, fresh = false) {
    const first = this.state;
    const quiet = fresh || !first || document.hidden || (!this.queue.length && !this.pausing);
    if (fresh) this.queue = [];
    if (quiet) return this.show(state, fresh);
    this.queue.push(state);
    this.behind = true;
  }

  private get pausing() { return performance.now() < this.paced; }

  private next() {
    const state = this.queue.shift();
    this.behind = this.queue.length > 0;
    if (state) this.show(state, false);
  }

  show(state: State, fresh = false) {
    const was = this.state;
    remember();
    if (fresh) this.log = state.events;
    else if (state.events.length) this.log = [...this.log, ...state.events].slice(-500);
    if (state.ply !== was?.ply) this.news = fresh ? state.events.slice(-1) : state.events;
    const asked = state.question && JSON.stringify(state.question.choices) !== JSON.stringify(was?.question?.choices);
    if (state.ply !== was?.ply || asked || !state.question) {
      this.touched = [];
      this.hints = null;
      this.looked = null;
    }
    if (was && !fresh) {
      if (state.result && !was.result) sound('end');
      else if (state.question && !was.question) sound('turn');
      else if (state.ply > was.ply) sound('lay');
    }
    this.state = state;
    void tick().then(settle);
    if (this.still) return;
    const wait = state.events.length && !fresh ? Math.max(120, this.pace - 60 * this.queue.length) : 0;
    this.paced = performance.now() + wait;
    clearTimeout(this.turning);
    this.turning = window.setTimeout(() => this.next(), wait);
  }

  async learn() {
    this.cards = await cardTexts(this.game, lang()).catch(() => ({}));
  }
}

const KEY = Symbol('play');
export const givePlay = (play: Play) => setContext(KEY, play);
/** The game that the surrounding page plays. */
export const usePlay = () => getContext<Play>(KEY);

