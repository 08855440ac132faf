/** One tournament, asked for again and again while somebody looks at it. */
import type { Contest, Deed } from "../protocol/wire.ts";
import { myself } from "../shared/me.svelte.ts";
import { router } from "../shared/router.svelte.ts";
import { errorText } from "../texts/refusals.ts";
import { tournaments } from "./api.ts";

const EVERY_MS = 2_000;
const SELDOM_MS = 15_000;
const KEY = "uguisu-tournament-table";

export class ContestState {
  state = $state.raw<Contest | null>(null);
  problem = $state("");
  /** What somebody has asked for and the server has not answered. */
  busy = $state(false);
  /** Server time minus ours. */
  skew = 0;
  readonly id: string;
  #timer = 0;
  #isOpen = true;

  me = $derived(this.state?.standings.find(({ number }) => number === this.state?.me));

  constructor(id: string) {
    this.id = id;
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#take(await tournaments.show(this.id));
    } catch (error) {
      this.problem = errorText(error);
    }
    if (!this.#isOpen || this.#isOver()) return;
    const isQuick = !document.hidden || this.state?.me;
    this.#timer = setTimeout(() => void this.look(), isQuick ? EVERY_MS : SELDOM_MS);
  }

  do = (deed: Deed["do"]): Promise<void> =>
    this.#ask(async () => {
      await myself.somebody();
      return tournaments.do(this.id, deed);
    });

  cancel = (): Promise<void> => this.#ask(() => tournaments.cancel(this.id));

  async #ask(work: () => Promise<Contest>): Promise<void> {
    this.busy = true;
    try {
      this.#take(await work());
    } catch (error) {
      this.problem = errorText(error);
    } finally {
      this.busy = false;
    }
  }

  #isOver = () => this.state?.status === "finished" || this.state?.status === "cancelled";

  /** A new table opens automatically, once: people who come back want to see the standings. */
  #take(state: Contest): void {
    if (!this.#isOpen || state.number < (this.state?.number ?? 0)) return;
    this.state = state;
    this.skew = state.now - Date.now();
    this.problem = "";
    if (!state.table || state.table === went.get()) return;
    went.set(state.table);
    router.go(`/t/${state.table}`);
  }
}

/** The last table we were sent to, also after the page was loaded again. */
const went = {
  get(): string {
    try {
      return sessionStorage.getItem(KEY) ?? "";
    } catch {
      return "";
    }
  },
  set(table: string): void {
    try {
      sessionStorage.setItem(KEY, table);
    } catch {
      // then a page that is loaded again goes there once more
    }
  },
};
