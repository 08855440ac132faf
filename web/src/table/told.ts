/** Sentences for what happened at the table besides the game itself. */
import type { Happening } from "../protocol/wire.ts";
import { t } from "../texts/texts.svelte.ts";

export function toldAbout({ event }: Happening, names: readonly string[]): string {
  switch (event.type) {
    case "sat":
      return t("web-log-sat", { name: event.name });
    case "stood":
      return t("web-log-stood", { name: event.name || (names[event.seat] ?? "") });
    case "came-back":
      return t("web-log-came-back", { name: names[event.seat] ?? "" });
    case "began":
    case "aborted":
    case "set-aside":
    case "rematched":
      return t(`web-log-${event.type}`);
    case "stood-in":
      return t("web-log-stood-in", { name: names[event.seat] ?? "", why: event.why });
    case "timed-out":
      return t("web-log-timed-out", { name: names[event.seat] ?? "" });
    case "undone":
      return t("web-log-undone", { name: names[event.seat] ?? "" });
    case "voted":
      return t("web-log-voted", {
        name: event.seats.map((seat) => names[seat]).join(", "),
        agree: event.agree ? "yes" : "no",
      });
    default:
      return "";
  }
}
