/** What a gathering table says of itself. */
import type { Configure, SeatInfo, TableInfo } from "../protocol/wire.ts";
import { t, texts } from "../texts/texts.svelte.ts";

export type Change = Partial<Omit<Configure, "type" | "key">>;

/** The table as it is, for the host to change a part of it. */
export function asConfigured(info: TableInfo): Omit<Configure, "type" | "key"> {
  return {
    seats: info.seats.length,
    options: info.options,
    clock: info.clock,
    public: info.public,
    spectators: info.spectators as Configure["spectators"],
    rated: info.rated,
    language: info.language as Configure["language"],
  };
}

export const freeSeats = (info: TableInfo): number =>
  info.seats.filter(({ kind }) => kind === "open").length;

export const unready = (info: TableInfo): SeatInfo[] =>
  info.seats.filter(({ kind, ready }) => kind === "person" && !ready);

/** Names as one says them: "Aki, Ben and Chie". */
export function together(names: string[]): string {
  const list = new Intl.ListFormat(texts.catalogue.language, { type: "conjunction" });
  return list.format(names);
}

/** What the game still waits for; empty if it can begin. */
export function waitsFor(info: TableInfo): string {
  const free = freeSeats(info);
  const names = together(unready(info).map(({ name }) => name));
  if (names) return t("web-waits-for", { names });
  return free > 0 ? t("web-start-needs", { count: free }) : "";
}

/** A moment of today or of another day, as one says it. */
export function moment(at: number): string {
  const { language } = texts.catalogue;
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day: Intl.DateTimeFormatOptions = isToday ? {} : { weekday: "long" };
  return new Date(at).toLocaleString(language, { ...day, hour: "2-digit", minute: "2-digit" });
}
