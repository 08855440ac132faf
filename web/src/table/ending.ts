/** How a game ended: who came where, and the words above it. */
import type { SeatInfo } from "../protocol/wire.ts";
import { t } from "../texts/texts.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** Everybody, the winners first. */
export function ranked(table: Table): SeatInfo[] {
  const places = table.view?.places ?? [];
  return [...(table.info?.seats ?? [])].sort(
    (a, b) => (places[a.seat] ?? Infinity) - (places[b.seat] ?? Infinity),
  );
}

export function winnersOf({ view }: Table): number[] {
  return (view?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function titleOf(table: Table): string {
  if (table.info?.status === "aborted") return t("web-end-aborted");
  const winners = winnersOf(table);
  if (winners.some((seat) => table.mine.includes(seat)))
    return t(winners.length > 1 ? "web-end-you-share" : "web-end-you-win");
  const names = winners.map((seat) => table.names[seat]).join(", ");
  return t("web-end-wins", { count: winners.length, names });
}

/** All points of a seat; null if the game tells of none. */
export function totalOf({ sheet }: Table, seat: number): number | null {
  return sheet[seat]?.reduce((sum, { points }) => sum + points, 0) ?? null;
}
