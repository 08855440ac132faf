import assert from "node:assert/strict";
import { test } from "node:test";
import { clashOf } from "../src/games/war-of-clans/clash.ts";
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
