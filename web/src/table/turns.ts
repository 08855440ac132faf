/** The log by turns: what the players did, put together as the server says where a turn ends. */
import type { Acted, Happening, Message, Ruled } from "../protocol/wire.ts";

export interface Deed {
  readonly number: number;
  readonly acted: Acted | Ruled;
  readonly lines: readonly Message[];
}

export interface Turn {
  /** The number of its first deed. */
  readonly number: number;
  /** Whose turn it is; -1 in a race, where a round is told like a turn. */
  seat: number;
  readonly deeds: Deed[];
  ended: boolean;
}

/** A turn, or something else that happened at the table. */
export type Paragraph =
  | { readonly turn: Turn; readonly entry?: undefined }
  | { readonly entry: Happening; readonly turn?: undefined };

/** Chat is shown elsewhere. */
const TALK = new Set(["said", "reacted", "phrased", "reported"]);

/** The log in the order of its beginnings; what was taken back and what is talk is left out. */
export function paragraphsOf(log: readonly Happening[]): Paragraph[] {
  const undone = undoneIn(log);
  const found: Paragraph[] = [];
  let open: Turn | null = null;
  for (const entry of log) {
    if (TALK.has(entry.event.type) || undone.has(entry.number)) continue;
    const deed = deedOf(entry);
    if (!deed) {
      found.push({ entry });
      continue;
    }
    if (!open) found.push({ turn: (open = begun(deed)) });
    else join(open, deed);
    open.ended = entry.ends_turn ?? false;
    if (open.ended) open = null;
  }
  return found;
}

export function turnsOf(log: readonly Happening[]): Turn[] {
  return paragraphsOf(log).flatMap(({ turn }) => turn ?? []);
}

function undoneIn(log: readonly Happening[]): Set<number> {
  return new Set(log.flatMap(({ event }) => (event.type === "undone" ? [event.number] : [])));
}

function deedOf({ number, event, lines = [] }: Happening): Deed | null {
  return event.type === "acted" || event.type === "ruled" ? { number, acted: event, lines } : null;
}

function begun(deed: Deed): Turn {
  return { number: deed.number, seat: deed.acted.seat, deeds: [deed], ended: false };
}

function join(turn: Turn, deed: Deed): void {
  if (turn.seat !== deed.acted.seat) turn.seat = -1;
  turn.deeds.push(deed);
}
