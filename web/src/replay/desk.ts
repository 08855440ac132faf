/** The desk of a replay: everything can be seen and nothing picked. */
import { texts } from "../texts/texts.svelte.ts";
import { letter, type Words } from "../texts/catalogue.ts";
import { actedIn, labelFor, type Desk, type Mark } from "../table/desk.svelte.ts";
import type { Narrowed } from "../table/picks.ts";
import type { Reel } from "./reel.svelte.ts";

export class ReplayDesk implements Desk {
  readonly undo = false;
  readonly reaches = [];
  readonly beat = null;
  readonly refused = "";
  readonly welcome = [];
  readonly #reel: Reel;

  constructor(reel: Reel) {
    this.#reel = reel;
  }

  get isMyMove(): boolean {
    return false;
  }
  get made(): string[] {
    return [];
  }
  get next(): string[] {
    return [];
  }
  get seats() {
    return this.#reel.table?.seats ?? [];
  }
  get names() {
    return this.#reel.names;
  }
  get observer() {
    return typeof this.#reel.eyes === "number" ? this.#reel.eyes : null;
  }
  readonly foretold = null;
  get prompt() {
    return this.#reel.frame?.prompt ?? null;
  }
  get actors() {
    return this.#reel.view?.actors ?? [];
  }
  get lastActor() {
    return this.#acted().at(-1)?.seat ?? null;
  }

  deeds(seat: number): string[] {
    const acted = this.#acted();
    const from = acted.findLastIndex((one) => one.seat !== seat) + 1;
    return acted.slice(from).map((one) => one.shown);
  }

  ahead(..._picks: string[]): Narrowed {
    return { next: [], action: null, candidates: [] };
  }
  word() {
    return null;
  }
  mark(_pick: string): Mark {
    return "calm";
  }
  key() {
    return "";
  }
  touch(_pick: string): void {}
  wonder() {}
  react() {}
  back(): void {}
  takeBack() {}
  putAway() {}
  age() {
    return 0;
  }
  isPresent() {
    return true;
  }
  get pause() {
    return null;
  }
  beReady() {}
  clockOf() {
    return null;
  }

  name(seat: number): string {
    return this.names[seat] || letter(seat);
  }

  label(pick: string): string {
    return labelFor(this.#reel.face, this.#reel.view, pick, this);
  }

  t = (id: string, args: Record<string, string | number> = {}): string =>
    texts.t(id, args, this.names);

  say = (message: Words): string => texts.say(message, this.names);

  #acted() {
    return actedIn(this.#reel.frames.slice(0, this.#reel.at + 1).map((frame) => frame.happening));
  }
}
