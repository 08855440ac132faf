/** How many wait for a game and how long it takes, as one says it; never more than was measured. */
import type { MatchState, Waiting } from "../protocol/wire.ts";
import { t } from "../texts/texts.svelte.ts";

export function lineOf(state: MatchState | null, game: string, pace: string): Waiting | undefined {
  return state?.waiting.find((one) => one.game === game && one.pace === pace);
}

/** Those who wait for a game, live or with days. */
export const waitingFor = (state: MatchState | null, game: string): number =>
  (state?.waiting ?? [])
    .filter((one) => one.game === game)
    .reduce((sum, one) => sum + one.count, 0);

export function usually(line: Waiting | undefined): string {
  if (!line?.usual) return t("web-usual-unknown");
  const [low, high] = line.usual;
  return t("web-usual", { low: span(low), high: span(high) });
}

/** "40 s", "2 min". */
export function span(seconds: number): string {
  if (seconds < 100) return t("web-seconds-short", { seconds: Math.max(1, Math.round(seconds)) });
  return t("web-minutes-short", { minutes: Math.round(seconds / 60) });
}

/** "0:22" */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
