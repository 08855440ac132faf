/** With whom, and when: the small line under a game in a list. */
import type { Listed } from "../protocol/wire.ts";
import { seatName } from "../shared/names.ts";
import { t, texts } from "../texts/texts.svelte.ts";

export function company({ table, mine }: Listed): string {
  const people = table.seats.filter(({ kind }, seat) => kind === "person" && !mine.includes(seat));
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  if (people.length === 0) return bots > 0 ? t("web-with-bots", { count: bots }) : t("web-alone");
  const names = people.map(seatName);
  const list = new Intl.ListFormat(texts.catalogue.language, { type: "conjunction" });
  const all = bots > 0 ? [...names, t("web-and-bots", { count: bots })] : names;
  return t("web-with", { names: list.format(all) });
}

export function when(at: number): string {
  const days = Math.round((startOfDay(at) - startOfDay(Date.now())) / 86_400_000);
  const { language } = texts.catalogue;
  if (days > -7)
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
  return new Date(at).toLocaleDateString(language, { day: "numeric", month: "long" });
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
