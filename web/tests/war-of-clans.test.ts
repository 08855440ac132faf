import assert from "node:assert/strict";
import { test } from "node:test";
import { clashOf } from "../src/games/war-of-clans/clash.ts";
import { neutralClans, partsOf, sumOf, turningOrder } from "../src/games/war-of-clans/reveal.ts";
import type { WarOfClansView } from "../src/protocol/wire.ts";
import type { Beat } from "../src/table/beat.ts";

/** Takeda, Uesugi, Mori, Oda and Hojo in provinces A and B. */
const before = { armies: [[3, 0, 0, 0, 0], [1, 2, 0, 0, 0]] } as unknown as WarOfClansView; // prettier-ignore

const beat = (shown: string) =>
  ({ before, after: before, event: { type: "acted", seat: 0, shown } }) as Beat<WarOfClansView>;

test("an attack lands on the army that is struck, with the strengths that met", () => {
  assert.deepEqual(clashOf(beat("txBu")), { province: "B", clan: "uesugi", by: "takeda", odds: "3 : 2" }); // prettier-ignore
});

test("a ninja needs no strength", () => {
  assert.deepEqual(clashOf(beat("nxBt")), { province: "B", clan: "takeda", by: "ninja", odds: "" });
});

test("other orders are no attacks", () => {
  assert.equal(clashOf(beat("u>B")), null);
  assert.equal(clashOf(null), null);
});

test("at the end whoever looks turns the loyalty last, and armies are counted by size", () => {
  const loyalties = [1, 0].map((clan) => ({ type: "loyalty", clan }));
  const end = { ...before, seats: 2, observer: 0, loyalties } as unknown as WarOfClansView;
  assert.deepEqual(turningOrder(end), [1, 0]);
  assert.deepEqual(turningOrder({ ...end, observer: null }), [0, 1]);
  const takeda = partsOf(end, 0);
  assert.deepEqual(takeda, [{ province: 0, strength: 3 }, { province: 1, strength: 1 }]); // prettier-ignore
  assert.equal(sumOf(takeda), 4);
  assert.deepEqual(neutralClans(end), [2, 3, 4]);
});
