/* A lesson: a game whose states come from built frames. What is wanted leads on, what is legal is answered by the
   lesson, what is not is answered by the rules. */
import { call, type Refused } from '$/net/api';
import { Play } from '$/play.svelte';
import { lang } from '$/texts/texts.svelte';
import type { Choice } from '$/touch/paths';
import { stateOf, type LessonData, type LessonStep } from './frames';
import { reach } from './progress.svelte';

const PATIENCE = 3; // touches that were not meant, until the coach shows the way

export interface Said {
  kind: 'ask' | 'why' | 'not-now';
  say: string;
  why: string;
  rule: string;
}

export const lessonAt = (game: string, number: number, line: string[] = []) =>
  call<LessonData>(
    `/api/games/${game}/lessons/${number}?lang=${lang()}&line=${encodeURIComponent(JSON.stringify(line))}`,
  );

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

  async begin(number: number) {
    this.number = number;
    this.lone.leave(); // here one does everything oneself
    this.answers = [];
    this.done = 0;
    this.ended = false;
    this.log = [];
    await this.from([]);
  }

  /** On from where these answers have led. */
  private async from(line: string[]) {
    this.data = await lessonAt(this.game, this.number, line);
    this.at = -1;
    this.advance(line.length === 0);
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
    const { say, rule } = this.step!;
    this.said = { kind: 'ask', say: say[0], why: say[1], rule };
  };

  private miss() {
    if (++this.missed >= PATIENCE) void this.hint();
  }

  override readonly choose = async (choice: Choice) => {
    const step = this.step;
    if (!step || !this.question) return;
    if (!step.want.includes(choice.text)) {
      this.touched = [];
      const [say, why] = step.not_now[choice.text] ?? step.say;
      this.said = { kind: 'not-now', say, why, rule: step.rule };
      return this.miss();
    }
    this.touched = [];
    this.answers = [...this.answers, choice.text];
    this.done = step.number;
    reach(this.data!.id, step.number);
    if (choice.text === step.want[0]) return this.advance();
    this.sending = true; // the frames go on from another answer than this one
    await this.from(this.answers).finally(() => (this.sending = false));
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
    const touch = JSON.stringify([...this.touched, id]);
    const path = `/api/games/${this.game}/lessons/${this.number}/why`;
    const refused = await call<Refused | null>(
      `${path}?line=${encodeURIComponent(JSON.stringify(this.answers))}&touch=${encodeURIComponent(touch)}`,
    ).catch(() => null);
    this.look(id, pointed);
    if (!refused || refused.code === 'leads-nowhere') return;
    this.touched = [];
    this.refuse(refused, id);
    const say = refused.reason[lang()] ?? refused.reason.en;
    this.said = { kind: 'why', say, why: this.step!.say[0], rule: refused.rule ?? this.step!.rule };
    this.miss();
  }
}
