/** A clock in words. */
import type { Clock } from "../protocol/wire.ts";
import { t } from "../texts/texts.svelte.ts";

export function clockText({ kind = "none", seconds = 0, increment = 0 }: Clock): string {
  return t(`web-clock-${kind}`, {
    seconds,
    minutes: Math.round(seconds / 60),
    days: Math.round(seconds / 86_400),
    increment,
  });
}
