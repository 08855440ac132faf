/** Questions to the people at a table, read from its log: does everybody agree to end the game? */
import type { Happening } from "../protocol/wire.ts";

export type Proposal =
  /** These seats would like to end the game, and we have not answered. */
  | { kind: "asked"; seats: number[] }
  /** We would like to, and wait for the others. */
  | { kind: "waits" }
  /** We would like to, and these seats would not. */
  | { kind: "declined"; seats: number[] };

/** What is to be answered or waited for; null: nothing. */
export function proposalIn(log: readonly Happening[], mine: readonly number[]): Proposal | null {
  const votes = new Map<number, { agree: boolean; number: number }>();
  for (const { event, number } of log)
    if (event.type === "voted")
      for (const seat of event.seats) votes.set(seat, { agree: event.agree, number });
  const own = mine.map((seat) => votes.get(seat)).find((vote) => vote);
  const others = [...votes].filter(([seat]) => !mine.includes(seat));
  const since = (wanted: boolean) =>
    others.flatMap(([seat, { agree, number }]) =>
      agree === wanted && number > (own?.number ?? 0) ? [seat] : [],
    );
  if (own?.agree) {
    const against = since(false);
    return against.length > 0 ? { kind: "declined", seats: against } : { kind: "waits" };
  }
  const wishing = since(true);
  return mine.length > 0 && wishing.length > 0 ? { kind: "asked", seats: wishing } : null;
}
