/** What of a beat is played: the rewards of the clans as scenes, and how a rival's raid goes. */
import type { NinjatoView } from "../../protocol/wire.ts";
import type { Beat } from "../../table/beat.ts";
import { REWARDS } from "./names.ts";
import { wonIn } from "./reading.ts";

type NinjatoBeat = Beat<NinjatoView>;

export interface Gain {
  honour: number;
  rumours: number;
}

const OPENING_MS = 2600;
const REWARD_MS = 1800;

/** What a player got in this beat. */
export function gainOf({ before, after }: NinjatoBeat, seat: number): Gain {
  const was = (before ?? after).players[seat];
  const is = after.players[seat];
  return { honour: is.honour - was.honour, rumours: is.rumours.length - was.rumours.length };
}

/** How long the rewards of this beat are shown at the brisk pace; 0 if it has none. */
export function rewardMs(beat: NinjatoBeat): number {
  const { before, after } = beat;
  if (!before) return 0;
  if (!before.scoring) return after.scoring !== null || passes(before, after) ? OPENING_MS : 0;
  return after.players.some((_, seat) => isPaid(beat, seat)) ? REWARD_MS : 0;
}

/** A round with rewards ended and nobody had to choose. */
function passes(before: NinjatoView, after: NinjatoView): boolean {
  return before.round in REWARDS && (after.round > before.round || after.is_over);
}

function isPaid(beat: NinjatoBeat, seat: number): boolean {
  const { honour, rumours } = gainOf(beat, seat);
  return honour > 0 || rumours > 0;
}

/** How a guard fared in this beat, if somebody struck. */
export function clashOf({ before, after }: NinjatoBeat): "beaten" | "failed" | null {
  const raid = before?.invasion;
  if (!raid?.guard) return null;
  if (after.invasion && wonIn(after.invasion).length > wonIn(raid).length) return "beaten";
  return !after.invasion && after.turn !== before?.turn ? "failed" : null;
}

export const SOURCES = ["envoys", "rumours", "clans", "secrets"] as const;
/** Where `made` tells of what was paid for envoys and rumours, of the three rewards, and of the rest. */
const PARTS = [
  [0, 1],
  [1, 2],
  [2, 5],
  [5, Infinity],
] as const;

/** How much of a player's honour came from each source, in the order of SOURCES. */
export function sourcesOf({ made }: { made: readonly number[] }): number[] {
  return PARTS.map(([from, to]) => made.slice(from, to).reduce((sum, one) => sum + one, 0));
}

/** The first one's honour, and how much more it is than the second one's; 0: they have the same. */
export function lead(view: NinjatoView, seats: readonly number[]) {
  if (seats.length < 2) return null;
  const [first, second] = seats.map((seat) => view.players[seat].honour);
  return { honour: first, by: first - second };
}
