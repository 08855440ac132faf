/**
 * A table as this browser knows it. What the server said last is the truth; what is shown may be
 * ahead of it for a moment (an own move that is on its way) or behind it (what others did is played
 * in beats, at the person's pace; a line of the log is looked at).
 */
import { flushSync } from "svelte";
import type { AnyView, Face } from "../games/face.ts";
import { entropy, newKey, request } from "../protocol/api.ts";
import { Line, type LineState } from "../protocol/line.ts";
import type {
  Choice,
  ClientMessage,
  Clocks,
  Event,
  Happening,
  ShuffleProof,
  Message,
  Presence,
  Refused,
  Replay,
  ScoreLine,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
} from "../protocol/wire.ts";
import { framesOf } from "../replay/frames.ts";
import { seatName } from "../shared/names.ts";
import { settings } from "../shared/settings.svelte.ts";
import { Again } from "./again.ts";
import { scenesOf, usualLength, type Beat } from "./beat.ts";
import { TableDesk, type Desk } from "./desk.svelte.ts";
import { Hint } from "./hint.svelte.ts";
import { narrow, type Narrowed } from "./picks.ts";
import type { Score } from "./queue.ts";
import { Showing, type Asked } from "./showing.svelte.ts";

export interface Reason {
  /** The thing that was touched. */
  pick: string;
  message: Message | null;
  sentence: string;
  /** It was touched: the reason stays until it is dismissed. */
  kept: boolean;
}

/** A thing that somebody asks about, after the picks before it. */
interface Question {
  picks: string[];
  kept: boolean;
}

const ENDED = ["over", "aborted"];

interface Pending {
  key: string;
  picks: string[];
}

/** A command without its key. */
type Wish = ClientMessage extends infer M
  ? M extends { key: string }
    ? Omit<M, "key">
    : never
  : never;

/** While one's own clock runs, what others did is shown within this time. */
const CLOCK_MS = 2500;

export class Table {
  readonly id: string;
  /** What was seen after each happening. */
  readonly views = new Map<number, AnyView>();
  face: Face = { prefix: "" };
  /** Called round every change of what is shown, so that pieces can fly. */
  moving: ((change: () => void) => void) | null = null;
  /** Called when something has happened that was shown, for sounds and notices. */
  noticed: ((event: Event, beat: Beat | null) => void) | null = null;
  /** What the board shows of the game. */
  readonly showing: Showing;
  readonly desk: Desk = new TableDesk(this);
  readonly hint = new Hint(this);

  line = $state<LineState>("connecting");
  closed = $state(0);
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  eyes = $state<number | null>(null);
  view = $state.raw<AnyView | null>(null);
  prompt = $state.raw<Message | null>(null);
  choices = $state.raw<Choice[]>([]);
  undo = $state(false);
  sheet = $state.raw<ScoreLine[][]>([]);
  clocks = $state.raw<Clocks | null>(null);
  clocksAt = $state(0);
  log = $state.raw<Happening[]>([]);
  presence = $state.raw<Presence>({ type: "presence", seats: [], watching: 0 });
  reactions = $state.raw<string[]>([]);
  phrases = $state.raw<string[]>([]);
  honesty = $state.raw<ShuffleProof | null>(null);
  number = $state(0);
  /** Server time minus ours. */
  skew = 0;

  #made = $state.raw<string[]>([]);
  /** What the picks made so far lead to; null: nothing was picked, or it is not known yet. */
  foretold = $state.raw<Message | null>(null);
  reason = $state.raw<Reason | null>(null);
  refusal = $state.raw<Refused | null>(null);
  pending = $state.raw<Pending | null>(null);
  foreseen = $state.raw<AnyView | null>(null);
  /** The number of the happening that is looked at, 0: now. */
  peeked = $state(0);
  /** The host has freed our seat. */
  isPutOut = $state(false);
  /** While somebody reads a lesson, what rivals do is not shown yet. */
  held = $state(false);
  /** The last beat with a scene that was not played: nobody looked, or the pace is instant. */
  missed = $state.raw<{ number: number; title: string } | null>(null);

  names = $derived((this.info?.seats ?? []).map(seatName));
  #line: Line;
  #askedAt = 0;
  /** From this number on we have seen everything ourselves. */
  #seenSince = 0;
  #again = new Again(this);
  #isChanging = false;
  #questions = new Map<string, Question>();
  #reacts = new Set<string>();
  /** The key of the last question what picks lead to. */
  #ahead = "";

  /** With `begin` the host does not wait for anybody: the game starts at once. */
  constructor(id: string, begin = false) {
    this.id = id;
    this.showing = new Showing({
      score: (beat) => this.#score(beat),
      budget: () => this.#budget(),
      change: (change) => this.#change(change),
      shown: (beat) => this.#shown(beat),
    });
    this.#line = new Line(id, {
      hello: () => ({ type: "hello", last: this.number, eyes: this.eyes, entropy: this.#chance() }),
      heard: (message) => this.#heard(message),
      changed: (state, code) => {
        this.line = state;
        this.closed = code;
      },
    });
    if (begin) this.command({ type: "start" });
  }

  close(): void {
    this.showing.close();
    this.#line.close();
  }

  // What is shown

  /** The observer has to act, even if the board has not caught up. */
  get isAsked(): boolean {
    return this.choices.length > 0 && !this.pending;
  }
  get isMyMove(): boolean {
    return this.isAsked && !this.showing.lags;
  }
  get narrowed(): Narrowed {
    return this.#narrowed;
  }
  #narrowed = $derived.by(() =>
    narrow(this.isMyMove && !this.peeked ? this.choices : [], this.made),
  );

  get shown(): AnyView | null {
    return (this.peeked && this.views.get(this.peeked)) || this.foreseen || this.showing.view;
  }
  /** The log as far as it has been shown; talk is never late. */
  get told(): Happening[] {
    const { waiting } = this.showing;
    return waiting.length > 0
      ? this.log.filter(({ number }) => !waiting.includes(number))
      : this.log;
  }
  /** The game has ended, and its last beat has been seen. */
  get isOver(): boolean {
    const status = this.info?.status ?? "";
    return ENDED.includes(status) && !this.showing.lags && !this.showing.beat;
  }

  /** Show the rest of a game that has ended, without its scenes. */
  skip(): void {
    if (!this.#again.runs) this.showing.finish();
  }
  get isSkippable(): boolean {
    return ENDED.includes(this.info?.status ?? "") && !this.#again.runs;
  }

  /** Somebody wants to go on: to the own decision if there is one, else to the next beat. */
  goOn(): void {
    if (this.#again.runs) this.#again.step();
    else if (this.isAsked && !this.showing.scene) this.showing.finish();
    else this.showing.step();
  }

  /** Send a command; it is repeated until it is answered. */
  command(wish: Wish): string {
    const key = newKey();
    this.refusal = null;
    this.#line.command({ ...wish, key } as ClientMessage & { key: string });
    return key;
  }

  /** Look from another of one's own seats. */
  look(eyes: number): void {
    this.eyes = eyes;
    this.#line.send({ type: "look", eyes });
  }

  // Picks

  get made(): string[] {
    return this.#made;
  }
  set made(picks: string[]) {
    this.#made = picks;
    this.foretold = null;
    this.#lookAhead(picks);
  }

  /** Ask what these picks lead to. */
  #lookAhead(picks: readonly string[]): void {
    if (picks.length === 0 || this.eyes === null) return;
    this.#ahead = newKey();
    this.#line.send({ type: "what-if", key: this.#ahead, seat: this.eyes, picks: [...picks] });
  }

  pick(pick: string): void {
    this.reason = null;
    this.unpeek();
    if (!this.narrowed.next.includes(pick)) return;
    const made = [...this.made, pick];
    const { action } = narrow(this.choices, made);
    const to = this.view && this.face.reactsTo?.(this.view);
    if (action === null) this.made = made;
    else if (to) this.react(pick, to, null);
    else this.act(action, made);
  }

  /** One pick back; false if none was made. */
  back(): boolean {
    this.reason = null;
    if (this.made.length === 0) return false;
    this.made = this.made.slice(0, -1);
    return true;
  }

  act(action: number, picks: string[] = []): void {
    if (this.eyes === null) return;
    const wish: Wish = { type: "act", seat: this.eyes, action, after: this.number };
    this.pending = { key: this.command(wish), picks };
    const ahead = this.view && this.face.foresee?.(this.view, picks);
    this.#change(() => {
      this.made = [];
      this.foreseen = ahead ?? null;
    });
  }

  /**
   * In a race: play the one pick at once, however many hands are on their way. `to` is the moment
   * it reacts to, `reaction` the milliseconds since our screen showed it (null: it did not).
   */
  react(pick: string, to: number, reaction: number | null): void {
    const { action } = narrow(this.choices, [pick]);
    if (action === null || this.eyes === null) return;
    this.reason = null;
    this.#reacts.add(this.command({ type: "act", seat: this.eyes, action, to, reaction }));
  }

  takeBack(): void {
    if (this.undo && this.eyes !== null) this.command({ type: "undo", seat: this.eyes });
  }

  /** Ask why a thing cannot be picked now; the answer becomes `reason`. */
  whyNot(pick: string, before: readonly string[] = [], kept = false): void {
    this.#wonder({ picks: [...this.made, ...before, pick], kept });
  }

  /** Somebody else's move: say so, and what is asked of whom. */
  notYet(pick: string): void {
    if (this.eyes === null || this.pending || this.info?.status !== "playing") return;
    this.reason = { pick, message: null, sentence: "", kept: true };
  }

  #wonder(question: Question): void {
    if (this.eyes === null) return;
    const key = newKey();
    this.#questions.set(key, question);
    this.#line.send({ type: "why-not", key, seat: this.eyes, picks: question.picks });
  }

  // Looking back

  /** Look at the table as it was; what we did not see ourselves is asked for. */
  async peek(number: number): Promise<void> {
    if (!this.views.has(number)) await this.#recall();
    if (!this.views.has(number) || this.pending) return;
    this.lookAt(number === this.number ? 0 : number);
  }

  /** Play again what happened under these numbers of the log, in order. */
  async playAgain(numbers: readonly number[]): Promise<void> {
    this.unpeek();
    if (numbers.length === 0) return;
    if (numbers[0] <= this.#seenSince) await this.#recall();
    const known = [...this.views.keys()].sort((a, b) => a - b);
    const beats = numbers.flatMap((number) => this.#beatAgain(number, known) ?? []);
    if (numbers.includes(this.missed?.number ?? 0)) this.missed = null;
    if (!this.pending) this.#again.show(beats, known.findLast((one) => one < numbers[0]) ?? 0);
  }

  #beatAgain(number: number, known: readonly number[]): Beat | null {
    const happening = this.log.find((one) => one.number === number);
    const after = this.views.get(number);
    if (!happening || !after) return null;
    const { at, event, lines } = happening;
    const before = this.views.get(known.findLast((one) => one < number) ?? 0) ?? null;
    return { number, at, event, lines: lines ?? [], before, after, own: false };
  }

  async #recall(): Promise<void> {
    const query = this.eyes === null ? "" : `?eyes=${this.eyes}`;
    const replay = await request<Replay>("GET", `/api/tables/${this.id}/replay${query}`);
    for (const { number, view } of framesOf(replay)) this.views.set(number, view);
    this.#seenSince = 0;
  }

  /** Show the board as it was after this happening; 0: as it is. */
  lookAt(number: number): void {
    if (this.peeked !== number) this.#change(() => (this.peeked = number));
  }

  unpeek(): void {
    this.#again.stop();
    this.lookAt(0);
  }

  // What the server tells

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.#start(message);
      case "update":
        if (message.number > this.number) this.#change(() => this.#apply(message));
        return;
      case "done":
        this.#settle(message.key);
        return;
      case "refused":
        return this.#refused(message);
      case "because":
        return this.#because(message.key, message.message ?? null, message.sentence ?? "");
      case "foretold":
        if (message.key === this.#ahead && this.#made.length > 0)
          this.foretold = message.message ?? null;
        return;
      case "advice":
        return this.hint.heard(message);
      case "presence":
        this.presence = message;
        return;
      case "pong":
        this.skew = message.now - Date.now();
    }
  }

  /** Our part of the shuffle, added once, when the server's own is already sealed. */
  #chance(): string | null {
    return this.number === 0 ? entropy() : null;
  }

  #start(snapshot: Snapshot): void {
    const { position } = snapshot;
    const log = snapshot.log ?? [];
    this.skew = snapshot.now - Date.now();
    this.hint.close();
    this.#change(() => {
      this.info = snapshot.table;
      this.mine = snapshot.mine ?? [];
      this.eyes = snapshot.eyes ?? null;
      this.view = (position?.view as AnyView | undefined) ?? null;
      this.prompt = position?.prompt ?? null;
      this.choices = position?.choices ?? [];
      this.undo = position?.undo ?? false;
      this.sheet = position?.sheet ?? [];
      this.foreseen = this.pending ? this.foreseen : null;
      this.made = this.#stillPossible(this.made);
      this.showing.start(snapshot.number, this.view, this.prompt);
    });
    this.#setClocks(snapshot.clocks ?? null, snapshot.now);
    this.log = log.length > 0 && log[0].number === 1 ? log : [...this.log, ...log];
    this.number = snapshot.number;
    this.reactions = snapshot.reactions ?? [];
    this.phrases = snapshot.phrases ?? [];
    this.honesty = snapshot.honesty ?? null;
    this.#seenSince = snapshot.number;
    if (this.view) this.views.set(this.number, this.view);
  }

  hold(held: boolean): void {
    this.held = held;
    this.showing.hold(held);
  }

  /** What is known changes at once; the board follows in beats. */
  #apply(update: Update): void {
    const own = update.key ? this.#settle(update.key) : false;
    const wasAsked = this.isAsked;
    const before = this.view;
    this.number = update.number;
    this.log = added(this.log, update);
    if (update.table) this.#sit(update, update.table);
    if (update.clocks !== undefined) this.#setClocks(update.clocks, update.at);
    if (update.honesty) this.honesty = update.honesty;
    this.hint.happened(update.event);
    if (!update.view) return void this.noticed?.(update.event, null);
    this.view = { ...(before ?? {}), ...update.view } as AnyView;
    this.views.set(update.number, this.view);
    this.#ask(update, wasAsked);
    const beat = { ...this.#beatOf(update, before, own), quiet: this.#isQuiet(wasAsked) };
    this.#noteMissed(beat);
    this.showing.push(beat, own || beat.quiet);
  }

  #sit({ mine, eyes, event, key }: Update, table: TableInfo): void {
    const had = event.type === "stood" && this.mine.includes(event.seat) && !key;
    this.isPutOut = had || (this.isPutOut && !mine?.length);
    this.info = table;
    this.mine = mine ?? [];
    this.eyes = eyes ?? null;
    if (table.status === "aborted" || table.status === "set-aside") this.showing.finish();
  }

  #ask({ prompt, choices, undo, sheet }: Update, wasAsked: boolean): void {
    this.prompt = prompt ?? this.prompt;
    this.choices = choices ?? [];
    this.undo = undo ?? false;
    if (sheet) this.sheet = sheet;
    this.made = this.#stillPossible(this.made);
    if (!wasAsked) this.#askedAt = performance.now();
    if (wasAsked !== this.isAsked) this.reason = null;
  }

  #noteMissed(beat: Asked): void {
    const unseen = beat.quiet || document.hidden || settings.pace === "instant";
    if (!unseen || this.face.live || beat.after.is_over) return;
    const title = scenesOf(this.face, beat, this.desk).at(-1)?.title;
    if (title) this.missed = { number: beat.number, title };
  }

  /** No beats in a race before its end, nor while somebody is choosing. */
  #isQuiet(wasAsked: boolean): boolean {
    if (this.face.live) return !this.view?.is_over;
    return wasAsked && this.isAsked && !this.showing.lags;
  }

  #beatOf(update: Update, before: AnyView | null, own: boolean): Omit<Asked, "quiet"> {
    const { number, at, event, lines = [], prompt = null } = update;
    return { number, at, event, lines, before, after: this.view as AnyView, own, prompt };
  }

  /** Who does not look, or is choosing, is not kept waiting: all of it can be seen again later. */
  #score(beat: Asked): Score {
    if (document.hidden) return { length: 0, scenes: [] };
    const length = this.face.live ? 0 : (this.face.length?.(beat) ?? usualLength(beat));
    return { length, scenes: beat.quiet ? [] : scenesOf(this.face, beat, this.desk) };
  }

  #budget(): number {
    const runs = this.isAsked && this.eyes !== null && this.clocks?.running.includes(this.eyes);
    if (!runs || this.info?.clock.kind === "days") return Infinity;
    return Math.max(0, this.#askedAt + CLOCK_MS - performance.now());
  }

  #shown(beat: Beat): void {
    if (beat.own || !this.pending) this.foreseen = null;
    this.noticed?.(beat.event, beat);
  }

  #refused(refusal: Refused): void {
    const own = refusal.key ? this.#settle(refusal.key) : false;
    if (own) this.#change(() => (this.foreseen = null));
    this.hint.refused(refusal.key ?? "");
    // A hand that came too late for its race is no mistake.
    if (!this.#reacts.delete(refusal.key)) this.refusal = refusal;
  }

  #because(key: string, message: Message | null, sentence: string): void {
    const question = this.#questions.get(key);
    this.#questions.delete(key);
    const pick = question?.picks.at(-1);
    if (!question || pick === undefined) return;
    const { picks, kept } = question;
    // Nothing is named by what was picked so far and this: why not this alone?
    if (!message && picks.length > 1) this.#wonder({ picks: [pick], kept });
    // Pointing does not take away what was asked by a touch.
    else if (kept || !this.reason?.kept) this.reason = { pick, message, sentence, kept };
  }

  /** A command was answered; true if it was the move on its way. */
  #settle(key: string): boolean {
    this.#line.settle(key);
    if (this.pending?.key !== key) return false;
    this.pending = null;
    return true;
  }

  /** Picks survive what others do, as far as they still lead somewhere. */
  #stillPossible(made: string[]): string[] {
    const { next, action } = narrow(this.choices, made);
    return made.length === 0 || next.length > 0 || action !== null ? made : [];
  }

  #setClocks(clocks: Clocks | null, at: number): void {
    this.clocks = clocks;
    this.clocksAt = at - this.skew;
  }

  /** Everything that changes together is seen together. */
  #change(change: () => void): void {
    if (this.#isChanging) return change();
    this.#isChanging = true;
    try {
      if (this.moving) this.moving(() => flushSync(change));
      else change();
    } finally {
      this.#isChanging = false;
    }
  }
}

/** The log with one more happening; what was taken back is no longer told. */
function added(log: Happening[], update: Update): Happening[] {
  const { number, at, event, lines = [], ends_turn = false } = update;
  const next = { number, at, event, lines, ends_turn };
  if (event.type !== "undone") return [...log, next];
  return [...log.map((one) => (one.number === event.number ? { ...one, lines: [] } : one)), next];
}
