/** What a seat's player is called here: bots that only have a rank get a name by their seat. */
import type { SeatInfo } from "../protocol/wire.ts";

const BOTS = ["Hanzo", "Sasuke", "Kotaro", "Ayame", "Goemon", "Danzo"];

export function nameOf({ kind, name, rank, seat }: SeatInfo): string {
  return kind === "bot" && (name === "" || name === rank) ? BOTS[seat] : name;
}
