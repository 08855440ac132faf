/** Why the winner won: what the game said last, and the sentence with a clause just before it. */
import type { Happening, Message } from "../protocol/wire.ts";

/** The sentences about `winners` at the end of the log; [] if the game ended without any. */
export function verdictIn(log: readonly Happening[], winners: number): readonly Message[] {
  const last = log.findLast(({ event, lines }) => isOfTheGame(event.type) && lines?.length);
  const lines = last?.lines ?? [];
  const from = lines.length - Math.max(1, winners);
  return lines.slice(from > 0 && lines[from - 1].clause ? from - 1 : Math.max(0, from));
}

const isOfTheGame = (type: string) => type === "acted" || type === "ruled";
