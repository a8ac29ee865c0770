/* Frames of figures and lessons as states that a table draws: it need not know that nobody plays behind them. */
import { once, rulesOf, type State } from '$/net/api';
import type * as wire from '$/net/wire';

export type Book = wire.Book;
export type Contents = wire.Contents;
export type Chapter = wire.ChapterRead;
export type Paragraph = wire.ParagraphInfo;
export type FigureData = wire.FigureInfo;
export type LessonData = wire.LessonFrames;
export type LessonStep = wire.LessonStepInfo;

interface Shown {
  view: Record<string, unknown>;
  events: wire.EventNow[];
  question: wire.QuestionNow | null;
  turn: number[];
  result: wire.ResultNow | null;
}

const COLOURS = ['ember', 'teal', 'violet', 'moss', 'gold', 'rose'];

/** A frame as the state of a table where these people sit. */
export function stateOf(
  game: string,
  frame: Shown,
  ply: number,
  seat: number | null,
  seats: string[],
  options: Record<string, unknown>,
): State {
  return {
    t: 'state',
    table: {
      id: '',
      game,
      rules: '',
      seats: seats.map((name, i) => ({
        name,
        colour: COLOURS[i % COLOURS.length],
        kind: i === seat ? 'person' : 'bot',
        you: i === seat,
        online: true,
      })),
      options,
      state: frame.result ? 'over' : 'playing',
      public: false,
      hot_seat: false,
      clock: null,
      owner: '',
      turn: frame.turn,
      ply,
      fair: null,
      awaited: [],
      rematch: null,
      updated: 0,
      result: null,
      parent: null,
    },
    ply,
    seat,
    mine: seat === null ? [] : [seat],
    view: frame.view,
    events: frame.events,
    question: frame.question,
    offers: [],
    undo: null,
    clock: null,
    result: frame.result,
  };
}

/** What can be opened beside the text. */
export type Opened = { word?: string; card?: string; rule?: string };

/** A paragraph in pieces: plain text, and what opens: a word of the glossary, a card, a statement. */
export type Piece = Opened & { text: string };

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)) {
    if (found.index > at) out.push({ text: text.slice(at, found.index) });
    const [whole, told, to] = found;
    if (to.startsWith('card:')) out.push({ text: told, card: to.slice(5) });
    else if (/^[A-Z]{3}-\d/.test(to)) out.push({ text: told, rule: to });
    else out.push({ text: told, word: to });
    at = found.index + whole.length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}

export const plain = (text: string) =>
  pieces(text)
    .map((piece) => piece.text)
    .join('');

/** Everything that a game teaches in words. */
export const bookOf = (game: string, lang: string) => once<Book>(`/api/games/${game}/book?lang=${lang}`);

/** One statement in the reader's language. */
export const ruleOf = async (game: string, rule: string, lang: string) =>
  (await rulesOf(game, lang)).find((one) => one.id === rule);

/** Whether a line of the player aid belongs to a table with these options. */
export const belongs = (when: Record<string, unknown>, options: Record<string, unknown>) =>
  Object.entries(when).every(([key, value]) => {
    const set = options[key];
    return Array.isArray(set) ? set.includes(value) : set === undefined || set === value;
  });
