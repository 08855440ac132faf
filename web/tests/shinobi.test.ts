import assert from "node:assert/strict";
import { test } from "node:test";
import { lossesOf, partsOf, shownIn } from "../src/games/shinobi/parts.ts";
import { likenessOf } from "../src/games/shinobi/states.ts";
import type { ShinobiAttack, ShinobiView } from "../src/protocol/wire.ts";
import type { Beat } from "../src/table/beat.ts";

const KATANA = 2;
const SAI = 1;

const card = (attacker: number, weapon: number | null): ShinobiAttack =>
  ({
    attacker,
    declared: SAI,
    open: weapon !== null,
    card: weapon === null ? { type: "face-down" } : { type: "card", weapon },
  }) as ShinobiAttack;

/** Seat 0 is on trial; what is not told is of no importance. */
const table = (weapons: (number | null)[], more: Partial<ShinobiView> = {}): ShinobiView =>
  ({
    turn: 0,
    phase: "decide",
    is_over: false,
    lives: [3, 2, 2, 1],
    lost: [[], [], [], []],
    attacks: [weapons.map((weapon, at) => card(at + 1, weapon)), [], [], []],
    verdicts: [null, null, null, null],
    ...more,
  }) as unknown as ShinobiView;

const beat = (before: ShinobiView, after: ShinobiView, own = false) =>
  ({ before, after, own }) as Beat<ShinobiView>;

const verdict = (outcome: string, third: number | null) =>
  ({ verdicts: [{ outcome, third }, null, null, null] }) as Partial<ShinobiView>;

test("two cards turn, then the verdict is spoken", () => {
  const before = table([null, null, null], { phase: "reveal" });
  const after = table([KATANA, KATANA, null]);

  assert.deepEqual(partsOf(beat(before, after)), ["cards", "verdict"]);
  assert.deepEqual(partsOf(beat(before, after, true)), [], "who turns them must choose next");
});

test("a charge is heard before it is paid for, and an accepted wound has none", () => {
  const before = table([KATANA, KATANA, null]);

  const charged = table([], verdict("plotting-proved", KATANA));
  assert.deepEqual(partsOf(beat(before, charged)), ["cry", "toll"]);

  const accepted = table([], verdict("struck", null));
  assert.deepEqual(partsOf(beat(before, accepted)), ["toll"]);
});

test("the cards of the last trial lie until it has been seen, the third one turned", () => {
  const before = table([KATANA, KATANA, null]);
  const lives = [3, 1, 1, 0];
  const after = table([], { ...verdict("plotting-proved", KATANA), lives });

  const shown = shownIn("toll", beat(before, after), 0);

  assert.equal(likenessOf(shown, 0)?.text, "shi-three-alike");
  assert.deepEqual(shown.lives, lives);
  assert.deepEqual(lossesOf(beat(before, after)), [0, 1, 1, 1]);
});

test("nobody has paid yet while the charge is heard", () => {
  const before = table([KATANA, KATANA, null]);
  const after = table([], { ...verdict("plotting-refuted", SAI), lives: [1, 2, 2, 1] });

  const shown = shownIn("cry", beat(before, after), 0);

  assert.deepEqual(shown.lives, before.lives);
  assert.equal(likenessOf(shown, 0)?.text, "shi-two-alike");
});

test("the mark of two alike spans from the first to the last of them", () => {
  const likeness = likenessOf(table([KATANA, null, KATANA]), 0);

  assert.deepEqual([likeness?.first, likeness?.last, likeness?.same], [0, 2, [0, 2]]);
});
