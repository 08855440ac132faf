/** Looking for people to play with: one wish, known to the server, seen on every page. */
import { api } from "../protocol/api.ts";
import type { MatchState, Waiting, Wish } from "../protocol/wire.ts";
import { myself } from "./me.svelte.ts";
import { remembered } from "./remembered.ts";
import { router } from "./router.svelte.ts";

const EVERY_MS = 2_000;
/** While the server tells us by itself: only to say that we are still here. */
const SELDOM_MS = 10_000;

class Match {
  state = $state.raw<MatchState | null>(null);
  /** Server time minus ours. */
  skew = $state(0);
  /** Whether the server tells what has come of it. */
  isTold = false;
  #timer = 0;
  /** The table we have gone to already. */
  #went = "";

  wish = $derived(this.state?.wish ?? null);
  table = $derived(this.state?.table ?? "");

  /** How many wait, and what has come of our wish, if we have one. */
  async look(): Promise<void> {
    this.take(await api.match());
  }

  async seek(wish: Wish): Promise<void> {
    await myself.somebody();
    this.take(await api.seek(wish));
  }

  async stop(): Promise<void> {
    this.take(await api.stopSeeking());
  }

  /** A wish of before this page was loaded. */
  remember(): void {
    if (looking.is()) this.look().catch(() => {});
  }

  /** The server has told how it stands. */
  take(state: MatchState): void {
    this.state = state;
    this.skew = state.now - Date.now();
    clearTimeout(this.#timer);
    looking.set(state.wish !== null);
    if (!state.wish) return;
    this.#timer = setTimeout(() => void this.#again(), this.isTold ? SELDOM_MS : EVERY_MS);
    if (!state.table || state.table === this.#went || state.wish.pace === "days") return;
    this.#went = state.table;
    router.go(`/t/${state.table}`);
  }

  /** How many wait now. */
  hear(waiting: Waiting[]): void {
    if (this.state) this.state = { ...this.state, waiting };
  }

  async #again(): Promise<void> {
    try {
      await this.look();
    } catch {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#again(), EVERY_MS);
    }
  }
}

const looking = remembered("uguisu-looking");

export const match = new Match();
