// A note stands beside what it explains, inside the window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beside } from "../src/table/beside.ts";

const WINDOW = { left: 0, top: 48, width: 400, height: 552 };
const NOTE = { width: 200, height: 60 };

const placed = (left: number, top: number, width: number, height: number) => {
  const { left: x, top: y } = beside({ left, top, width, height }, NOTE, WINDOW);
  return [x, y];
};

test("it stands above the thing where there is room", () => {
  assert.deepEqual(placed(150, 300, 100, 80), [100, 230]);
});

test("it stands below a thing at the top, and inside the window at its edges", () => {
  assert.deepEqual(placed(0, 60, 40, 40), [8, 110]);
});

test("it stands beside a thing that is as high as the window", () => {
  assert.deepEqual(placed(0, 50, 150, 540), [160, 290]);
});

test("only what fills the window is covered, at its lower edge", () => {
  assert.deepEqual(placed(0, 50, 400, 540), [100, 532]);
});

test("it covers nothing that can be picked where there is another place", () => {
  const thing = { left: 150, top: 300, width: 100, height: 80 };
  const above = { left: 100, top: 200, width: 40, height: 40 };
  const below = { left: 100, top: 400, width: 40, height: 40 };

  const note = beside(thing, NOTE, WINDOW, [above]);
  assert.deepEqual([note.left, note.top], [100, 390], "below, as something is above");

  const between = beside(thing, NOTE, WINDOW, [above, below]);
  assert.deepEqual([between.left, between.top], [150, 230], "along the edge, beside both");
});

test("where everything is full it covers as little as can be", () => {
  const thing = { left: 100, top: 280, width: 200, height: 80 };
  const full = { left: 0, top: 48, width: 400, height: 230 };
  const narrow = { left: 0, top: 365, width: 400, height: 20 };

  const note = beside(thing, NOTE, WINDOW, [full, narrow]);

  assert.ok(note.top >= thing.top + thing.height, "not over the larger one");
});
