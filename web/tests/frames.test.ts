// Rounds of a replay: by the game's own count, or by whose turn it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Face } from "../src/games/face.ts";
import { roundsOf, scenesIn, type Frame } from "../src/replay/frames.ts";
import type { Desk } from "../src/table/desk.svelte.ts";

const frame = (seat: number | null, round?: number): Frame =>
  ({
    happening: { event: seat === null ? { type: "began" } : { type: "acted", seat } },
    view: round === undefined ? {} : { round },
  }) as unknown as Frame;

test("rounds begin where the view counts another one", () => {
  const frames = [frame(null, 1), frame(0, 1), frame(1, 2), frame(0, 2), frame(1, 3)];
  assert.deepEqual(roundsOf(frames), [2, 4]);
});

test("without a count they begin where the first seat is on turn again", () => {
  const seats = [null, 2, 2, 0, 1, 2, 2, 0, 1, 2];
  assert.deepEqual(roundsOf(seats.map((seat) => frame(seat))), [4, 8]);
});

test("a game of one turn has none", () => {
  assert.deepEqual(roundsOf([frame(null), frame(0), frame(0)]), []);
});

test("scenes are where something is played centre stage, or a turning point is marked", () => {
  const scene = { component: null, props: {}, holdMs: 1, title: "" };
  const face = {
    prefix: "x",
    scene: ({ after }) => (after.round === 2 ? scene : null),
    turns: ({ after }) => after.round === 4,
  } as unknown as Face;
  const frames = [1, 2, 3, 4].map((round) => frame(0, round));
  assert.deepEqual(scenesIn(frames, face, {} as Desk), [1, 3]);
});
