/** The end of the war: the loyalties are turned over seat by seat, and the armies counted. */
import type { WarOfClansView } from "../../protocol/wire.ts";
import { CLANS } from "./clans.ts";

/** The clan somebody served, once it lies open; else -1. */
export function servedBy(view: WarOfClansView, seat: number): number {
  const card = view.loyalties[seat];
  return card.type === "loyalty" ? card.clan : -1;
}

export interface Part {
  province: number;
  strength: number;
}

/** Where the cards of a clan lie, the largest army first. */
export function partsOf(view: WarOfClansView, clan: number): Part[] {
  return view.armies
    .map((armies, province) => ({ province, strength: armies[clan] ?? 0 }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
}

export const sumOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { strength }) => sum + strength, 0);

/** Seats in the order of play, the observer last. */
export function turningOrder({ seats, observer }: WarOfClansView): number[] {
  return Array.from({ length: seats }, (_, n) => ((observer ?? -1) + n + 1) % seats);
}

/** The clans that nobody served. */
export const neutralClans = (view: WarOfClansView): number[] =>
  CLANS.map((_, clan) => clan).filter((clan) =>
    view.loyalties.every((_, seat) => servedBy(view, seat) !== clan),
  );
