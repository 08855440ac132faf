/**
 * A table as this browser knows it. What the server said last is the truth; what is shown may be
 * ahead of it for a moment (an own move that is on its way) or behind it (a rival's moves are played
 * at a pace one can follow; a line of the log is looked at).
 */
import { flushSync } from "svelte";
import type { AnyView, Face } from "../games/face.ts";
import { entropy, newKey, request } from "../protocol/api.ts";
import { Line, type LineState } from "../protocol/line.ts";
import type {
  Choice,
  ClientMessage,
  Clocks,
  Happening,
  Honesty,
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
import { settings } from "../shared/settings.svelte.ts";
import { narrow } from "./picks.ts";

export interface Reason {
  /** The thing that was touched. */
  pick: string;
  message: Message | null;
  sentence: string;
}

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

/** So long a rival's move is shown before the next one. */
const STEP_MS = 380;
/** More than this and we do not make the player wait. */
const MOST_QUEUED = 8;

export class Table {
  readonly id: string;
  /** What was seen after each happening. */
  readonly views = new Map<number, AnyView>();
  face: Face = { prefix: "" };
  /** Called round every change of what is shown, so that pieces can fly. */
  moving: ((change: () => void) => void) | null = null;
  /** Called after every happening, for sounds and notices. */
  noticed: ((update: Update) => void) | null = null;

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
  honesty = $state.raw<Honesty | null>(null);
  number = $state(0);
  /** Server time minus ours. */
  skew = 0;

  made = $state.raw<string[]>([]);
  reason = $state.raw<Reason | null>(null);
  refusal = $state.raw<Refused | null>(null);
  pending = $state.raw<Pending | null>(null);
  foreseen = $state.raw<AnyView | null>(null);
  /** The number of the happening that is looked at, 0: now. */
  peeked = $state(0);
  /** While somebody reads a lesson, what rivals do is not shown yet. */
  held = $state(false);

  narrowed = $derived(narrow(this.pending || this.peeked ? [] : this.choices, this.made));
  names = $derived((this.info?.seats ?? []).map(({ name }) => name));
  isMyMove = $derived(this.choices.length > 0 && !this.pending);
  shown = $derived(
    (this.peeked && this.views.get(this.peeked)) || this.foreseen || this.view,
  ) as AnyView | null;
  #line: Line;
  #queue: Update[] = [];
  #timer = 0;
  #freeAt = 0;
  #questions = new Map<string, string[]>();
  #reacts = new Set<string>();

  /** With `begin` the host does not wait for anybody: the game starts at once. */
  constructor(id: string, begin = false) {
    this.id = id;
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
    clearTimeout(this.#timer);
    this.#line.close();
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
  whyNot(pick: string, before: readonly string[] = []): void {
    this.#ask([...this.made, ...before, pick]);
  }

  #ask(picks: string[]): void {
    if (this.eyes === null) return;
    const key = newKey();
    this.#questions.set(key, picks);
    this.#line.send({ type: "why-not", key, seat: this.eyes, picks });
  }

  // Looking back

  /** Look at the table as it was; what we did not see ourselves is asked for. */
  async peek(number: number): Promise<void> {
    if (!this.views.has(number)) await this.#recall();
    if (!this.views.has(number) || this.pending) return;
    this.#change(() => {
      this.peeked = number === this.number ? 0 : number;
    });
  }

  async #recall(): Promise<void> {
    const query = this.eyes === null ? "" : `?eyes=${this.eyes}`;
    const replay = await request<Replay>("GET", `/api/tables/${this.id}/replay${query}`);
    for (const { number, view } of framesOf(replay)) this.views.set(number, view);
  }

  unpeek(): void {
    if (this.peeked) this.#change(() => (this.peeked = 0));
  }

  // What the server tells

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.#start(message);
      case "update":
        return this.#enqueue(message);
      case "done":
        this.#settle(message.key);
        return;
      case "refused":
        return this.#refused(message);
      case "because":
        return this.#because(message.key, message.message ?? null, message.sentence ?? "");
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
    this.#queue = [];
    const { position } = snapshot;
    const log = snapshot.log ?? [];
    this.skew = snapshot.now - Date.now();
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
    });
    this.#setClocks(snapshot.clocks ?? null, snapshot.now);
    this.log = log.length > 0 && log[0].number === 1 ? log : [...this.log, ...log];
    this.number = snapshot.number;
    this.reactions = snapshot.reactions ?? [];
    this.phrases = snapshot.phrases ?? [];
    this.honesty = snapshot.honesty ?? null;
    if (this.view) this.views.set(this.number, this.view);
  }

  #enqueue(update: Update): void {
    this.#queue.push(update);
    this.#pump();
  }

  hold(held: boolean): void {
    this.held = held;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#pump);
  }

  #pump = (): void => {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) {
      const now = performance.now();
      const own = this.#queue.some((update) => update.key);
      if (this.held && !own) return;
      const hurry = own || this.#hurries();
      if (now < this.#freeAt && !hurry) {
        this.#timer = setTimeout(this.#pump, this.#freeAt - now);
        return;
      }
      const update = this.#queue.shift() as Update;
      if (update.event.type === "acted") this.#freeAt = now + STEP_MS;
      this.#apply(update);
    }
  };

  #hurries(): boolean {
    return this.face.live || !settings.moves || this.#queue.length > MOST_QUEUED || document.hidden;
  }

  #apply(update: Update): void {
    if (update.number <= this.number) return;
    const own = update.key ? this.#settle(update.key) : false;
    const view = update.view ? ({ ...(this.view ?? {}), ...update.view } as AnyView) : this.view;
    if (view) this.views.set(update.number, view);
    this.#change(() => {
      this.log = added(this.log, update);
      if (update.table) {
        this.info = update.table;
        this.mine = update.mine ?? [];
        this.eyes = update.eyes ?? null;
      }
      if (update.view) {
        this.view = view;
        this.prompt = update.prompt ?? this.prompt;
        this.choices = update.choices ?? [];
        this.undo = update.undo ?? false;
        if (update.sheet) this.sheet = update.sheet;
        if (own || !this.pending) this.foreseen = null;
        this.made = this.#stillPossible(this.made);
      }
    });
    this.number = update.number;
    if (update.clocks !== undefined) this.#setClocks(update.clocks, update.at);
    if (update.honesty) this.honesty = update.honesty;
    this.noticed?.(update);
  }

  #refused(refusal: Refused): void {
    const own = refusal.key ? this.#settle(refusal.key) : false;
    if (own) this.#change(() => (this.foreseen = null));
    // A hand that came too late for its race is no mistake.
    if (!this.#reacts.delete(refusal.key)) this.refusal = refusal;
  }

  #because(key: string, message: Message | null, sentence: string): void {
    const picks = this.#questions.get(key);
    this.#questions.delete(key);
    const pick = picks?.at(-1);
    if (!picks || pick === undefined) return;
    // Nothing is named by what was picked so far and this: why not this alone?
    if (!message && picks.length > 1) this.#ask([pick]);
    else this.reason = { pick, message, sentence };
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

  #change(change: () => void): void {
    const now = () => flushSync(change);
    if (this.moving) this.moving(now);
    else change();
  }
}

/** The log with one more happening; what was taken back is no longer told. */
function added(log: Happening[], { number, at, event, lines }: Update): Happening[] {
  const next = { number, at, event, lines: lines ?? [] };
  if (event.type !== "undone") return [...log, next];
  return [...log.map((one) => (one.number === event.number ? { ...one, lines: [] } : one)), next];
}
