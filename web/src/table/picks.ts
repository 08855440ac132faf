/**
 * Choosing an action by narrowing picks; the same as `uguisu/kernel/picks.py`, tested with the same
 * examples (tests/browser/picks.json). No rule lives here.
 */
import type { Choice } from "../protocol/wire.ts";

export const CONFIRM = "confirm";

export interface Narrowed {
  /** What can be picked next. */
  next: string[];
  /** The action the picks name, once they name exactly one. */
  action: number | null;
  candidates: number[];
}

/** Follow the picks made so far through the legal actions' picks. */
export function narrow(choices: Choice[], made: readonly string[]): Narrowed {
  const confirmed = made.at(-1) === CONFIRM;
  const steps = confirmed ? made.slice(0, -1) : made;
  const onward = new Set<string>();
  const complete: number[] = [];
  const alive: number[] = [];
  for (const { action, picks } of choices) {
    const left = rest(picks, steps);
    if (left === null) continue;
    alive.push(action);
    if (left.length === 0) complete.push(action);
    else for (const pick of left[0]) onward.add(pick);
  }
  const done = complete.length > 0 ? complete[0] : null;
  if (confirmed) return { next: [], action: done, candidates: complete };
  if (done !== null && onward.size === 0) return { next: [], action: done, candidates: alive };
  const next = done === null ? [...onward] : [...onward, CONFIRM];
  return { next, action: null, candidates: alive };
}

/** What is left to pick of an action, or null if the picks made do not lead to it. */
export function rest(groups: string[][], made: readonly string[]): string[][] | null {
  const left = groups.map((group) => [...group]);
  for (const pick of made) {
    while (left.length > 0 && left[0].length === 0) left.shift();
    const at = left.length > 0 ? left[0].indexOf(pick) : -1;
    if (at < 0) return null;
    left[0].splice(at, 1);
  }
  return left.filter((group) => group.length > 0);
}
