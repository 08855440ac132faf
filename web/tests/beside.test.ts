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
