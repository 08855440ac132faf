/**
 * A lesson: steps of a guided first match. Each is told when its moment comes and is over when the
 * learner has done what it asks, as the server has accepted it, or has read it. No rule lives here:
 * steps look at the view, the picks on offer and the deeds of the learner's seat.
 */
import type { AnyView } from "../games/face.ts";
import type { Args } from "../texts/catalogue.ts";

/** What a step can look at. */
export interface Now<V = AnyView> {
  view: V;
  /** The learner's. */
  seat: number;
  /** The picks on offer, and those made for the next action. */
  next: readonly string[];
  made: readonly string[];
  /** What the learner has done so far, in notation; what was taken back is left out. */
  deeds: readonly string[];
}

export interface Step<V = AnyView> {
  /** Its text is `learn-<prefix>-<id>`. */
  id: string;
  /** Its moment is there. */
  when(now: Now<V>): boolean;
  /** It has been done since it was first told; without this, it is done when it has been read. */
  done?(now: Now<V>, since: Now<V>): boolean;
  /** The things of the board it speaks of, as a CSS selector. */
  light?(now: Now<V>): string;
  args?(now: Now<V>): Args;
  /** The clause of the rules behind it. */
  clause?: string;
  /** Told if its moment comes, even after the lesson; the lesson does not wait for it. */
  tip?: boolean;
}

export interface Lesson<V = AnyView> {
  prefix: string;
  steps: Step<V>[];
}

/** The learner has done something of this kind since. */
export const did =
  (kind = /./) =>
  (now: Now<never>, since: Now<never>): boolean =>
    now.deeds.slice(since.deeds.length).some((deed) => kind.test(deed));

const LESSONS = import.meta.glob<{ default: Lesson }>([
  "./war-of-clans.ts",
  "./shinobi.ts",
  "./ninja-master.ts",
  "./ninjato.ts",
]);

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS[`./${game}.ts`]?.())?.default ?? null;
}
