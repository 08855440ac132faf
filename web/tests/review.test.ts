// Reviews: beliefs as tables, the geometry of the chart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { laterBeliefs, tablesOf } from "../src/review/beliefs.ts";
import { apart, chanceAt, lineOf, stepAt, xOf, yOf, type Plot } from "../src/review/chart.ts";
import type { ReviewedBelief, ReviewedStep } from "../src/protocol/wire.ts";

const FACE = {
  prefix: "woc",
  beliefs: { loyalty: { text: "woc-card-", order: ["mori", "hojo"] } },
};
const PLOT: Plot = { left: 40, top: 10, width: 100, height: 100, last: 50 };

const belief = (about: string, chances: Record<string, number>, truth: string): ReviewedBelief => ({
  about,
  chances,
  truth,
});

const step = (number: number, chances: number[][]): ReviewedStep => ({
  step: number,
  chances,
  decision: null,
  deeds: [],
});

test("loyalties are rows of seats and columns of clans, in the game's order", () => {
  const [table] = tablesOf([belief("loyalty:B", { hojo: 0.3, mori: 0.7 }, "hojo")], [], FACE);

  assert.deepEqual(table.columns, ["@woc-card-mori", "@woc-card-hojo"]);
  assert.deepEqual(table.rows, [
    {
      seats: [1],
      cells: [
        { chance: 0.7, change: 0, truth: false },
        { chance: 0.3, change: 0, truth: true },
      ],
    },
  ]);
});

test("hands tell how likely there is at least one", () => {
  const [table] = tablesOf([belief("hand:C:5", { "0": 0.25, "1": 0.5, "2": 0.25 }, "0")], [], FACE);

  assert.deepEqual(table.columns, ["5"]);
  assert.deepEqual(table.rows[0].cells[0], { chance: 0.75, change: 0, truth: false });
});

test("a belief that changes by seven points or more has an arrow", () => {
  const now = [belief("loyalty:B", { hojo: 0.3, mori: 0.7 }, "hojo")];
  const later = [belief("loyalty:B", { hojo: 0.4, mori: 0.65 }, "hojo")];

  const [table] = tablesOf(now, later, FACE);

  assert.deepEqual(
    table.rows[0].cells.map((cell) => Math.round((cell?.change ?? 0) * 100)),
    [0, 10],
  );
});

test("later beliefs are those of the same seat", () => {
  const told = belief("loyalty:B", { hojo: 1 }, "hojo");
  const decision = { played: 0, choices: [], cost: 0, error: 0, why: null };
  const steps: ReviewedStep[] = [
    { ...step(3, []), decision: { ...decision, seat: 1, beliefs: [] } },
    { ...step(4, []), decision: { ...decision, seat: 0, beliefs: [told] } },
  ];

  assert.deepEqual(laterBeliefs(steps, 2, 0), [told]);
  assert.deepEqual(laterBeliefs(steps, 4, 0), []);
});

test("steps have their place, and places their step", () => {
  assert.equal(xOf(PLOT, 25), 90);
  assert.equal(stepAt(PLOT, 90), 25);
  assert.equal(stepAt(PLOT, -5), 0);
  assert.equal(stepAt(PLOT, 900), 50);
  assert.equal(yOf(PLOT, 1), 10);
  assert.equal(yOf(PLOT, 0), 110);
});

test("lines leave out what nobody could judge", () => {
  const steps = [step(0, [[1, 0]]), step(1, []), step(2, [[0, 1]])];

  assert.equal(lineOf(PLOT, steps, 0, 0), "40,10 44,110");
  assert.equal(chanceAt(steps, 1, 0, 0), 1);
  assert.equal(chanceAt(steps, 9, null, 0), 0);
});

test("tags never cover each other", () => {
  const placed = apart([50, 52, 10], 19, 0, 60);

  const sorted = [...placed].sort((a, b) => a - b);
  assert.ok(sorted[1] - sorted[0] >= 19);
  assert.ok(sorted[2] - sorted[1] >= 19);
  assert.equal(Math.max(...placed), 60);
});
