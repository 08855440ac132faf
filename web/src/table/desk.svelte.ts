/** Everything besides the view that a board needs: names, marks of picks, touching, texts. */
import type { AnyView, Face } from "../games/face.ts";
import type { Acted, Happening, Message, Reported, SeatInfo } from "../protocol/wire.ts";
import { LABELS } from "../protocol/labels.ts";
import { letter, type Words } from "../texts/catalogue.ts";
import { texts } from "../texts/texts.svelte.ts";
import type { Beat } from "./beat.ts";
import { labelOf } from "./labels.ts";
import { phraseText } from "./phrases.ts";
import { CONFIRM, narrow, type Narrowed } from "./picks.ts";
import type { Table } from "./table.svelte.ts";
import { putAway, welcomeTo } from "./welcome.ts";

/**
 * How the thing of a pick stands to the choice being made: `legal` can be picked now, `made` was
 * picked, `veiled` cannot be picked now, `calm`: nothing is being chosen here.
 */
export type Mark = "legal" | "made" | "veiled" | "calm";

export interface Desk {
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  /** The seat whose view this is; null for a spectator. */
  readonly observer: number | null;
  /** It is the observer's move, and nothing is on its way. */
  readonly isMyMove: boolean;
  readonly made: readonly string[];
  readonly next: readonly string[];
  readonly prompt: Message | null;
  /** What the picks made so far lead to, said instead of the prompt. */
  readonly foretold: Message | null;
  readonly undo: boolean;
  /** What a newcomer to the game is told beside the prompt, in sentences. */
  readonly welcome: readonly string[];
  /** It is read: never show it again. */
  putAway(): void;
  /** The seats that may act now. */
  readonly actors: readonly number[];
  /** What is being played on the board now, for its length: draw the clash, the stroke, the
   *  number; null: the board is at rest. */
  readonly beat: Beat | null;
  /** The seat that acted last, for where pieces come from. */
  readonly lastActor: number | null;
  /** What a seat has just done without a break, in notation; what was taken back is left out. */
  deeds(seat: number): string[];
  /** The last quick phrase of a seat and when it was said, by our clock. */
  word(seat: number): { text: string; at: number } | null;
  /** The touched thing whose reason is shown: it gets a frame. */
  readonly refused: string;
  mark(pick: string): Mark;
  /** What would be possible after further picks; without any, what is possible now. */
  ahead(...picks: string[]): Narrowed;
  /** The key that picks it: "1" to "9", or "". */
  key(pick: string): string;
  /** Pick the thing, or have the reason told why it cannot be picked. */
  touch(pick: string): void;
  /** Why can this not be picked, not even after those before it? For hovering. */
  wonder(pick: string, ...before: string[]): void;
  /** In a race: pick it at once, `reaction` milliseconds after our screen showed the moment `to`. */
  react(pick: string, to: number, reaction: number | null): void;
  /** In a race: the last hands that reached out, by the number of the happening. */
  readonly reaches: readonly (Reported & { number: number })[];
  /** Milliseconds since the last happening, by the server's clock. */
  age(): number;
  back(): void;
  takeBack(): void;
  name(seat: number): string;
  label(pick: string): string;
  t(id: string, args?: Record<string, string | number>): string;
  say(message: Words): string;
  /** Milliseconds left on a seat's clock at this moment; null without a clock. */
  isPresent(seat: number): boolean;
  /** Between the rounds of a real-time game: who is ready, and until when the others are waited
   *  for, by our clock; null if no pause is on. */
  readonly pause: { ready: readonly boolean[]; until: number } | null;
  /** The count is read: the next round may begin. */
  beReady(): void;
  clockOf(seat: number): { left: number; at: number; runs: boolean } | null;
}

/** The desk of a running table. */
export class TableDesk implements Desk {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get seats() {
    return this.#table.info?.seats ?? [];
  }
  get names() {
    return this.#table.names;
  }
  get observer() {
    return this.#table.eyes;
  }
  get isMyMove() {
    return this.#table.isMyMove && !this.#table.peeked;
  }
  get made() {
    return this.#table.pending?.picks ?? this.#table.made;
  }
  get next() {
    return this.#table.narrowed.next;
  }
  get prompt() {
    return this.#table.showing.lags ? this.#table.showing.prompt : this.#table.prompt;
  }
  get foretold() {
    return this.#table.showing.lags ? null : this.#table.foretold;
  }
  get welcome() {
    return welcomeTo(this.#table);
  }
  get refused() {
    return this.#table.reason?.kept ? this.#table.reason.pick : "";
  }
  get beat() {
    const { beat, scene } = this.#table.showing;
    return scene ? null : beat;
  }
  get actors() {
    return this.#table.shown?.actors ?? [];
  }
  get lastActor() {
    const acted = this.#acted().at(-1);
    return acted ? acted.seat : null;
  }
  get undo() {
    const { undo, pending, held, showing } = this.#table;
    return undo && !pending && !held && !showing.lags;
  }

  putAway(): void {
    putAway(this.#table);
  }

  deeds(seat: number): string[] {
    const acted = this.#acted();
    const from = acted.findLastIndex((one) => one.seat !== seat) + 1;
    return acted.slice(from).map((one) => one.shown);
  }

  word(seat: number): { text: string; at: number } | null {
    const last = this.#table.log.findLast(
      ({ event }) => event.type === "phrased" && event.seat === seat,
    );
    if (last?.event.type !== "phrased") return null;
    const text = phraseText(last.event.phrase, last.event.about ?? null, this.names);
    return { text, at: last.at - this.#table.skew };
  }

  #acted(): Acted[] {
    const { peeked, showing, log } = this.#table;
    const until = peeked || (showing.lags ? showing.number : Infinity);
    return actedIn(log.filter(({ number }) => number <= until));
  }

  mark(pick: string): Mark {
    if (this.next.includes(pick)) return "legal";
    if (this.made.includes(pick)) return "made";
    return this.isMyMove ? "veiled" : "calm";
  }

  ahead(...picks: string[]): Narrowed {
    const { choices, made } = this.#table;
    return narrow(this.next.length > 0 ? choices : [], [...made, ...picks]);
  }

  key(pick: string): string {
    const at = this.next.filter((one) => one !== CONFIRM).indexOf(pick);
    return at >= 0 && at < 9 ? String(at + 1) : "";
  }

  touch(pick: string): void {
    const table = this.#table;
    // What glows next is not known to the eye yet: show it first.
    if (table.peeked) return table.unpeek();
    if (table.showing.lags) return table.goOn();
    if (this.next.includes(pick)) return table.pick(pick);
    if (this.made.at(-1) === pick) return void table.back();
    if (!this.isMyMove) return table.notYet(pick);
    if (!this.#startsAnew(pick)) table.whyNot(pick, [], true);
  }

  react(pick: string, to: number, reaction: number | null): void {
    this.#table.unpeek();
    this.#table.react(pick, to, reaction);
  }

  get reaches() {
    return this.#table.log
      .slice(-12)
      .flatMap(({ number, event }) => (event.type === "reported" ? [{ ...event, number }] : []));
  }

  age(): number {
    const { log, skew } = this.#table;
    const last = log.at(-1);
    return last ? Math.max(0, Date.now() + skew - last.at) : 0;
  }

  wonder(pick: string, ...before: string[]): void {
    if (this.mark(pick) === "veiled") this.#table.whyNot(pick, before);
  }

  back(): void {
    this.#table.back();
  }

  takeBack(): void {
    this.#table.takeBack();
  }

  name(seat: number): string {
    return this.names[seat] || letter(seat);
  }

  label(pick: string): string {
    return labelFor(this.#table.face, this.#table.shown, pick, this);
  }

  t = (id: string, args: Record<string, string | number> = {}): string =>
    texts.t(id, args, this.names);

  say = (message: Words): string => texts.say(message, this.names);

  isPresent(seat: number): boolean {
    return this.#table.presence.seats.includes(seat);
  }

  get pause() {
    const { info, skew } = this.#table;
    if (!info?.ready_by) return null;
    return { ready: info.seats.map(({ ready }) => ready ?? false), until: info.ready_by - skew };
  }

  beReady(): void {
    const seat = this.observer;
    if (seat !== null && this.pause?.ready[seat] === false)
      this.#table.command({ type: "ready", seat });
  }

  clockOf(seat: number) {
    const { clocks, clocksAt } = this.#table;
    const left = clocks?.left[seat];
    if (left === undefined || left === null) return null;
    return { left, at: clocksAt, runs: clocks?.running.includes(seat) ?? false };
  }

  /** Touching another first thing (another card) lets go of the picks made so far. */
  #startsAnew(pick: string): boolean {
    const table = this.#table;
    if (table.made.length === 0) return false;
    const first = new Set(table.choices.flatMap((choice) => choice.picks[0] ?? []));
    if (!first.has(pick)) return false;
    table.made = [];
    table.pick(pick);
    return true;
  }
}

/** The actions of a log that were not taken back. */
export function actedIn(log: readonly Happening[]): Acted[] {
  const undone = new Set(
    log.flatMap(({ event }) => (event.type === "undone" ? [event.number] : [])),
  );
  return log.flatMap(({ event, number }) =>
    event.type === "acted" && !undone.has(number) ? [event] : [],
  );
}

/** How a pick is called: the same words in lists, on things and for screen readers. */
export function labelFor(face: Face, view: AnyView | null, pick: string, desk: Desk): string {
  if (pick === CONFIRM) return texts.t("web-confirm");
  if (!view) return pick;
  const prefix = face.prefix || texts.prefixOf(view.game);
  return desk.say(labelOf(LABELS[view.game], prefix, view, pick));
}
