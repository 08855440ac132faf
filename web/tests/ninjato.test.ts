// What the board of Ninjato reads out of views and picks.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardsOf,
  laid,
  pathOf,
  piecesOf,
  reach,
  spanOf,
  valueNow,
} from "../src/games/ninjato/reading.ts";
import type { Choice, NinjatoGuard, NinjatoView } from "../src/protocol/wire.ts";
import { narrow } from "../src/table/picks.ts";

const CHOICES: Choice[] = [
  { action: 7, picks: [["hand:4"]] },
  { action: 8, picks: [["hand:4", "hand:3"]] },
  { action: 9, picks: [["hand:4", "hand:3", "skill:taijutsu"]] },
];
const VALUES: [number, number][] = [
  [7, 4],
  [8, 5],
  [9, 6],
];
const view = (more: Partial<NinjatoView>) => ({ values: VALUES, ...more }) as NinjatoView;
const desk = (...made: string[]) => ({
  made,
  ahead: (...picks: string[]) => narrow(CHOICES, [...made, ...picks]),
});

test("a strike is worth what the action it names is worth", () => {
  assert.equal(valueNow(view({}), desk("hand:4")), 4);
  assert.equal(valueNow(view({}), desk("hand:4"), "hand:3"), 5);
  assert.equal(valueNow(view({}), desk("hand:3")), null);
});

test("what can still be reached spans all actions that fit", () => {
  assert.deepEqual(reach(view({}), desk("hand:3")), { least: 5, most: 6 });
  assert.equal(spanOf(view({}), [1, 2]), null);
});

test("the hand lies from high to low, equal cards beside each other", () => {
  const cards = cardsOf({ type: "hand", cards: [1, 0, 2, 0, 0] });
  assert.deepEqual(
    cards.map(({ value, copy }) => `${value}/${copy}`),
    ["3/0", "3/1", "1/0"],
  );
  assert.deepEqual(cardsOf({ type: "face-down", count: 3 }), []);
});

test("treasures are counted out one by one", () => {
  assert.deepEqual(
    piecesOf([2, 0, 1, 0, 0]).map(({ kind }) => kind),
    [0, 0, 2],
  );
});

test("what is paid lies on its own kind, and gold on what is left", () => {
  assert.deepEqual(
    laid(["fan", "scroll"], [1]).map(({ kind }) => kind),
    [null, 1],
  );
  assert.deepEqual(
    laid(["fan", "scroll"], [4, 1]).map(({ kind }) => kind),
    [4, 1],
  );
  assert.deepEqual(
    laid(["fan", "any"], [3]).map(({ kind }) => kind),
    [null, 3],
  );
});

test("the path of a raid begins with the sentry, and only the last guard can stand", () => {
  const guard = (value: number) => ({ strength: [value], stealth: [value] }) as NinjatoGuard;
  const invasion = { house: 0, side: 0, guard: guard(5), turned: [guard(5)] };
  const raided = view({ houses: [{ sentry: guard(2) }] as NinjatoView["houses"] });

  const path = pathOf(raided, invasion as NonNullable<NinjatoView["invasion"]>);

  assert.deepEqual(
    path.map(({ guard: one, stands }) => [one.strength[0], stands]),
    [
      [2, false],
      [5, true],
    ],
  );
});
