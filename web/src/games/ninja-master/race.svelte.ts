/**
 * One's own hands and voice in the race: what is being typed, which hands are out, and when our own
 * screen showed the dice at rest. From that moment reactions are measured; the server judges them.
 */
import type { NinjaMasterView } from "../../protocol/wire.ts";
import { whenPainted } from "../../shared/painted.ts";
import type { Desk } from "../../table/desk.svelte.ts";

/** So long a hand stays out if nobody says what became of it; longer at a calm table. */
const REACH_MS = 1500;
const CALM_REACH_MS = 6000;

export class Race {
  typed = $state("");
  /** What hands are out for. */
  reaching = $state.raw<string[]>([]);
  readonly #desk: Desk;
  #view: NinjaMasterView | null = null;
  /** By the throw (`rest_at`): when our screen showed its dice at rest. */
  #shown = new Map<number, number>();
  /** The table's time minus our own. */
  #ahead = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Call for every view that is shown. */
  follow(view: NinjaMasterView): void {
    const before = this.#view;
    if (before === view) return;
    this.#view = view;
    this.#ahead = view.time + this.#desk.age() - performance.now();
    const rest = view.rest_at;
    if (rest !== before?.rest_at || view.phase !== before?.phase) this.reaching = [];
    else this.#drawBack(view);
    if (rest === null || view.phase === "tumble") this.typed = "";
    const justRested = view.phase === "race" && before?.phase === "tumble";
    if (rest !== null && justRested && before?.rest_at === rest) this.#seeRest(rest);
  }

  /** What somebody holds is decided: no hand is out for it any more. */
  #drawBack({ tokens }: NinjaMasterView): void {
    const held = tokens.flatMap(({ name, holder }) => (holder ? [`token:${name}`] : []));
    if (this.reaching.some((pick) => held.includes(pick)))
      this.reaching = this.reaching.filter((pick) => !held.includes(pick));
  }

  /** The moment that counts is when the frame in which the dice lie has been painted. */
  #seeRest(rest: number): void {
    const note = (at: number) => this.#shown.set(rest, at);
    if (!this.#shown.has(rest)) whenPainted(note, note);
  }

  /** Milliseconds from when our screen showed the dice at rest until a key or finger came down
   *  (the event's own time: we may hear of it late); negative before, null if it did not show. */
  reaction(at: number): number | null {
    const view = this.#view;
    if (!view || view.rest_at === null) return null;
    if (view.phase === "tumble") return Math.min(-1, Math.round(at + this.#ahead - view.rest_at));
    const shown = this.#shown.get(view.rest_at);
    return shown === undefined ? null : Math.max(0, Math.round(at - shown));
  }

  /** Milliseconds until the clock acts. */
  left(): number {
    const view = this.#view;
    if (!view || view.due === null || view.rest_at === null) return 0;
    const shown = this.#shown.get(view.rest_at);
    const now = performance.now();
    const since = shown === undefined ? now + this.#ahead - view.rest_at : now - shown;
    return Math.max(0, view.due - view.rest_at - since);
  }

  grab(token: string, at: number): void {
    this.#reach(`token:${token}`, at);
  }

  /** The number typed so far, with one more digit if that can still be shouted. */
  type(digit: string): void {
    const most = this.#view?.most ?? 0;
    const longer = String(Number(this.typed + digit));
    this.typed = Number(longer) <= most ? longer : digit;
  }

  erase(): void {
    this.typed = this.typed.slice(0, -1);
  }

  shout(at: number): void {
    if (this.typed) this.#reach(`shout:${this.typed}`, at);
  }

  done(): void {
    if (this.#desk.next.includes("done")) this.#desk.react("done", 0, null);
    else this.#desk.touch("done");
  }

  #reach(pick: string, at: number): void {
    const desk = this.#desk;
    const to = this.#view?.rest_at;
    if (!desk.next.includes(pick) || to === null || to === undefined) return desk.touch(pick);
    if (this.reaching.includes(pick)) return;
    desk.react(pick, to, this.reaction(at));
    this.reaching = [...this.reaching, pick];
    const patience = this.#view?.calm ? CALM_REACH_MS : REACH_MS;
    setTimeout(() => (this.reaching = this.reaching.filter((one) => one !== pick)), patience);
  }
}

const RACES = new WeakMap<Desk, Race>();

/** The race at this desk; the board and the number pad beside it share it. */
export function raceAt(desk: Desk): Race {
  let race = RACES.get(desk);
  if (!race) RACES.set(desk, (race = new Race(desk)));
  return race;
}
