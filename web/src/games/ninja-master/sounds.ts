/** What a beat sounds like: dice, hands (told when they reach out), and a shout. */
import type { Event } from "../../protocol/wire.ts";
import type { Sound } from "../../table/timbre.ts";

export function soundOf({ event }: { event: Event }): Sound | null {
  if (event.type !== "acted" && event.type !== "ruled") return null;
  if (event.shown === "throw") return "dice";
  return /^\d+$/.test(event.shown) ? "clash" : null;
}
