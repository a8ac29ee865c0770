/* The coach at a real game: one sentence before each new kind of question, until one game of this kind is finished. */
import { call, type Question } from '$/net/api';
import type { Book, RemarkInfo } from '$/net/wire';
import { set, settings } from '$/settings.svelte';

const KEY = 'coached';
const OVER = '*'; // stands among the remarks that were heard: a game of this kind is finished

const read = (): Record<string, string[]> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
};
const past = $state({ heard: read() }); // by game, kept on this device

function keep(heard: Record<string, string[]>) {
  past.heard = heard;
  try {
    localStorage.setItem(KEY, JSON.stringify(heard));
  } catch {
    // a browser that keeps nothing: the game goes on
  }
}

/** The coach is wanted or not; whoever calls it again hears everything anew. */
export function listen(on: boolean) {
  set('coach', on);
  if (on) keep({});
}

/** Shell patterns, joined by " | ": as `skarb.teach` reads them. */
const fits = (text: string, pattern: string) =>
  pattern.split(' | ').some((one) => {
    const literal = one.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${literal.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(text);
  });

/** The first remark that fits a question. */
export const remarkFor = (remarks: RemarkInfo[], { kind, choices }: Pick<Question, 'kind' | 'choices'>) =>
  remarks.find(
    ({ ask, choice }) => ask.includes(kind) && (!choice || choices.some(({ text }) => fits(text, choice))),
  );

export class Coach {
  remarks = $state.raw<RemarkInfo[]>([]);
  private lang = '';

  constructor(private game: string) {}

  private get known() {
    return past.heard[this.game] ?? [];
  }
  get speaks() {
    return settings.coach && !this.known.includes(OVER);
  }

  async learn(lang: string) {
    if (this.lang === lang) return;
    this.lang = lang;
    const book = await call<Book>(`/api/games/${this.game}/book?lang=${lang}`).catch(() => null);
    if (this.lang === lang) this.remarks = book?.coach ?? [];
  }

  /** What is said to a question: nothing twice. */
  says(question: Question): RemarkInfo | null {
    const found = this.speaks ? remarkFor(this.remarks, question) : undefined;
    return found && !this.known.includes(found.id) ? found : null;
  }

  /** A question is answered: what was said to it is not said again. */
  heard(question: Question | null) {
    const said = question && this.says(question);
    if (said) this.add(said.id);
  }

  /** A game of this kind is finished. */
  leave() {
    this.add(OVER);
  }

  private add(id: string) {
    keep({ ...past.heard, [this.game]: [...this.known, id] });
  }
}
