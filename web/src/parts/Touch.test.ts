import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { State } from '$/net/api';
import { Play } from '$/play.svelte';
import Two from './Touch.test.svelte';

const choices = [
  { text: 'beat 0 10S', touch: ['hand:10S', 'table:0'], label: ['choice', {}] },
  { text: 'take', touch: ['button:take'], label: ['choice', {}] },
] as State['question'] extends infer Q ? (Q extends { choices: infer C } ? C : never) : never;

function asked(): Play {
  const play = new Play('a-game');
  const seat = { name: 'A', colour: '', kind: 'person', you: true, online: true } as const;
  const table = {
    id: 't',
    game: 'a-game',
    seats: [seat, { ...seat, you: false }],
    turn: [0],
    hot_seat: false,
  } as unknown as State['table'];
  play.show(
    {
      t: 'state',
      table,
      ply: 0,
      seat: 0,
      mine: [0],
      view: {},
      events: [],
      question: { kind: 'defend', rule: 'DUR-5.5', seat: 0, choices, extra: {} },
      offers: [],
      undo: null,
      clock: null,
      result: null,
    },
    true,
  );
  return play;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

test('a legal thing is marked, a touch narrows, Esc takes it back, the last touch chooses', async () => {
  const play = asked();
  const chosen: string[] = [];
  (play as { choose: unknown }).choose = (choice: { text: string }) => chosen.push(choice.text);
  render(Two, { play });
  const card = screen.getByLabelText('ten of spades');
  const attack = screen.getByLabelText('attack');
  expect([card.dataset.can, attack.dataset.can]).toEqual(['legal', 'no']);
  expect(play.buttons).toEqual(['button:take']); // no element stands for it
  await fireEvent.click(card);
  expect([card.dataset.can, attack.dataset.can]).toEqual(['chosen', 'legal']);
  play.back();
  await tick();
  expect(card.dataset.can).toBe('legal');
  await fireEvent.click(card);
  await fireEvent.click(attack);
  expect(chosen).toEqual(['beat 0 10S']);
});

test('a hint marks what the advised choice goes through, until it is touched', async () => {
  const play = asked();
  render(Two, { play });
  const card = screen.getByLabelText('ten of spades');
  const attack = screen.getByLabelText('attack');
  const marks = () => [card, attack].map((node) => node.hasAttribute('data-hint'));
  expect(marks()).toEqual([false, false]);
  play.hints = {
    choices: [
      { text: 'beat 0 10S', value: 0.7, visits: 9 },
      { text: 'take', value: 0.2, visits: 9 },
    ],
    why: [],
  };
  await tick();
  expect(marks()).toEqual([true, true]);
  expect(card.querySelector('.advice')).not.toBeNull();
  await fireEvent.click(card);
  expect(marks()).toEqual([false, true]);
  play.hints = { choices: [{ text: 'gone', value: 0.7, visits: 9 }], why: [] }; // advice of another question
  await tick();
  expect(marks()).toEqual([false, false]);
});

test('what comes to lie under a pointer that rests is not read, until it moves', async () => {
  const play = asked();
  render(Two, { play });
  const at = (clientX: number) => ({ pointerType: 'mouse', clientX, clientY: 5 });
  const card = screen.getByLabelText('ten of spades');
  await fireEvent.click(document.body, at(5)); // anywhere
  await fireEvent.pointerEnter(card, at(5));
  expect(play.looked).toBeNull();
  await fireEvent.pointerMove(card, at(6));
  expect(play.looked).toMatchObject({ id: '10S' });
});
