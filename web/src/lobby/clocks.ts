/** The clocks one can choose from for a new table. */
import type { Clock } from "../protocol/wire.ts";

export const CLOCKS: Clock[] = [
  { kind: "none", seconds: 0, increment: 0 },
  { kind: "move", seconds: 30, increment: 0 },
  { kind: "move", seconds: 90, increment: 0 },
  { kind: "game", seconds: 600, increment: 5 },
  { kind: "game", seconds: 1800, increment: 10 },
  { kind: "days", seconds: 86_400, increment: 0 },
  { kind: "days", seconds: 3 * 86_400, increment: 0 },
];
