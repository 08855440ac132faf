/** The lobby as it changes: one socket for every page but tables, which have one of their own. Where
 *  it cannot be opened, pages ask every few seconds instead. */
import { Line } from "../protocol/line.ts";
import type { Crowd, Lists, LobbyMessage, OwnContest } from "../protocol/wire.ts";
import { match } from "./match.svelte.ts";
import { remembered } from "./remembered.ts";

class Live {
  crowd = $state.raw<Crowd | null>(null);
  lists = $state.raw<Lists | null>(null);
  isOnline = $state(false);
  /** The line was up and is down: what is shown may be old. */
  isLost = $state(false);
  /** Grows when something of our own has changed: games, friends, challenges. */
  changes = $state(0);
  /** The tournament we play in or are going to, and our table there. */
  tournament = $state.raw<OwnContest | null>(null);
  #line: Line<LobbyMessage> | null = null;
  #whose: string | null = null;

  /** Whether we have to be told at tables too: our table of a tournament may be ready. */
  isNeeded = (): boolean => playing.is();

  /** Be told as this person (empty: nobody yet); null: not at all. */
  follow(whose: string | null): void {
    if (whose === this.#whose) return;
    this.#whose = whose;
    this.#line?.close();
    this.#set(false);
    this.isLost = false;
    this.#line = whose === null ? null : this.#open();
  }

  #open(): Line<LobbyMessage> {
    return new Line("lobby", {
      hello: () => ({ type: "hello" }),
      heard: (message) => this.#heard(message),
      changed: (state) => {
        this.isLost = state === "offline" ? this.isLost || this.isOnline : this.isLost;
        this.#set(state === "online");
      },
    });
  }

  #set(isOnline: boolean): void {
    this.isOnline = match.isTold = isOnline;
    if (isOnline) this.isLost = false;
  }

  #heard(message: LobbyMessage): void {
    if (message.type === "lists") this.lists = message;
    if (message.type === "crowd") {
      this.crowd = message;
      match.hear(message.waiting);
    }
    if (message.type === "yours") {
      match.take(message.match);
      this.tournament = message.tournament ?? null;
      playing.set(this.tournament !== null);
      this.changes += 1;
    }
  }
}

/** Whether we play in a tournament, known before the server has answered. */
const playing = remembered("uguisu-in-tournament");

export const live = new Live();
