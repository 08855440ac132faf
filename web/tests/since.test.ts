// Since your last move: whose deeds it tells, and how they are drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Face } from "../src/games/face.ts";
import { glyphs } from "../src/games/war-of-clans/glyphs.ts";
import type { Happening } from "../src/protocol/wire.ts";
import { glyphsOf, since } from "../src/table/since.ts";
import { turnsOf } from "../src/table/turns.ts";

function acted(number: number, seat: number, args: Record<string, string> = {}): Happening {
  const lines = [{ id: "told", args, clause: "" }];
  const event = { type: "acted", seat, shown: "x", bot: true } as const;
  return { number, at: 0, event, lines, ends_turn: false };
}

const ends = (one: Happening): Happening => ({ ...one, ends_turn: true });
const deedsIn = (log: Happening[]) => turnsOf(log).flatMap(({ deeds }) => deeds);

const log = [
  ends(acted(1, 1)),
  acted(2, 0),
  ends(acted(3, 0)),
  acted(4, 1),
  ends(acted(5, 1)),
  ends(acted(6, 2)),
];
const seen = (happenings: Happening[], seat: number | null) =>
  since(happenings, seat, 3).map(({ seat, deeds }) => [seat, ...deeds.map(({ number }) => number)]);

test("others' turns since one's own are told, seat by seat", () => {
  assert.deepEqual(seen(log, 0), [
    [1, 4, 5],
    [2, 6],
  ]);
});

test("they are still told during one's present turn", () => {
  assert.deepEqual(seen([...log, acted(7, 0)], 0), [
    [1, 4, 5],
    [2, 6],
  ]);
});

test("before one's first turn everything is told, and who watches sees the last round", () => {
  assert.deepEqual(seen(log.slice(0, 1), 0), [[1, 1]]);
  assert.deepEqual(seen(log, null), [
    [0, 2, 3],
    [1, 4, 5],
    [2, 6],
  ]);
});

test("a deed without a pictogram of its own shows the emblems and players it names", () => {
  const face: Face = {
    prefix: "x",
    emblem: (source) => (source === "@card-oda" ? { symbol: "mon-oda", tone: "oda" } : null),
  };
  const [deed] = deedsIn([acted(1, 0, { player: "#0", card: "@card-oda", to: "#2", again: "#2" })]);
  assert.deepEqual(glyphsOf(face, deed), [{ symbol: "mon-oda", tone: "oda" }, { seat: 2 }]);
  assert.deepEqual(glyphsOf(face, deedsIn([acted(1, 0)])[0]), [{ text: "x" }]);
});

test("orders of War of Clans are drawn from their notation", () => {
  const drawn = (shown: string) =>
    glyphs({ type: "acted", seat: 0, shown, bot: false })?.map((glyph) =>
      Object.values(glyph)[0].toString(),
    );
  assert.deepEqual(drawn("t>B"), ["mon-takeda", "to", "1"]);
  assert.deepEqual(drawn("oC>B"), ["mon-oda", "2", "to", "1"]);
  assert.deepEqual(drawn("nxAh"), ["ninja", "clash", "mon-hojo", "0"]);
  assert.equal(drawn("?"), undefined);
});
