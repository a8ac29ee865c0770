/* One WebSocket a table: connects again by itself and sends again what was not acknowledged. Knows no game. */
import type { Chat, Reason, Refused, State } from './api';

export interface Hint {
  choices: { text: string; value: number; visits: number }[]; // best first
  why: string[]; // messages reason-… of the game: what speaks for the best
}
export interface Listener {
  state(state: State, fresh: boolean): void; // fresh: the first one of a connection tells the whole past
  chat(lines: Chat[], all: boolean): void;
  line(open: boolean): void;
  gone(): void; // the table is no more
}
type Message = { t: string; n?: number; [key: string]: unknown };
type Answer = { t: string; n?: number; rule?: string | null; code?: string; reason?: Reason } & Record<
  string,
  unknown
>;

const PATIENCE = 2000; // milliseconds that a ping may take before the page says that there is no connection
const SILENCE = { visible: 3000, hidden: 12000 }; // and after which a quiet line is asked whether it lives

const NO_TABLE = 4404; // it was closed
const SIGNED_OUT = 4401; // this browser is somebody else now, or nobody

const client = Math.random().toString(36).slice(2) + Date.now().toString(36);

export class Live {
  private socket: WebSocket | null = null;
  private asked = new Map<number, { message: Message; at: number; answer: (answer: Answer) => void }>();
  private n = 0;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private beat = 0;
  private heard = 0;
  private pinged = 0;

  constructor(
    readonly table: string,
    private listener: Listener,
    private seat?: number,
  ) {
    this.connect();
    this.beat = window.setInterval(() => this.check(), 500);
    window.addEventListener('online', this.wake);
    window.addEventListener('offline', this.lost);
    document.addEventListener('visibilitychange', this.wake);
  }

  private wake = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.again(0);
  };

  private ping() {
    this.pinged = Date.now();
    this.socket?.send('{"t":"ping"}');
  }

  private lost = () => this.listener.line(false);

  /** A line that leaves a ping without an answer is lost, even if nobody told us (a laptop that slept). */
  private check() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if (this.pinged > this.heard) {
      if (now - this.pinged >= PATIENCE) this.lost();
      if (now - this.pinged >= 13000) this.socket.close();
    } else if (now - this.heard >= SILENCE[document.visibilityState] || this.waited(now)) this.ping();
  }

  /** Whether something sent has found no answer for half a second: the moment when a person wonders. */
  private waited(now: number) {
    return [...this.asked.values()].some(({ at }) => now - at >= 500 && this.heard < at);
  }

  private connect() {
    if (this.closed) return;
    const seat = this.seat === undefined ? '' : `&seat=${this.seat}`;
    const socket = new WebSocket(
      `${location.origin.replace('http', 'ws')}/ws/${this.table}?client=${client}${seat}`,
    );
    let fresh = true;
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.listener.line(true);
      for (const { message } of this.asked.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.listener.line(true);
      const told = JSON.parse(event.data as string) as Answer;
      if (told.t === 'state') {
        this.listener.state(told as unknown as State, fresh);
        fresh = false;
      } else if (told.t === 'chats') this.listener.chat(told.list as Chat[], true);
      else if (told.t === 'chat') this.listener.chat([told as unknown as Chat], false);
      else if (told.n !== undefined && this.asked.has(told.n)) {
        this.asked.get(told.n)!.answer(told);
        this.asked.delete(told.n);
      }
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event?.code === SIGNED_OUT) return location.reload();
      if (event?.code === NO_TABLE) {
        this.close();
        return this.listener.gone();
      }
      this.listener.line(false);
      this.again(Math.min(8000, 300 * 2 ** this.tries++));
    };
  }

  private again(wait: number) {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.socket) this.socket.onclose = null;
      this.socket?.close();
      this.connect();
    }, wait);
  }

  /** Sends a message and waits for its answer; after a lost line it is sent again. */
  ask(message: Message): Promise<Answer> {
    const n = ++this.n;
    const full = { ...message, n };
    return new Promise((answer) => {
      this.asked.set(n, { message: full, at: Date.now(), answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(full));
    });
  }

  /** Hot seat: shows another of one's own seats from now on. */
  show(seat: number) {
    this.seat = seat;
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ t: 'show', n: ++this.n, seat }));
  }

  say(text: string) {
    const n = ++this.n;
    this.socket?.send(JSON.stringify({ t: 'chat', n, text }));
  }

  close() {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.timer);
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.lost);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }
}

export const refusal = (answer: Answer): Refused | null =>
  answer.reason && answer.rule !== undefined
    ? { rule: answer.rule, code: answer.code, reason: answer.reason }
    : null;
