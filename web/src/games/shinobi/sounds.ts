/** What a beat sounds like: a card is given, two are turned, somebody cries out, a life breaks. */
import type { ShinobiView } from "../../protocol/wire.ts";
import type { Beat } from "../../table/beat.ts";
import type { Sound } from "../../table/timbre.ts";

type ShinobiBeat = Pick<Beat<ShinobiView>, "event" | "before" | "after">;

export function soundOf({ event, before, after }: ShinobiBeat): Sound | null {
  if (event.type !== "acted") return null;
  if (before && sum(after.lives) < sum(before.lives)) return "lost-life";
  if (event.shown.startsWith("denounce")) return "clash";
  return event.shown.startsWith("reveal") ? "flip" : "card";
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
