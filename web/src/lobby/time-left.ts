/** How long somebody has, as one says it: "40 min", "14 h", "2 days". */
import { t } from "../texts/texts.svelte.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(ms: number): string {
  if (ms >= 2 * DAY) return t("web-days-left", { days: Math.floor(ms / DAY) });
  if (ms >= HOUR) return t("web-hours-left", { hours: Math.floor(ms / HOUR) });
  return t("web-minutes-left", { minutes: Math.max(1, Math.floor(ms / MINUTE)) });
}

/** Under an hour: hurry. */
export const isShort = (ms: number): boolean => ms < HOUR;
