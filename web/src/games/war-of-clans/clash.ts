/** An attack while it is being shown, read from the notation of its beat. */
import type { WarOfClansView } from "../../protocol/wire.ts";
import type { Beat } from "../../table/beat.ts";
import { type Card, CARDS, CLANS } from "./clans.ts";

export interface Clash {
  /** The army that is struck: its province and its clan. */
  province: string;
  clan: string;
  /** What strikes it: a clan, or the ninja. */
  by: string;
  /** The strengths that met, "3 : 2"; empty for a ninja, who needs none. */
  odds: string;
}

export function clashOf(beat: Beat<WarOfClansView> | null): Clash | null {
  if (!beat?.before || beat.event.type !== "acted") return null;
  const [, sign, province, struck] = /^(\w)[A-E]?x([A-E])(\w)$/.exec(beat.event.shown) ?? [];
  const by = CARDS.find((card) => card[0] === sign);
  const clan = CLANS.find((one) => one[0] === struck);
  if (!by || !clan) return null;
  const { armies } = beat.before;
  const strength = (seat: number, name: string) => armies[seat][CARDS.indexOf(name as Card)];
  const [home, there] = [beat.event.seat, "ABCDE".indexOf(province)];
  const odds = by === "ninja" ? "" : `${strength(home, by)} : ${strength(there, clan)}`;
  return { province, clan, by, odds };
}
