/** How a player fares in this round, in a few words. */
import type { ShinobiView } from "../../protocol/wire.ts";
import type { Desk } from "../../table/desk.svelte.ts";

export function stateOf(view: ShinobiView, desk: Desk, seat: number): string {
  const verdict = view.verdicts[seat];
  if (verdict) return desk.t(`shi-state-${verdict.outcome}`);
  if (view.is_over) return view.lives[seat] === 0 ? desk.t("shi-state-fallen") : "";
  if (desk.actors.includes(seat)) return desk.t(`shi-state-${view.phase}`);
  if (view.target === seat) return desk.t("shi-state-target");
  if (view.lives[seat] === 0) return desk.t("shi-state-fallen");
  return "";
}

/** The weapons of a seat that everybody has seen in this round. */
export function seenOf(view: ShinobiView, attacker: number): Set<number> {
  const seen = new Set<number>();
  for (const attack of view.attacks.flat())
    if (attack?.attacker === attacker && attack.open && attack.card.type === "card")
      seen.add(attack.card.weapon);
  return seen;
}

/** The cards turned before a victim: how many of them are alike? */
export function isAlike(view: ShinobiView, victim: number): boolean | null {
  const open = view.attacks[victim].filter((attack) => attack?.open);
  if (open.length < 2) return null;
  const weapons = open.map((attack) => (attack?.card.type === "card" ? attack.card.weapon : -1));
  return new Set(weapons).size < weapons.length;
}
