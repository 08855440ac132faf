/** How a player fares in this round, in a few words. */
import type { ShinobiAttack, ShinobiView } from "../../protocol/wire.ts";
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

/** The weapon that lies there twice; -1 if none does. */
export function twiceOf(view: ShinobiView, victim: number): number {
  const open = view.attacks[victim].flatMap((attack) =>
    attack?.open && attack.card.type === "card" ? [attack.card.weapon] : [],
  );
  return open.find((weapon, at) => open.indexOf(weapon) !== at) ?? -1;
}

/** Lives at the start: those left and those lost. */
export function livesAtStart(view: ShinobiView): number {
  const each = view.lives.map((lives, seat) => lives + view.lost[seat].reduce((a, b) => a + b, 0));
  return Math.max(...each);
}

/** Whether a turned card is what its sender said; "down" while it is not turned. */
export function truthOf({ open, card, declared }: ShinobiAttack): "down" | "lie" | "true" {
  if (!open || card.type !== "card") return "down";
  return card.weapon === declared ? "true" : "lie";
}

/** What the turned cards have in common, from which to which card, and which are the same. */
export interface Likeness {
  alike: boolean;
  text: string;
  first: number;
  last: number;
  same: number[];
}

export function likenessOf(view: ShinobiView, victim: number): Likeness | null {
  const weapons = view.attacks[victim].map((attack) =>
    attack?.open && attack.card.type === "card" ? attack.card.weapon : -1,
  );
  const open = weapons.flatMap((weapon, at) => (weapon >= 0 ? [at] : []));
  if (open.length < 2) return null;
  const same = open.filter((at) => weapons.filter((weapon) => weapon === weapons[at]).length > 1);
  const alike = same.length > 0;
  const span = alike ? same : open;
  const count = span.length === 3 ? "three" : "two";
  const text = `shi-${count}-${alike ? "alike" : "different"}`;
  return { alike, text, first: span[0], last: span[span.length - 1], same };
}
