import assert from "node:assert/strict";
import { test } from "node:test";
import {
  lots,
  placesOf,
  shownOf,
  sidesOf,
  SPOTS,
  symbolOfFace,
  tokenOf,
} from "../src/games/ninja-master/pieces.ts";
import { endOf, grabsOf, tokensAt } from "../src/games/ninja-master/again.ts";
import { facesOf, seen } from "../src/games/ninja-master/projection.ts";
import { lieOf } from "../src/games/ninja-master/roll.ts";
import { rowsOf, signed } from "../src/games/ninja-master/score.ts";
import type { NinjaMasterScored } from "../src/protocol/wire.ts";
import type { Desk } from "../src/table/desk.svelte.ts";

const desk = { t: (id: string) => id } as unknown as Desk;

const reach = (seat: number, after: number) => ({ seat, after });
const token = (name: string, holder = null as ReturnType<typeof reach> | null, points = 0) => ({
  name,
  letter: name[0],
  shape: "",
  holder,
  rival: null,
  points: holder ? points : null,
});

/** Seat 1 robbed seat 0, who had 13; seat 1 also lost 3 with pink and counted right. */
const ROUND: NinjaMasterScored = {
  round: 6,
  playing: [0, 1],
  sword: 0,
  shuriken: 0,
  dice: { type: "dice", faces: ["O3", "P3", "PS", "SW", "SW", "SH"] },
  count: 6,
  tokens: [
    token("orange"),
    token("blue"),
    token("pink", reach(1, 1655), -3),
    token("green"),
    token("purple"),
    token("sword", reach(1, 1190), 6),
  ],
  shout: { seat: 1, number: 6, after: 4870, is_right: true },
  ways: [
    [0, 0, -6, 0, 0, 0, 1, 0, 0, 0],
    [0, 6, 0, 0, 0, -3, 0, 1, 0, 0],
  ],
  before: [13, 7],
  after: [8, 11],
};

test("a round is told in the order in which it is scored", () => {
  const plaques = rowsOf(ROUND, desk)
    .flatMap((row) => row.plaques.map((one) => ({ ...one, seat: row.seat })))
    .sort((one, other) => one.order - other.order);

  assert.deepEqual(
    plaques.map(({ name, seat, points }) => [name, seat, points]),
    [
      ["sword", 1, 6],
      ["sword", 0, -6],
      ["pink", 1, -3],
      ["shuriken", 0, 1],
      ["shout", 1, 1],
    ],
  );
  assert.equal(plaques.at(-1)?.said, 6);
});

test("everybody's round adds up to what the server says, the leader first", () => {
  const rows = rowsOf(ROUND, desk);

  assert.deepEqual(
    rows.map(({ seat }) => seat),
    [1, 0],
  );
  for (const { plaques, before, after } of rows)
    assert.equal(before + plaques.reduce((sum, { points }) => sum + points, 0), after);
});

test("a round is watched again in the order of its hands", () => {
  const beaten = { ...token("blue", reach(0, 700), 1), rival: reach(1, 709) };
  const grabs = grabsOf({ ...ROUND, tokens: [...ROUND.tokens, beaten] });

  assert.deepEqual(
    grabs.map(({ token, seat, at, late }) => [token, seat, at, late]),
    [
      ["blue", 0, 700, false],
      ["blue", 1, 709, true],
      ["sword", 1, 1190, false],
      ["pink", 1, 1655, false],
      ["", 1, 4870, false],
    ],
  );
  assert.equal(endOf(grabs), 5000);
  const held = tokensAt(ROUND, 1200).flatMap(({ name, holder }) => (holder ? [name] : []));
  assert.deepEqual(held, ["sword"]);
});

test("a die at rest shows its top and never its bottom", () => {
  const faces = facesOf(lieOf(5400, 0), 84);

  assert.notEqual(faces[0].matrix, "");
  assert.equal(faces[5].matrix, "");
  assert.ok(faces.slice(1, 5).some(({ matrix }) => matrix !== ""));
});

test("what is nearer is seen larger and lower", () => {
  assert.ok(seen(0, 300).scale > seen(0, -300).scale);
  assert.ok(seen(0, 0, 50).y < seen(0, 0).y);
});

test("ninjas and clouds of a colour are those on the dice", () => {
  assert.deepEqual(shownOf(["O3", "O1", "OS", "PS", "SW", "SH"], "orange"), [4, 1]);
  assert.deepEqual(shownOf(["SW", "SH", "SW"], "sword"), [0, 0]);
});

test("everybody sits clockwise from the seat below", () => {
  assert.deepEqual(placesOf(5, 0), ["near", "left", "far-left", "far-right", "right"]);
  assert.deepEqual(placesOf(3, 2), ["far-left", "far-right", "near"]);
});

test("the same throw lies the same on every screen", () => {
  const [one, two] = [lots(5400), lots(5400)];

  assert.deepEqual([one(), one(), one()], [two(), two(), two()]);
  assert.notEqual(lots(5400)(), lots(5401)());
});

test("all dice of a throw lie in different places", () => {
  for (const seed of [0, 1, 5400])
    assert.equal(new Set(SPOTS.map((_, index) => (index * 4 + seed) % SPOTS.length)).size, 9);
});

test("the sides of a die never repeat its top", () => {
  const sides = sidesOf("O3", lots(1)).map((face) => face.toUpperCase());

  assert.equal(new Set(sides).size, 5);
  assert.ok(!sides.includes("O3"));
});

test("faces and hands find their drawings", () => {
  assert.equal(symbolOfFace("OS"), "nm-d-os");
  assert.equal(symbolOfFace("SH"), "nm-d-shuriken");
  assert.equal(tokenOf("v"), "purple");
  assert.equal(tokenOf("s"), "sword");
  assert.equal(tokenOf("12"), "");
});

test("points carry a sign", () => {
  assert.deepEqual([3, 0, -3].map(signed), ["+3", "0", "−3"]);
});
