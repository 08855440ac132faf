/** What a rated game did to everybody's rating, once the server has worked it out. */
import { request } from "../protocol/api.ts";
import type { RatingChange, RatingChanges } from "../protocol/wire.ts";

/** Games are rated one after another, soon after their end. */
const RETRY_MS = 1500;
const TRIES = 20;

export class Rated {
  #changes = $state.raw<readonly RatingChange[]>([]);
  #timer = 0;
  #open = true;

  constructor(table: string) {
    void this.#ask(table, TRIES);
  }

  /** What it did to the player on a seat; undefined while not known, and for who has no rating. */
  of(seat: number): RatingChange | undefined {
    return this.#changes.find((one) => one.seat === seat);
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  async #ask(table: string, tries: number): Promise<void> {
    const path = `/api/tables/${table}/ratings`;
    const found = await request<RatingChanges>("GET", path).catch(() => null);
    if (found?.rated) this.#changes = found.changes;
    else if (tries > 1 && this.#open)
      this.#timer = window.setTimeout(() => void this.#ask(table, tries - 1), RETRY_MS);
  }
}
