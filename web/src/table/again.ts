/** Beats that somebody wants to see again: the board goes back, plays them, and returns to now. */
import { settings } from "../shared/settings.svelte.ts";
import { scenesOf, usualLength, type Beat, type Scene } from "./beat.ts";
import { Queue, type Player, type Score } from "./queue.ts";
import type { Table } from "./table.svelte.ts";

/** Shown on request, however little it is. */
const SEEN_MS = 900;

export class Again implements Player {
  readonly #table: Table;
  #queue: Queue | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  get runs(): boolean {
    return this.#queue !== null;
  }

  /** Play these beats, in order; what happens meanwhile waits. */
  show(beats: readonly Beat[], from: number): void {
    if (beats.length === 0) return;
    const table = this.#table;
    table.showing.hold(true);
    table.lookAt(from);
    this.#queue = new Queue(this, settings.pace === "instant" ? "brisk" : settings.pace);
    for (const beat of beats) this.#queue.push(beat);
  }

  step(): void {
    this.#queue?.step();
  }

  /** Back to now. */
  stop(): void {
    const queue = this.#queue;
    this.#queue = null;
    if (!queue) return;
    queue.clear();
    this.#table.showing.hold(this.#table.held);
    this.#table.lookAt(0);
  }

  score(beat: Beat): Score {
    const { face, desk } = this.#table;
    const length = Math.max(face.length?.(beat) ?? usualLength(beat), SEEN_MS);
    return { length, scenes: scenesOf(face, beat, desk) };
  }

  budget(): number {
    return Infinity;
  }

  advance(beats: readonly Beat[]): void {
    this.#table.lookAt(beats.at(-1)?.number ?? 0);
  }

  play(beat: Beat | null, scene: Scene | null, ms: number): void {
    this.#table.showing.play(beat, scene, ms);
    if (!beat) this.stop();
  }
}
