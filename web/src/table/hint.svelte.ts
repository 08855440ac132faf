/** A hint against bots: what the review would choose for the decision that is open, and why. */
import type { Advice, Event } from "../protocol/wire.ts";
import type { Table } from "./table.svelte.ts";

/** What leaves the decision as it is. */
const ASIDE = new Set(["hinted", "said", "phrased", "reacted"]);

export class Hint {
  readonly #table: Table;
  /** sure: the game is rated, and would not be any more; making: it is on its way. */
  state = $state<"" | "sure" | "making">("");
  advice = $state.raw<Advice | null>(null);
  #key = "";

  constructor(table: Table) {
    this.#table = table;
  }

  get isOffered(): boolean {
    const { info, isMyMove, peeked, choices } = this.#table;
    return (info?.hints ?? false) && isMyMove && !peeked && choices.length > 1;
  }

  get isOpen(): boolean {
    return this.state !== "" || this.advice !== null;
  }

  /** Somebody wants a hint; a rated game is not given up without a question. */
  ask(): void {
    if (!this.isOffered || this.isOpen) return;
    if (this.#table.info?.rated) this.state = "sure";
    else this.give();
  }

  give(): void {
    const seat = this.#table.eyes;
    if (seat === null) return;
    this.state = "making";
    this.#key = this.#table.command({ type: "hint", seat });
  }

  heard(advice: Advice): void {
    if (advice.key !== this.#key || this.state !== "making") return;
    this.state = "";
    this.advice = advice;
  }

  refused(key: string): void {
    if (key === this.#key) this.close();
  }

  /** Something has happened: is the decision still the same? */
  happened({ type }: Event): void {
    if (!ASIDE.has(type)) this.close();
  }

  close(): void {
    this.state = "";
    this.advice = null;
  }
}
