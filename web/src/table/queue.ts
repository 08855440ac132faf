/**
 * What others did, waiting to be shown. Every beat takes one step on the board, after one step for
 * each of its scenes. Steps follow each other at the person's pace; nothing is left out, and
 * `finish` shows what is left at once when somebody wants to act.
 */
import type { Pace } from "../shared/settings.svelte.ts";
import type { Beat, Scene } from "./beat.ts";

/** Lengths are given for the brisk pace. */
const STRETCH: Record<Pace, number> = { calm: 16 / 9, brisk: 1, instant: 0 };

/** How long a beat stays on the board, and what is played centre stage before it moves on. */
export interface Score {
  length: number;
  scenes: readonly Scene[];
}

export interface Player {
  score(beat: Beat): Score;
  /** The board moves on; several at once if somebody is in a hurry. */
  advance(beats: readonly Beat[]): void;
  /** What is played now: a beat on the board, or one of its scenes; null: all has been shown. */
  play(beat: Beat | null, scene: Scene | null, ms: number): void;
  /** Milliseconds for everything that still waits; Infinity: as long as it takes. */
  budget(): number;
}

interface Step {
  beat: Beat;
  scene: Scene | null;
  /** Infinity: until somebody taps. */
  ms: number;
}

export class Queue {
  readonly #player: Player;
  #steps: Step[] = [];
  #current: Step | null = null;
  #timer = 0;
  #pace: Pace;
  #paused = false;
  #held = false;

  constructor(player: Player, pace: Pace) {
    this.#player = player;
    this.#pace = pace;
  }

  /** How many beats the board is behind. */
  get waiting(): number {
    return this.#steps.filter(({ scene }) => !scene).length;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** With `now` it is shown at once, and all that waits before it. */
  push(beat: Beat, now = false): void {
    if (now) this.finish(true);
    const { length, scenes } = this.#player.score(beat);
    this.#steps.push(...this.#staged(beat, scenes));
    this.#steps.push({ beat, scene: null, ms: length });
    if (now || (!this.#current && !this.#paused && !this.#held)) this.#next();
  }

  /** At the instant pace nothing is played; only the last scene of a game waits for a tap. */
  #staged(beat: Beat, scenes: readonly Scene[]): Step[] {
    if (this.#pace !== "instant") return scenes.map((scene) => ({ beat, scene, ms: scene.holdMs }));
    const last = beat.after.is_over ? scenes.at(-1) : undefined;
    return last ? [{ beat, scene: last, ms: Infinity }] : [];
  }

  /** Move on to the next step now, even while paused. */
  step(): void {
    if (!this.#held || this.#current?.scene) this.#next();
  }

  /** Show everything that waits, at once; a lesson that holds it is overruled with `force`. */
  finish(force = false): void {
    if (this.#held && !force) return;
    const beats = this.#steps.flatMap(({ beat, scene }) => (scene ? [] : [beat]));
    this.clear();
    if (beats.length > 0) this.#player.advance(beats);
  }

  /** Forget everything that waits: somebody was told where the table stands now. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.#current = null;
    this.#player.play(null, null, 0);
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#goOn();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#goOn();
  }

  /** While somebody reads a lesson, nothing moves. */
  hold(held: boolean): void {
    this.#held = held;
    this.#goOn();
  }

  #goOn(): void {
    if (this.#current) this.#wait();
    else if (!this.#paused && !this.#held) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const step = this.#steps.shift() ?? null;
    this.#current = step;
    if (!step) return this.#player.play(null, null, 0);
    if (!step.scene) this.#player.advance([step.beat]);
    // Showing it may have moved everything on already.
    if (this.#current !== step) return;
    this.#player.play(step.beat, step.scene, this.#length(step));
    this.#wait();
  }

  /** The present step ends when its time is over. */
  #wait(): void {
    clearTimeout(this.#timer);
    const step = this.#current;
    if (!step || this.#paused || (this.#held && !step.scene)) return;
    const ms = this.#length(step);
    if (ms === Infinity) return;
    if (ms > 0) this.#timer = setTimeout(() => this.#next(), ms) as unknown as number;
    else this.#next();
  }

  #length({ ms }: Step): number {
    if (ms === Infinity) return ms;
    const share = this.#player.budget() / (this.#steps.length + 1);
    return Math.min(ms * STRETCH[this.#pace], share);
  }
}
