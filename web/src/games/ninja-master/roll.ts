/** How a die rolls and where it comes to lie: the same on every screen for the same throw. */
import { lots, pointAt, SPOTS, type Place } from "./pieces.ts";
import type { Pose } from "./projection.ts";

/** Where and how a die lies when it rests. Every throw lies a little different. */
export function lieOf(seed: number, index: number): Pose {
  const lot = lots(seed * 31 + index);
  const spot = SPOTS[(index * 4 + seed) % SPOTS.length];
  const turn = spot.turn + Math.round((lot() - 0.5) * 36);
  const [x, y] = [spot.x + (lot() - 0.5) * 14, spot.y + (lot() - 0.5) * 14];
  return { x, y, z: 0, turn, tip: 0, roll: 0 };
}

interface Stop extends Place {
  z: number;
  /** When, from 0 to 1. */
  at: number;
}

/** The way of a die that is thrown from a side of the dojo, given in degrees. */
export function rollOf(seed: number, index: number, from: number): (part: number) => Pose {
  const lot = lots(seed * 7 + index);
  const lie = lieOf(seed, index);
  const start = pointAt(from + (lot() - 0.5) * 24, 470);
  const wall = pointAt(from + 180 + (lot() - 0.5) * 130, 130 + lot() * 50);
  const back = pointAt(lot() * 360, 90 + lot() * 80);
  const stops: Stop[] = [
    { ...start, z: 200, at: 0 },
    { x: start.x * 0.6, y: start.y * 0.6, z: 130, at: 0.08 },
    { ...wall, z: 4, at: 0.3 },
    { x: (wall.x + back.x) / 2, y: (wall.y + back.y) / 2, z: 62, at: 0.43 },
    { ...back, z: 2, at: 0.58 },
    { x: (back.x + lie.x) / 2, y: (back.y + lie.y) / 2, z: 24, at: 0.74 },
    { x: lie.x, y: lie.y, z: 0, at: 0.97 },
  ];
  const [turned, tipped, rolled] = [300 * (lot() - 0.5), 1100 * (lot() + 0.4), -1000 * lot()];
  return (part) => {
    const left = (1 - Math.min(1, part)) ** 2;
    const place = placeAt(stops, part);
    // The last tips over only when the table says that the dice rest: nobody reads them before.
    const [tip, roll] = [tipped * left + 9, rolled * left - 8];
    return { ...place, turn: lie.turn + turned * left, tip, roll };
  };
}

function placeAt(stops: readonly Stop[], part: number): { x: number; y: number; z: number } {
  const next = stops.find(({ at }) => at > part) ?? stops[stops.length - 1];
  const last = stops[Math.max(0, stops.indexOf(next) - 1)];
  const way = next.at === last.at ? 1 : Math.min(1, (part - last.at) / (next.at - last.at));
  const mix = (key: "x" | "y" | "z") => last[key] + (next[key] - last[key]) * way;
  return { x: mix("x"), y: mix("y"), z: mix("z") };
}
