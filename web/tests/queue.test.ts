// The queue of beats: in order, at the pace, none left out, and never in the way of a decision.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { Beat, Scene } from "../src/table/beat.ts";
import { Queue, type Score } from "../src/table/queue.ts";

const TRIAL = { holdMs: 2000, props: {}, title: "trial" } as unknown as Scene;

let shown: number[];
let playing: string;
let scores: Map<number, Score>;
let budget: number;
let queue: Queue;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  [shown, playing, scores, budget] = [[], "", new Map(), Infinity];
  queue = begun("brisk");
});

function begun(pace: "calm" | "brisk" | "instant", then = () => {}): Queue {
  return new Queue(
    {
      score: ({ number }) => scores.get(number) ?? { length: 900, scenes: [] },
      advance: (beats) => {
        shown.push(...beats.map(({ number }) => number));
        then();
      },
      play: (beat, scene) => (playing = beat ? `${beat.number}${scene?.title ?? ""}` : ""),
      budget: () => budget,
    },
    pace,
  );
}

function beat(number: number, isOver = false): Beat {
  return { number, after: { is_over: isOver } } as Beat;
}

function pushed(...numbers: number[]): void {
  for (const number of numbers) queue.push(beat(number));
}

test("the first beat is shown at once and the next when its time is over", () => {
  pushed(1, 2);
  assert.deepEqual(shown, [1]);

  mock.timers.tick(899);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);
  assert.equal(queue.waiting, 0);

  mock.timers.tick(900);
  assert.equal(playing, "");
});

test("beats that come in a hurry do not put off those that wait", () => {
  pushed(1, 2);
  mock.timers.tick(800);
  pushed(3, 4);
  mock.timers.tick(100);
  assert.deepEqual(shown, [1, 2]);
});

test("a calm pace takes longer and an instant one no time", () => {
  queue = begun("calm");
  pushed(1, 2);
  mock.timers.tick(1599);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);

  pushed(3, 4, 5);
  queue.setPace("instant");
  assert.deepEqual(shown, [1, 2, 3, 4, 5]);
});

test("a pause stops everything but a step", () => {
  queue.pause(true);
  pushed(1, 2, 3);
  mock.timers.tick(10_000);
  assert.deepEqual(shown, []);

  queue.step();
  mock.timers.tick(10_000);
  assert.deepEqual(shown, [1]);

  queue.pause(false);
  mock.timers.tick(900);
  assert.deepEqual(shown, [1, 2]);
});

test("a scene is held before the board moves on, until it is over or somebody taps", () => {
  scores.set(1, { length: 900, scenes: [TRIAL, { ...TRIAL, title: "toll" }] });
  pushed(1);
  assert.deepEqual([playing, shown], ["1trial", []]);

  mock.timers.tick(2000);
  assert.deepEqual([playing, shown], ["1toll", []]);
  queue.step();
  assert.deepEqual([playing, shown], ["1", [1]]);
});

test("who chose the instant pace sees no scenes", () => {
  queue = begun("instant");
  scores.set(1, { length: 900, scenes: [TRIAL] });
  pushed(1, 2);
  assert.deepEqual([playing, shown], ["", [1, 2]]);
});

test("finishing shows all that waits, in order", () => {
  scores.set(2, { length: 900, scenes: [TRIAL] });
  pushed(1, 2, 3);
  queue.finish();
  assert.deepEqual([playing, shown], ["", [1, 2, 3]]);
});

test("an own beat waits for nothing, not even for a lesson", () => {
  pushed(1, 2);
  queue.hold(true);
  queue.finish();
  assert.deepEqual(shown, [1]);

  queue.push(beat(3), true);
  assert.deepEqual(shown, [1, 2, 3]);
  pushed(4);
  mock.timers.tick(10_000);
  assert.deepEqual(shown, [1, 2, 3]);

  queue.hold(false);
  mock.timers.tick(900);
  assert.deepEqual(shown, [1, 2, 3, 4]);
});

test("a scene of an own beat ends in a lesson too", () => {
  queue.hold(true);
  scores.set(1, { length: 900, scenes: [TRIAL] });
  queue.push(beat(1), true);
  queue.step();
  assert.deepEqual([playing, shown], ["1", [1]]);
});

test("what waits shares the time there is while one's own clock runs", () => {
  budget = 400;
  pushed(1, 2, 3);
  mock.timers.tick(400);
  assert.deepEqual(shown, [1, 2]);
  budget = 0;
  mock.timers.tick(200);
  assert.deepEqual(shown, [1, 2, 3]);
});

test("where the table stands now makes everything that waits void", () => {
  pushed(1, 2, 3);
  queue.clear();
  mock.timers.tick(10_000);
  assert.deepEqual(shown, [1]);
});

test("showing a beat may let everything go on", () => {
  queue = begun("instant", () => queue.hold(false));
  queue.hold(true);
  queue.push(beat(1), true);
  assert.deepEqual([playing, shown], ["", [1]]);
});

test("at the instant pace only the last scene of the game waits, until it is tapped", () => {
  queue = begun("instant");
  const verdict = { ...TRIAL, title: "verdict" };
  for (const number of [1, 2]) scores.set(number, { length: 900, scenes: [TRIAL, verdict] });

  pushed(1);
  assert.deepEqual(shown, [1]);
  queue.push(beat(2, true));
  mock.timers.tick(60_000);
  assert.equal(playing, "2verdict");
  assert.deepEqual(shown, [1]);

  queue.step();
  assert.deepEqual(shown, [1, 2]);
  assert.equal(playing, "");
});
