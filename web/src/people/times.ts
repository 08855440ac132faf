/** Moments in the words of the page's language. */
import { t, texts } from "../texts/texts.svelte.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const month = (at: number): string =>
  new Date(at).toLocaleDateString(texts.catalogue.language, { month: "long", year: "numeric" });

/** "3 hours ago", "12 October 2026". The server knows the last use to the hour. */
export function ago(at: number, now: number): string {
  const language = texts.catalogue.language;
  if (now - at < HOUR) return t("people-lately");
  const past = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (now - at < DAY) return past.format(-Math.floor((now - at) / HOUR), "hour");
  if (now - at < 7 * DAY) return past.format(-Math.floor((now - at) / DAY), "day");
  return new Date(at).toLocaleDateString(language, { dateStyle: "long" });
}
