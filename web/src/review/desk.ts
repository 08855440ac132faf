/** The desk of a review: nothing can be picked but in a try, and then what the review looked at. */
import { ReplayDesk } from "../replay/desk.ts";
import type { ReviewedChoice } from "../protocol/wire.ts";
import { labelFor, type Mark } from "../table/desk.svelte.ts";
import { CONFIRM, narrow, type Narrowed } from "../table/picks.ts";
import type { Review } from "./review.svelte.ts";

export class ReviewDesk extends ReplayDesk {
  readonly #review: Review;

  constructor(review: Review) {
    super(review.reel);
    this.#review = review;
  }

  override get isMyMove(): boolean {
    return this.#open !== null;
  }
  override get made(): string[] {
    return this.#review.trying?.made ?? [];
  }
  override get next(): string[] {
    return this.ahead().next;
  }

  override ahead(...picks: string[]): Narrowed {
    const open = this.#open;
    if (!open) return { next: [], action: null, candidates: [] };
    return narrow(this.#review.decision?.choices ?? [], [...open.made, ...picks]);
  }

  override mark(pick: string): Mark {
    const { trying } = this.#review;
    if (!trying) return "calm";
    if (trying.made.includes(pick)) return "made";
    return this.next.includes(pick) ? "legal" : "veiled";
  }

  override touch(pick: string): void {
    const open = this.#open;
    if (!open) return;
    if (!this.next.includes(pick) && pick !== CONFIRM) {
      open.made = [];
      if (!this.next.includes(pick)) return;
    }
    open.made = [...open.made, pick];
    open.action = narrow(this.#review.decision?.choices ?? [], open.made).action;
  }

  override back(): void {
    const open = this.#open;
    if (open) open.made = open.made.slice(0, -1);
  }

  /** What a choice is called: the things one touches for it before this step. */
  words({ picks }: ReviewedChoice, step = this.#review.at + 1): string {
    const view = this.#review.viewAt(step - 1);
    const labels = picks.flat().map((pick) => labelFor(this.#review.reel.face, view, pick, this));
    return labels.join(" → ");
  }

  /** The try, as long as nothing was chosen. */
  get #open() {
    const { trying } = this.#review;
    return trying && trying.action === null ? trying : null;
  }
}
