// Ending a game by agreement: who is asked, who waits, and who has been answered.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening } from "../src/protocol/wire.ts";
import { proposalIn } from "../src/table/questions.ts";

function log(...votes: [seat: number, agree: boolean][]): Happening[] {
  return votes.map(([seat, agree], index) => ({
    number: index + 1,
    at: 0,
    event: { type: "voted", seats: [seat], agree },
    lines: [],
  }));
}

test("who has not answered is asked, once", () => {
  assert.deepEqual(proposalIn(log([1, true]), [0]), { kind: "asked", seats: [1] });
  assert.equal(proposalIn(log([1, true], [0, false]), [0]), null);
  assert.deepEqual(proposalIn(log([1, true], [0, false], [1, false], [1, true]), [0]), {
    kind: "asked",
    seats: [1],
  });
});

test("a proposal that was taken back asks nothing, and spectators are never asked", () => {
  assert.equal(proposalIn(log([1, true], [1, false]), [0]), null);
  assert.equal(proposalIn(log([1, true]), []), null);
});

test("who proposed waits, and is told who would rather play on", () => {
  assert.deepEqual(proposalIn(log([0, true]), [0]), { kind: "waits" });
  assert.deepEqual(proposalIn(log([0, true], [2, false]), [0]), { kind: "declined", seats: [2] });
});
