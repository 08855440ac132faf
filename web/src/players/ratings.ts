/** Ratings as drawings: where a value lies on a bar, and the curve of a player's games. */
import type { RatedGame, Rating } from "../protocol/wire.ts";

const ROUND = 50;

function endsOf(rows: readonly Rating[]): [number, number] {
  const low = Math.min(...rows.map((one) => one.value - one.margin));
  const high = Math.max(...rows.map((one) => one.value + one.margin));
  return [Math.floor(low / ROUND) * ROUND, Math.ceil(high / ROUND) * ROUND];
}

/** From a value to 0 to 100 on a bar that shows all of these ratings. */
export function scaleOf(rows: readonly Rating[]): (value: number) => number {
  const [low, high] = endsOf(rows);
  return (value) => Math.round(((value - low) / Math.max(1, high - low)) * 1000) / 10;
}

/** Round values to write over that bar. */
export function ticksOf(rows: readonly Rating[]): number[] {
  const [low, high] = endsOf(rows);
  const step = Math.max(1, Math.round((high - low) / 3 / 100)) * 100;
  const first = Math.ceil((low + step / 4) / step) * step;
  const ticks = Array.from({ length: 4 }, (_, at) => first + at * step);
  return ticks.filter((value) => value <= high - step / 4);
}

export interface Curve {
  low: number;
  high: number;
  /** Paths in a box of 100 by 100: the values, and the band of their margins. */
  line: string;
  band: string;
  /** When its first and its last game ended. */
  since: number;
  until: number;
}

/** The curve of these games, which are listed the newest first; none for fewer than two. */
export function curveOf(games: readonly RatedGame[]): Curve | null {
  if (games.length < 2) return null;
  const past = games.toReversed();
  const low = Math.min(...past.map((one) => one.value - one.margin));
  const high = Math.max(...past.map((one) => one.value + one.margin));
  const x = (at: number) => ((at / (past.length - 1)) * 100).toFixed(1);
  const y = (value: number) => (100 - ((value - low) / Math.max(1, high - low)) * 100).toFixed(1);
  const points = (of: (one: RatedGame) => number) =>
    past.map((one, at) => `${x(at)} ${y(of(one))}`);
  const top = points((one) => one.value + one.margin);
  const bottom = points((one) => one.value - one.margin).toReversed();
  return {
    low,
    high,
    line: `M${points((one) => one.value).join("L")}`,
    band: `M${[...top, ...bottom].join("L")}Z`,
    since: past[0].at,
    until: past[past.length - 1].at,
  };
}

/** The address of a profile: accounts by their name, which is theirs alone; bots by `bot:` and rank. */
export const profileOf = (id: string): string =>
  `/player/${encodeURIComponent(id).replaceAll("%3A", ":")}`;
