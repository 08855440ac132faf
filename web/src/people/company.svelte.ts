/** The people at a table, as far as we have muted or blocked them: their talk is not shown. */
import type { TablePeople } from "../protocol/wire.ts";
import { myself } from "../shared/me.svelte.ts";
import { others, type Kind } from "./account.ts";

export class Company {
  readonly table: string;
  #known = $state.raw<TablePeople>({ muted: [], blocked: [], mine: [] });

  constructor(table: string) {
    this.table = table;
  }

  /** Without a session there is nobody to ask for. */
  async load(): Promise<void> {
    if (!myself.me) return;
    try {
      this.#known = await others.at(this.table);
    } catch {
      // Then everything is shown.
    }
  }

  async relate(person: number, kind: Kind): Promise<void> {
    this.#known = await others.relate(this.table, person, kind);
  }

  isMine = (person: number): boolean => this.#known.mine.includes(person);
  isMuted = (person: number): boolean => this.#known.muted.includes(person);
  isBlocked = (person: number): boolean => this.#known.blocked.includes(person);
}
