import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from './live';

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: string[] = [];
  onopen = () => undefined as void;
  onmessage = (_: { data: string }) => undefined as void;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

let lines: boolean[];
let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  lines = [];
  const nothing = () => undefined;
  live = new Live('t', { state: nothing, chat: nothing, line: (open) => lines.push(open), gone: nothing });
  Socket.last.onopen();
  vi.advanceTimersByTime(10);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a choice that finds no answer is said to hang within three seconds, and kept', () => {
  void live.ask({ t: 'choose', choice: 'take' });
  vi.advanceTimersByTime(3000);
  expect(lines.at(-1)).toBe(false);
  Socket.last.close();
  vi.advanceTimersByTime(400);
  Socket.last.onopen();
  expect(Socket.last.sent.join()).toContain('"choice":"take"');
  expect(lines.at(-1)).toBe(true);
});

test('a slow answer on a line that lives is no lost line', () => {
  void live.ask({ t: 'hint' });
  for (let i = 0; i < 8; i++) {
    vi.advanceTimersByTime(1000);
    if (Socket.last.sent.at(-1) === '{"t":"ping"}') Socket.last.onmessage({ data: '{"t":"pong"}' });
  }
  expect(lines).not.toContain(false);
});

test('a line that dies without a word is said to be lost within six seconds', () => {
  for (let i = 0; i < 40; i++) {
    vi.advanceTimersByTime(500);
    if (Socket.last.sent.at(-1) === '{"t":"ping"}') {
      Socket.last.sent.pop();
      Socket.last.onmessage({ data: '{"t":"pong"}' });
    }
  }
  expect(lines).not.toContain(false);
  vi.advanceTimersByTime(6000);
  expect(lines.at(-1)).toBe(false);
});

test('a device that goes offline says so at once, and asks at once when it is back', () => {
  window.dispatchEvent(new Event('offline'));
  expect(lines.at(-1)).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(Socket.last.sent.at(-1)).toBe('{"t":"ping"}');
  Socket.last.onmessage({ data: '{"t":"pong"}' });
  expect(lines.at(-1)).toBe(true);
});
