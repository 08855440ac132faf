// Hovering: only who points at a thing and stays is told something, and only once.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { hover } from "../src/table/hover.ts";

let thing: EventTarget;
let veiled: boolean;
let asked: number;
let remove: () => void;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  [thing, veiled, asked] = [new EventTarget(), true, 0];
  const attach = hover(
    () => veiled,
    () => asked++,
  );
  remove = attach(thing as HTMLElement) as () => void;
});

function happens(type: string, movementX = 0, buttons = 0): void {
  thing.dispatchEvent(Object.assign(new Event(type), { movementX, movementY: 0, buttons }));
}

function pointsAtIt(): void {
  happens("pointerenter");
  happens("pointermove", -30);
}

function stays(): void {
  mock.timers.tick(450);
}

test("who moves onto the thing and stays asks once", () => {
  pointsAtIt();
  mock.timers.tick(449);
  assert.equal(asked, 0);

  mock.timers.tick(1);
  pointsAtIt();
  stays();

  assert.equal(asked, 1);
});

test("a thing that comes under a resting pointer is not asked about", () => {
  happens("pointerenter");
  happens("pointermove");
  stays();

  assert.equal(asked, 0);
});

test("a trembling hand does not point", () => {
  happens("pointerenter");
  happens("pointermove", 2);
  happens("pointermove", -2);
  stays();

  assert.equal(asked, 0);
});

test("a thing that is veiled only under the resting pointer is not asked about", () => {
  veiled = false;
  pointsAtIt();
  veiled = true;
  happens("pointermove", 1);
  stays();

  assert.equal(asked, 0);
});

test("who leaves before does not ask", () => {
  pointsAtIt();
  happens("pointerleave");
  stays();

  assert.equal(asked, 0);
});

test("who touches it does not ask besides, wherever the pointer slips on it", () => {
  pointsAtIt();
  happens("pointerdown");
  happens("pointermove", 10, 1);
  happens("pointermove", 10);
  stays();

  assert.equal(asked, 0);
});

test("who comes back asks again", () => {
  pointsAtIt();
  stays();
  happens("pointerleave");
  pointsAtIt();
  stays();

  assert.equal(asked, 2);
});

test("a finger or a held button does not point", () => {
  happens("pointermove", 30, 1);
  stays();

  assert.equal(asked, 0);
});

test("a thing that goes takes its question along", () => {
  pointsAtIt();
  remove();
  pointsAtIt();
  stays();

  assert.equal(asked, 0);
});
