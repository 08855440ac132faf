/** What a beat sounds like: cards, the clash of a strike, a card turned up. */
import type { Event } from "../../protocol/wire.ts";
import type { Sound } from "../../table/timbre.ts";

export function soundOf({ event }: { event: Event }): Sound | null {
  if (event.type !== "acted") return null;
  if (/^(strength|stealth)\b/.test(event.shown)) return "clash";
  if (event.shown === "fail") return "lost-life";
  return /^(take deck|banzai)/.test(event.shown) ? "flip" : "card";
}
