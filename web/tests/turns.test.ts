// The log by turns: what belongs together, and what is left out.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, Happening } from "../src/protocol/wire.ts";
import { paragraphsOf, turnsOf } from "../src/table/turns.ts";

function happening(number: number, event: object, ends_turn = false): Happening {
  return { number, at: 0, event: event as Event, lines: [], ends_turn };
}
const acted = (number: number, seat: number, ends = false) =>
  happening(number, { type: "acted", seat, shown: "x", bot: true }, ends);
const told = (log: Happening[]) =>
  turnsOf(log).map(({ seat, deeds }) => [seat, ...deeds.map(({ number }) => number)]);

test("a turn goes on until the server says that it has ended", () => {
  assert.deepEqual(told([acted(1, 0), acted(2, 0, true), acted(3, 1, true), acted(4, 1)]), [
    [0, 1, 2],
    [1, 3],
    [1, 4],
  ]);
});

test("what happens besides stands for itself and does not break a turn", () => {
  const left = happening(2, { type: "stood-in", seat: 1, why: "left" });
  const said = happening(3, { type: "said", name: "Mira", text: "hello" });
  const found = paragraphsOf([acted(1, 0), left, said, acted(4, 0, true)]);
  assert.deepEqual(
    found.map(({ turn, entry }) => turn?.deeds.map(({ number }) => number) ?? entry?.number),
    [[1, 4], 2],
  );
});

test("what was taken back is not told, and its turn goes on", () => {
  const undone = happening(3, { type: "undone", seat: 0, number: 2 });
  assert.deepEqual(told([acted(1, 0), acted(2, 0, true), undone, acted(4, 0, true)]), [[0, 1, 4]]);
});

test("a round of a race is nobody's", () => {
  const ruled = happening(3, { type: "ruled", seat: 1, number: 2, shown: "grab sword" }, true);
  assert.deepEqual(told([acted(1, 0), ruled]), [[-1, 1, 3]]);
});
