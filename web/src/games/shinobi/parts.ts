/** The parts of a trial, and what the table looks like in each. */
import type { ShinobiView } from "../../protocol/wire.ts";
import type { Beat } from "../../table/beat.ts";
import { isAlike } from "./states.ts";

export const PARTS = ["cards", "verdict", "cry", "toll"] as const;
export type Part = (typeof PARTS)[number];

/** The parts of a trial that an action plays. Who turns cards must choose next, and is not kept. */
export function partsOf({ before, after, own }: Beat<ShinobiView>): Part[] {
  if (!before || before.is_over) return [];
  const victim = before.turn;
  if (before.phase === "reveal")
    return !own && isAlike(after, victim) !== null ? ["cards", "verdict"] : [];
  if (before.phase !== "decide") return [];
  const verdict = after.verdicts[victim];
  if (!verdict) return [];
  return verdict.third === null ? ["toll"] : ["cry", "toll"];
}

/** Lives that each seat loses by this beat. */
export function lossesOf(beat: Beat<ShinobiView> | null): number[] {
  if (!beat?.before) return [];
  const { after } = beat;
  return beat.before.lives.map((lives, seat) => Math.max(0, lives - after.lives[seat]));
}

/** The table as a part of the trial shows it. After the last trial of a round the cards are taken
 *  back at once; here they lie until the verdict has been seen. */
export function shownIn(part: Part, beat: Beat<ShinobiView>, victim: number): ShinobiView {
  const before = beat.before ?? beat.after;
  if (before.phase === "reveal") return { ...beat.after, lives: before.lives };
  if (part === "cry") return before;
  const third = beat.after.verdicts[victim]?.third ?? null;
  const attacks = before.attacks.map((cards, seat) =>
    seat !== victim || third === null
      ? cards
      : cards.map((one) =>
          one && !one.open
            ? { ...one, open: true, card: { type: "card" as const, weapon: third } }
            : one,
        ),
  );
  return { ...before, attacks, lives: beat.after.lives, lost: beat.after.lost };
}
