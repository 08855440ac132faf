/** The state of a review: what was found so far, the moment, the observer, and a new try. */
import type { AnyView } from "../games/face.ts";
import { Reel, type Eyes } from "../replay/reel.svelte.ts";
import { request } from "../protocol/api.ts";
import { pause } from "./pause.ts";
import type {
  Reviewed,
  ReviewedChoice,
  ReviewedDecision,
  ReviewedStep,
  ReviewSums,
} from "../protocol/wire.ts";

/** Between two requests while the review is made: a server answers at once if it has more. */
const POLL_MS = 300;

/** A step while the game plays by itself. */
const STEP_MS = 1100;

/** A try: nothing chosen yet, a choice to compare, or everything shown. */
export type Try = { made: string[]; action: number | null; shown: boolean };

export class Review {
  readonly reel: Reel;
  /** One decision of somebody else, which has to be found. */
  readonly isPuzzle: boolean = false;
  steps = $state.raw<ReviewedStep[]>([]);
  last = $state(0);
  sums = $state.raw<ReviewSums | null>(null);
  /** The viewer's seats. */
  mine = $state.raw<number[]>([]);
  /** The step whose position is shown; the decision beside it is the next one. */
  at = $state(0);
  truth = $state(false);
  trying = $state<Try | null>(null);
  /** The game plays by itself. */
  runs = $state(false);
  #numbers: number[] = [];
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  decision = $derived(this.steps[this.at + 1]?.decision ?? null);
  isVeiled = $derived(this.trying !== null && !this.trying.shown);
  known = $derived(this.isVeiled ? this.steps.slice(0, this.at + 1) : this.steps);
  /** The seat whose sums and costly decisions are listed. */
  seat = $derived.by(() => (typeof this.reel.eyes === "number" ? this.reel.eyes : null));
  costly = $derived(this.steps.flatMap(({ step, decision }) => this.#costs(step, decision)));

  constructor(id: string) {
    this.reel = new Reel(id);
  }

  /** Ask for more until everything was found. */
  async run(): Promise<void> {
    while (!this.#closed && !this.sums) {
      await pause(POLL_MS);
      await this.more();
    }
  }

  async more(): Promise<void> {
    const path = `/api/tables/${this.reel.id}/review?since=${Math.min(this.steps.length, this.last)}`;
    this.take(await request<Reviewed>("GET", path));
  }

  take(found: Reviewed): void {
    this.#numbers = found.numbers;
    this.mine = found.mine;
    this.last = found.last;
    this.steps = [...this.steps.slice(0, found.since), ...found.steps];
    this.sums = found.sums;
  }

  close(): void {
    this.#closed = true;
    this.stop();
    this.reel.close();
  }

  toggle(): void {
    if (this.runs) return this.stop();
    if (this.at >= this.last) this.go(0);
    this.runs = true;
    this.#timer = setTimeout(() => this.#tick(), STEP_MS);
  }

  stop(): void {
    this.runs = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    if (this.at >= this.last) return this.stop();
    this.#seek(this.at + 1);
    this.#timer = setTimeout(() => this.#tick(), STEP_MS);
  }

  go(step: number): void {
    this.stop();
    this.#seek(step);
  }

  #seek(step: number): void {
    this.leave();
    this.at = Math.max(0, Math.min(step, this.last));
    this.#show();
  }

  /** To the position before the decision that was this step. */
  open(step: number): void {
    this.go(step - 1);
  }

  /** Up and down: from one turning point or costly decision to the next. */
  goPoint(way: 1 | -1): void {
    const points = [
      ...(this.sums?.turning_points ?? []).map((step) => step - 1),
      ...this.costly.map(({ step }) => step - 1),
    ].sort((a, b) => a - b);
    const next =
      way > 0 ? points.find((one) => one > this.at) : points.findLast((one) => one < this.at);
    if (next !== undefined) this.go(next);
  }

  /** The next decision with a choice, of the chosen seat if there is one. */
  goDecision(way: 1 | -1): void {
    for (let step = this.at + 1 + way; step > 0 && step <= this.last; step += way) {
      const decision = this.steps[step]?.decision;
      if (decision && (this.seat === null || decision.seat === this.seat)) return this.open(step);
    }
  }

  async look(eyes: Eyes): Promise<void> {
    this.leave();
    await this.reel.look(eyes);
    this.#show();
  }

  /** The position again, as the seat saw it. */
  async tryAgain(): Promise<void> {
    const decision = this.decision;
    if (!decision) return;
    this.stop();
    if (this.reel.eyes !== decision.seat) await this.reel.look(decision.seat);
    this.truth = false;
    this.trying = { made: [], action: null, shown: false };
    this.#show();
  }

  leave(): void {
    this.trying = null;
  }

  choice(action: number | null): ReviewedChoice | null {
    return this.decision?.choices.find((choice) => choice.action === action) ?? null;
  }

  /** The step that a happening of the replay led to. */
  stepOf(number: number): number {
    const step = this.#numbers.findLastIndex((one) => one <= number);
    return Math.max(0, step);
  }

  number(step: number): number {
    return this.#numbers[step] ?? 0;
  }

  /** The view of the chosen observer after a step. */
  viewAt(step: number): AnyView | null {
    const number = this.number(step);
    const { frames } = this.reel;
    return (frames.find((frame) => frame.number >= number) ?? frames.at(-1))?.view ?? null;
  }

  #show(): void {
    this.reel.seek(this.number(this.at));
  }

  #costs(step: number, decision: ReviewedDecision | null) {
    const counts = this.seat === null || decision?.seat === this.seat;
    return decision && decision.cost > 0 && counts ? [{ step, decision }] : [];
  }
}
