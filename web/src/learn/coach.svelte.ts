/** The current step of a lesson. */
import type { Lesson, Now, Step } from "./lesson.ts";
import { keep, progressIn, type Progress } from "./progress.ts";

export class Coach {
  readonly lesson: Lesson;
  readonly #game: string;
  readonly #table: string;
  /** Told now; null while there is nothing to tell. */
  step = $state.raw<Step | null>(null);
  done = $state.raw<readonly string[]>([]);
  finished = $state(false);
  /** What the table was like when the step was first told. */
  #since: Now | null = null;

  constructor(lesson: Lesson, game: string, table: string) {
    this.lesson = lesson;
    this.#game = game;
    this.#table = table;
    const before = progressIn(game);
    if (before?.table !== table) return;
    this.done = before.done;
    this.finished = before.finished;
  }

  get #path(): Step[] {
    return this.lesson.steps.filter(({ tip }) => !tip);
  }

  /** The steps everybody takes are all done: only the farewell is left. */
  get isComplete(): boolean {
    return this.#path.every(({ id }) => this.done.includes(id));
  }

  get place(): { step: number; of: number } {
    const path = this.#path;
    const done = path.filter(({ id }) => this.done.includes(id)).length;
    const shown = this.step?.tip || this.isComplete ? done : done + 1;
    return { step: Math.max(1, Math.min(shown, path.length)), of: path.length };
  }

  /** The step only wants to be read. */
  get isReading(): boolean {
    return this.step !== null && !this.step.done;
  }

  /** The table went on: is the step done, is another one's moment there? */
  look(now: Now): void {
    const { step } = this;
    if (step) this.#goOn(step, now, this.#since ?? now);
    if (this.step) return;
    const due = this.lesson.steps.find(
      (one) => !this.done.includes(one.id) && this.#isDue(one, now),
    );
    if (due) this.#since = now;
    this.step = due ?? null;
  }

  #isDue(step: Step, now: Now): boolean {
    return (step.tip || !this.finished) && step.when(now);
  }

  #goOn(step: Step, now: Now, since: Now): void {
    if (step.done?.(now, since)) return this.#end(step);
    // Half a move is not another moment.
    if (step.when(now) || now.made.length > 0) return;
    // Playing on without "Next" means it was read; steps not done are asked for again.
    if (!step.done && now.deeds.length > since.deeds.length) this.#end(step);
    else if (step.done) this.step = null;
  }

  /** The learner has read it. */
  read(): void {
    if (this.step) this.#end(this.step);
  }

  #end(step: Step): void {
    this.done = [...this.done, step.id];
    this.step = null;
    this.#keep();
  }

  finish(): void {
    this.finished = true;
    this.#keep();
  }

  #keep(): void {
    const { done, finished } = this;
    const progress: Progress = { table: this.#table, done: [...done], finished };
    keep(this.#game, progress);
  }
}
