/** What was done, as the notation tells it (docs/notation.md), in two words for a lantern. */
import type { Desk } from "../../table/desk.svelte.ts";
import { letter } from "../../texts/catalogue.ts";
import { CARDS } from "./clans.ts";

const nameOf = (sign: string) => `@woc-card-${CARDS.find((card) => card[0] === sign)}`;

export function doneText(deed: string, seat: number, desk: Desk): string {
  const [first, last] = [deed[0], deed.at(-1) ?? ""];
  if (deed.startsWith("nx")) return desk.t("woc-done-ninja", { clan: nameOf(last) });
  if (deed[1] === "x") return desk.t("woc-done-attacked", { clan: nameOf(last) });
  if (deed[1] !== ">") return desk.t("woc-done-moved", { clan: nameOf(first) });
  const home = last === letter(seat);
  return desk.t(home ? "woc-done-played" : "woc-done-deployed", { clan: nameOf(first) });
}
