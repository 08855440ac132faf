/** The state of a replay: the observer, the frame, playing or paused. */
import { flushSync } from "svelte";
import type { AnyView, Face } from "../games/face.ts";
import { request } from "../protocol/api.ts";
import type { ShuffleProof, Replay, TableInfo } from "../protocol/wire.ts";
import { seatName } from "../shared/names.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { framesOf, openView, roundsOf, scenesIn, type Frame } from "./frames.ts";

/** A seat, everything open, or what a spectator saw. */
export type Eyes = number | "open" | null;

const STEP_MS = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Reel {
  readonly id: string;
  face = $state.raw<Face>({ prefix: "" });
  table = $state.raw<TableInfo | null>(null);
  honesty = $state.raw<ShuffleProof | null>(null);
  frames = $state.raw<Frame[]>([]);
  eyes = $state<Eyes>("open");
  at = $state(0);
  runs = $state(false);
  speed = $state(1);
  moving: ((change: () => void) => void) | null = null;

  names = $derived((this.table?.seats ?? []).map(seatName));
  frame = $derived(this.frames[this.at]) as Frame | undefined;
  view = $derived(this.frame?.view ?? null);
  /** Where rounds begin. */
  rounds = $derived(roundsOf(this.frames));
  /** Knows the names for the scenes. */
  desk = $state.raw<Desk | null>(null);
  /** Where trials, raids, scorings and counts are. */
  scenes = $derived(this.desk ? scenesIn(this.frames, this.face, this.desk) : []);
  isLast = $derived(this.at >= this.frames.length - 1);

  #loaded = new Map<number | null, Promise<Replay>>();
  #timer = 0;

  constructor(id: string) {
    this.id = id;
  }

  async look(eyes: Eyes): Promise<void> {
    const frames = await this.#framesFor(eyes);
    this.#change(() => {
      this.eyes = eyes;
      this.frames = frames;
      this.at = Math.min(this.at, frames.length - 1);
    });
  }

  /** Go to the moment after this happening. */
  seek(number: number): void {
    const at = this.frames.findIndex((frame) => frame.number >= number);
    this.go(at < 0 ? this.frames.length - 1 : at);
  }

  go(at: number): void {
    const next = Math.max(0, Math.min(at, this.frames.length - 1));
    const one = Math.abs(next - this.at) === 1;
    const change = () => (this.at = next);
    if (one) this.#change(change);
    else change();
    if (this.isLast) this.runs = false;
  }

  /** To the beginning of the next round, or of this one and those before; else to an end. */
  goRound(way: 1 | -1): void {
    this.#goTo(this.rounds, way);
  }

  /** To the next scene or the one before; else to an end. */
  goScene(way: 1 | -1): void {
    this.#goTo(this.scenes, way);
  }

  #goTo(places: readonly number[], way: 1 | -1): void {
    const { at } = this;
    if (way > 0) this.go(places.find((one) => one > at) ?? Infinity);
    else this.go(places.findLast((one) => one < at) ?? 0);
  }

  /** The next of the speeds. */
  faster(): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(place + 1) % SPEEDS.length];
    this.#tick();
  }

  toggle(): void {
    if (this.isLast && !this.runs) this.at = 0;
    this.runs = !this.runs;
    this.#tick();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.runs) return;
    this.#timer = setTimeout(() => {
      if (!this.runs) return;
      this.go(this.at + 1);
      this.#tick();
    }, STEP_MS / this.speed);
  }

  async #framesFor(eyes: Eyes): Promise<Frame[]> {
    if (eyes !== "open") return framesOf(await this.#load(eyes));
    const base = framesOf(await this.#load(null));
    const seats = (this.table?.seats ?? []).map(({ seat }) => seat);
    const all = await Promise.all(seats.map(async (seat) => framesOf(await this.#load(seat))));
    return base.map((frame, index) => ({
      ...frame,
      view: openView(frame.view, all.map((one) => one[index]?.view).filter(isView)),
    }));
  }

  #load(eyes: number | null): Promise<Replay> {
    let found = this.#loaded.get(eyes);
    if (!found) {
      const query = eyes === null ? "" : `?eyes=${eyes}`;
      found = request<Replay>("GET", `/api/tables/${this.id}/replay${query}`).then((replay) => {
        this.table = replay.table;
        this.honesty = replay.honesty;
        return replay;
      });
      this.#loaded.set(eyes, found);
    }
    return found;
  }

  #change(change: () => void): void {
    if (this.moving) this.moving(() => flushSync(change));
    else change();
  }
}

function isView(view: AnyView | undefined): view is AnyView {
  return view !== undefined;
}
