// The verdict: what the game said last, with what explains it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening } from "../src/protocol/wire.ts";
import { verdictIn } from "../src/table/verdict.ts";

const said = (id: string, clause = "") => ({ id, args: {}, clause });
const ids = (log: Happening[], winners: number) => verdictIn(log, winners).map(({ id }) => id);
const end = (...lines: ReturnType<typeof said>[]): Happening[] => [
  { number: 1, at: 0, event: { type: "acted", seat: 0, shown: "", bot: false }, lines },
  { number: 2, at: 0, event: { type: "said", name: "", text: "gg", seat: 0 }, lines: [] },
];

test("it is the last sentence of the game, whatever was said later", () => {
  assert.deepEqual(ids(end(said("served"), said("wins")), 1), ["wins"]);
});

test("a sentence with a clause before it explains it", () => {
  assert.deepEqual(ids(end(said("served"), said("home", "WOC-21"), said("wins")), 1), [
    "home",
    "wins",
  ]);
  assert.deepEqual(ids(end(said("level", "WOC-22"), said("wins"), said("wins")), 2), [
    "level",
    "wins",
    "wins",
  ]);
});

test("a game that said nothing has none", () => {
  assert.deepEqual(ids([], 1), []);
});
