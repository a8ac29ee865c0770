import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { State, View } from '$/net/api';
import { Play } from '$/play.svelte';
import { say, texts } from '$/texts/texts.svelte';
import Faulty from './Faulty.test.svelte';
import Page from './GameTable.test.svelte';

/* what this browser of the tests lacks; some of it is wanted as soon as a component is imported */
vi.hoisted(() => {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nothing, removeEventListener: nothing }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      unobserve = nothing;
    },
  );
  HTMLDialogElement.prototype.close = nothing;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const GOOD = { hand: { cards: ['6S', '7S'] } };
const BAD = { hand: null };
const choices = ['6S', '7S'].map((card) => ({ text: card, touch: [`hand:${card}`], label: [card, {}] }));

function state(ply: number, view: View): State {
  const seat = { name: 'A', colour: '', kind: 'person', you: true, online: true } as const;
  const seats = [seat, { ...seat, name: 'B', you: false }];
  const table = { id: 't', game: 'a-game', state: 'playing', seats, turn: [0], hot_seat: false };
  const question = { kind: 'lay', rule: 'GAME-1.1', seat: 0, choices };
  const rest = { events: [], offers: [], undo: null, clock: null, result: null };
  return { table, ply, seat: 0, mine: [0], view, question, ...rest } as unknown as State;
}

function sit(view: View): Play {
  const play = new Play('a-game');
  play.show(state(0, view), true);
  render(Page, { play, Board: Faulty });
  return play;
}
const button = (name: string) => screen.getByRole('button', { name });
const trouble = () => screen.queryByRole('alert')?.textContent ?? '';

beforeAll(() => texts());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // the fault is told there, for whoever looks for it
});

test('a table that breaks at once gives way to the plain one, with a way back', async () => {
  const play = sit(BAD);
  expect(trouble()).toContain(say('table-broke'));
  expect(screen.getByRole('link', { name: say('home') }).getAttribute('href')).toBe('/');
  expect(console.error).toHaveBeenCalledOnce();
  const chosen: string[] = [];
  (play as { choose: unknown }).choose = (choice: { text: string }) => chosen.push(choice.text);
  await fireEvent.click(button('7S')); // every choice is still a button
  expect(chosen).toEqual(['7S']);
});

test('chat and menu work at a broken table', async () => {
  const play = sit(BAD);
  const said: string[] = [];
  (play as { chat: unknown }).chat = (text: string) => said.push(text);
  await fireEvent.click(button(say('chat')));
  const sheet = within(screen.getByRole('dialog')); // another chat stands beside the table, where there is room
  await fireEvent.input(sheet.getByLabelText(say('message')), { target: { value: 'hello' } });
  await fireEvent.click(sheet.getByRole('button', { name: say('send') }));
  expect(said).toEqual(['hello']);
  await fireEvent.click(button(say('menu')));
  expect(button(say('leave'))).toBeTruthy();
});

test('a table that breaks later leaves every choice, and comes back when it is tried again', async () => {
  const play = sit(GOOD);
  expect(trouble()).toBe('');
  expect(play.buttons).toEqual([]); // the cards stand for them
  play.show(state(1, BAD));
  await tick();
  expect(trouble()).toContain(say('table-broke'));
  expect(play.buttons).toEqual(['hand:6S', 'hand:7S']);
  await fireEvent.click(button(say('try-again')));
  expect(trouble()).toContain(say('table-broke')); // still broken
  play.show(state(2, GOOD));
  await fireEvent.click(button(say('try-again')));
  await tick();
  expect(trouble()).toBe('');
  expect(screen.getByLabelText('6S').dataset.can).toBe('legal');
  expect(play.buttons).toEqual([]);
});

test('if the plain table breaks too, a sentence and two ways on are left', async () => {
  const play = sit(GOOD);
  play.show({ ...state(1, BAD), table: { ...play.table, seats: null as never } });
  await tick();
  expect(trouble()).toContain(say('page-broke'));
  expect(screen.getByRole('link', { name: say('home') })).toBeTruthy();
  play.show(state(2, GOOD));
  await fireEvent.click(button(say('try-again')));
  await tick();
  expect(trouble()).toBe('');
  expect(screen.getByLabelText('7S').dataset.can).toBe('legal');
});

test('my own clock is shown, with what happens at zero', () => {
  const play = new Play('a-game');
  play.arrive({ ...state(0, GOOD), clock: { now: 0, until: {}, bank: [90, 60] } }, true);
  render(Page, { play, Board: Faulty });
  const mine = screen.getByText(say('my-clock')).parentElement!;
  expect(mine.textContent).toContain('1:30');
  expect(mine.textContent).toContain(say('clock-help'));
});

test('a line that was lost and came back leaves what was touched', () => {
  const play = sit(GOOD);
  play.touched = ['hand:6S'];
  play.arrive(state(0, GOOD), true);
  expect(play.touched).toEqual(['hand:6S']);
});
