/* A lesson: a game whose states come from built frames. What is wanted leads on, what is legal is answered by the
   lesson, what is not is answered by the rules. */
import { call, type Reason, type Refused } from '$/net/api';
import { Play } from '$/play.svelte';
import { lang, say } from '$/texts/texts.svelte';
import type { Choice } from '$/touch/paths';
import { stateOf, type LessonData, type LessonStep } from './frames';
import { lessonAt } from './lesson';
import { reach } from './progress.svelte';

const PATIENCE = 3; // touches that were not meant, until the coach shows the way

export interface Said {
  kind: 'ask' | 'why' | 'not-now';
  say: string;
  why: string;
  rule: string;
}

/** Why touches lead nowhere that the frames do not foresee: another way to the answer than the one that is wanted. */
const whyNot = (game: string, number: number, line: string[], touch: string[]) => {
  const query = new URLSearchParams({ line: JSON.stringify(line), touch: JSON.stringify(touch) });
  return call<Refused | null>(`/api/games/${game}/lessons/${number}/why?${query}`);
};

export class Course extends Play {
  data = $state.raw<LessonData | null>(null);
  step = $state.raw<LessonStep | null>(null); // that is asked, or was last
  said = $state.raw<Said | null>(null);
  done = $state(0);
  private ended = $state(false);
  private at = -1;
  private answers: string[] = [];
  private missed = 0;
  private number = 0;

  /** Every step is one answer. */
  override get series() {
    return null;
  }

  get finished() {
    return this.ended && !this.behind;
  }

  /** `line`: answers that were given elsewhere already. */
  async begin(number: number, line: string[] = []) {
    this.number = number;
    this.lone.leave(); // here one does everything oneself
    this.answers = line;
    this.done = line.length;
    this.ended = false;
    this.log = [];
    this.data = await lessonAt(this.game, number, line);
    this.at = -1;
    this.advance(true);
  }

  /** Everything up to the next step, or to the end, is shown. */
  private advance(fresh = false) {
    const data = this.data!;
    this.missed = 0;
    this.hints = null;
    for (let first = fresh; ; first = false) {
      const frame = data.frames[++this.at];
      if (!frame) break;
      const ply = this.answers.length * 1000 + this.at;
      this.arrive(stateOf(this.game, frame, ply, data.seat, data.seats, frame.options), first);
      if (!frame.step) continue;
      this.step = frame.step;
      this.only = frame.question!.choices.filter((choice) => frame.step!.want.includes(choice.text));
      this.ask();
      return;
    }
    this.ended = true;
    this.said = null;
    reach(data.id, data.steps);
  }

  /** The coach says again what is to be done. */
  readonly ask = () => {
    const { say: words, rule } = this.step!;
    this.said = { kind: 'ask', say: words[0], why: words[1], rule };
  };

  private miss() {
    if (++this.missed >= PATIENCE) void this.hint();
  }

  override readonly choose = async (choice: Choice) => {
    const step = this.step;
    if (!step || !this.question) return;
    if (!step.want.includes(choice.text)) {
      this.touched = [];
      const [words, why] = step.not_now[choice.text] ?? step.say;
      this.said = { kind: 'not-now', say: words, why, rule: step.rule };
      return this.miss();
    }
    const answers = [...this.answers, choice.text];
    this.touched = [];
    if (choice.text !== step.want[0]) {
      this.sending = true; // the frames go on from another answer than this one
      const data = await lessonAt(this.game, this.number, answers).catch(() => null);
      this.sending = false;
      if (!data) {
        this.said = { kind: 'not-now', say: say('line-lost'), why: step.say[0], rule: '' };
        return this.hint(); // the answer that needs no line
      }
      this.data = data;
      this.at = -1;
    }
    this.answers = answers;
    this.done = step.number;
    reach(this.data!.id, step.number);
    this.advance();
  };

  override readonly hint = () => {
    if (this.question && this.step)
      this.hints = { choices: [{ text: this.step.want[0], value: 1, visits: 1 }], why: [] };
    return Promise.resolve();
  };

  override readonly undo = () => {
    if (this.touched.length) this.back();
    return Promise.resolve();
  };

  protected override async why(id: string) {
    const pointed = this.pointed;
    const touch = [...this.touched, id];
    const built = this.step?.why[touch.join(' ')];
    const refused = built
      ? { rule: built[0], reason: { [lang()]: built[1] } as Reason }
      : await whyNot(this.game, this.number, this.answers, touch).catch(() => null);
    this.look(id, pointed);
    if (!refused || refused.code === 'leads-nowhere') return;
    this.touched = [];
    this.refuse(refused, id);
    const words = refused.reason[lang()] ?? refused.reason.en;
    this.said = { kind: 'why', say: words, why: this.step!.say[0], rule: refused.rule ?? this.step!.rule };
    this.miss();
  }
}
