/** A quick phrase in words, about somebody or nobody. */
import { texts } from "../texts/texts.svelte.ts";

/** Whether a phrase can be about somebody. */
export function needsSomebody(name: string): boolean {
  return texts.has(`phrase-${name}-about`);
}

export function phraseText(name: string, about: number | null, names: readonly string[]): string {
  return about !== null && needsSomebody(name)
    ? texts.t(`phrase-${name}-about`, { name: names[about] ?? "" })
    : texts.t(`phrase-${name}`);
}
