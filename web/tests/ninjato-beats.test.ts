/** Which beats of Ninjato are played centre stage, and how a rival's raid goes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { clashOf, gainOf, rewardMs } from "../src/games/ninjato/beats.ts";
import type { NinjatoView } from "../src/protocol/wire.ts";
import type { Beat } from "../src/table/beat.ts";

type Part = Record<string, unknown>;

const players = (...honours: number[]) => honours.map((honour) => ({ honour, rumours: [] }));
const calm = { round: 3, scoring: null, invasion: null, is_over: false, turn: 0 };

function beat(before: Part, after: Part): Beat<NinjatoView> {
  const views = [before, after].map((part) => ({ players: players(4, 7), ...calm, ...part }));
  return { before: views[0], after: views[1] } as unknown as Beat<NinjatoView>;
}

test("an ordinary move has no scene", () => {
  assert.equal(rewardMs(beat({}, {})), 0);
  assert.equal(rewardMs(beat({ round: 2 }, { round: 3 })), 0);
});

test("the rewards begin with a scene, also when nobody has to choose", () => {
  const scoring = { clan: 0, left: [], disguised: [] };
  assert.ok(rewardMs(beat({}, { scoring })) > 0);
  assert.ok(rewardMs(beat({}, { round: 4 })) > 0);
  assert.ok(rewardMs(beat({ round: 7 }, { round: 7, is_over: true })) > 0);
});

test("each reward has a scene that says who got what", () => {
  const scoring = { clan: 0, left: [], disguised: [] };
  const paid = beat({ scoring }, { scoring, players: players(4, 13) });
  assert.ok(rewardMs(paid) > 0);
  assert.deepEqual(gainOf(paid, 1), { honour: 6, rumours: 0 });
  assert.equal(rewardMs(beat({ scoring }, { scoring })), 0);
});

test("a clash ends with the guard beaten, or with the raider gone", () => {
  const raid = { guard: {}, light: [], red: [] };
  assert.equal(clashOf(beat({ invasion: raid }, { invasion: { ...raid, light: [2] } })), "beaten");
  assert.equal(clashOf(beat({ invasion: raid }, { invasion: null, turn: 1 })), "failed");
  assert.equal(clashOf(beat({}, {})), null);
});
