/** What the board shows of a table: the beat that is played, behind what is known by those that wait. */
import type { AnyView } from "../games/face.ts";
import type { Message } from "../protocol/wire.ts";
import { settings } from "../shared/settings.svelte.ts";
import type { Beat, Scene } from "./beat.ts";
import { Queue, type Player, type Score } from "./queue.ts";

/** A beat with what is asked after it. */
export interface Asked extends Beat {
  readonly prompt: Message | null;
  /** Somebody is choosing: it is shown without a scene. */
  readonly quiet: boolean;
}

/** What the showing needs to know of its table. */
export interface Shows {
  score(beat: Asked): Score;
  budget(): number;
  /** Carry out a change of what is shown, so that pieces can fly. */
  change(change: () => void): void;
  /** This beat is on the board now. */
  shown(beat: Beat): void;
}

export class Showing implements Player {
  number = $state(0);
  view = $state.raw<AnyView | null>(null);
  prompt = $state.raw<Message | null>(null);
  /** What is played now; null: everything has been shown. */
  beat = $state.raw<Beat | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** How long the scene is held. */
  ms = $state(0);
  /** The numbers of the beats that wait. */
  waiting = $state.raw<readonly number[]>([]);
  paused = $state(false);

  /** The board is behind what is known. */
  lags = $derived(this.waiting.length > 0);

  readonly #table: Shows;
  readonly #queue: Queue;
  #held = false;

  constructor(table: Shows) {
    this.#table = table;
    this.#queue = new Queue(this, settings.pace);
  }

  /** Where the table stands, without a way that led there. */
  start(number: number, view: AnyView | null, prompt: Message | null): void {
    this.#queue.clear();
    Object.assign(this, { number, view, prompt, waiting: [] });
  }

  push(beat: Asked, now: boolean): void {
    this.waiting = [...this.waiting, beat.number];
    this.#queue.push(beat, now);
  }

  /** The next step now: the scene or the beat has been seen. */
  step(): void {
    this.#queue.step();
  }

  /** Everything at once. */
  finish(): void {
    this.#queue.finish();
  }

  /** The person chose another pace. */
  follow(): void {
    queueMicrotask(() => this.#queue.setPace(settings.pace));
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#queue.pause(paused);
  }

  /** Nothing moves for a while, for another reason than a pause. */
  hold(held: boolean): void {
    this.#held = held;
    // The board must not move inside an effect that follows the board.
    queueMicrotask(() => this.#queue.hold(this.#held));
  }

  close(): void {
    this.#queue.clear();
  }

  // What the queue asks for

  score(beat: Beat): Score {
    return this.#table.score(beat as Asked);
  }

  budget(): number {
    return this.#table.budget();
  }

  advance(beats: readonly Beat[]): void {
    const { number, after, prompt } = beats.at(-1) as Asked;
    this.#table.change(() => {
      Object.assign(this, { number, view: after, prompt: prompt ?? this.prompt });
      this.waiting = this.waiting.filter((one) => one > number);
      this.#table.shown(beats.at(-1) as Beat);
    });
  }

  play(beat: Beat | null, scene: Scene | null, ms: number): void {
    Object.assign(this, { beat, scene, ms });
  }
}
