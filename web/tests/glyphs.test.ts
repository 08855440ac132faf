// What was done, in pictograms, and what it sounds like, from the notation of each game.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Glyph } from "../src/games/face.ts";
import { glyphs as raced } from "../src/games/ninja-master/glyphs.ts";
import { soundOf as raceSound } from "../src/games/ninja-master/sounds.ts";
import { glyphs as raided } from "../src/games/ninjato/glyphs.ts";
import { soundOf as raidSound } from "../src/games/ninjato/sounds.ts";
import { glyphs as attacked } from "../src/games/shinobi/glyphs.ts";
import { soundOf as trialSound } from "../src/games/shinobi/sounds.ts";
import type { Acted, Message, ShinobiView } from "../src/protocol/wire.ts";

const acted = (shown: string): Acted => ({ type: "acted", seat: 0, shown, bot: false });
const told = (id: string, args: Message["args"] = {}): Message => ({ id, args, clause: "" });
const drawn = (glyphs: Glyph[] | null) => glyphs?.map((one) => String(Object.values(one)[0]));

test("a given card of Shinobi shows what was declared, and to whom", () => {
  const lines = [told("shi-log-gives", { target: "#2", declared: "@shi-one-sai" })];
  assert.deepEqual(drawn(attacked(acted("? as i"), lines)), ["w-sai", "to", "2"]);
});

test("a trial of Shinobi shows the weapons, the cry and the lost life", () => {
  const turned = [told("shi-log-turns", { first: "@shi-one-katana", second: "@shi-one-katana" })];
  const lost = told("shi-log-loses", { count: 1 });
  assert.deepEqual(drawn(attacked(acted("reveal 13"), turned)), ["eye", "w-katana", "w-katana"]);
  assert.deepEqual(drawn(attacked(acted("accept"), [])), ["check"]);
  assert.deepEqual(drawn(attacked(acted("accept"), [lost])), ["life-break"]);
  assert.deepEqual(drawn(attacked(acted("denounce plotting"), [lost])), [
    "burst",
    "!",
    "life-break",
  ]);
  assert.equal(attacked(acted("?"), []), null);
});

test("deeds of Ninjato show the place, the skill, the treasures and the cards", () => {
  const shown = (notation: string) => drawn(raided(acted(notation)));
  assert.deepEqual(shown("take 4"), ["njt-hand", "+4"]);
  assert.deepEqual(shown("learn kenjutsu 5"), ["njt-kenjutsu", "5"]);
  assert.deepEqual(shown("envoy 2 fJ"), ["njt-fan", "njt-jade", "to", "njt-envoy"]);
  assert.deepEqual(shown("house 3 strength"), ["njt-roof-house", "3", "njt-strength"]);
  assert.deepEqual(shown("stealth boryaku+3+1"), ["njt-stealth", "njt-boryaku", "3+1"]);
  assert.deepEqual(shown("marker T8"), ["njt-mon-taira", "8"]);
  assert.equal(shown("?"), undefined);
});

test("hands and shouts of Ninja Master show the token or the number", () => {
  const shown = (notation: string) => drawn(raced({ shown: notation }));
  assert.deepEqual(shown("v"), ["nm-token-v"]);
  assert.deepEqual(shown("late-s"), ["nm-sword", "cross"]);
  assert.deepEqual(shown("12"), ["nm-shout", "12"]);
  assert.deepEqual(shown("rest"), ["down"]);
  assert.equal(shown("?"), undefined);
});

test("every game names the sound of what happened", () => {
  const lives = (count: number) => ({ lives: [count] }) as ShinobiView;
  const trial = (shown: string, left = 5) =>
    trialSound({ event: acted(shown), before: lives(5), after: lives(left) });
  assert.equal(trial("? as s"), "card");
  assert.equal(trial("reveal 12"), "flip");
  assert.equal(trial("denounce plotting"), "clash");
  assert.equal(trial("accept", 4), "lost-life");
  assert.equal(raidSound({ event: acted("strength 4") }), "clash");
  assert.equal(raidSound({ event: acted("take deck") }), "flip");
  assert.equal(raidSound({ event: acted("learn kenjutsu") }), "card");
  assert.equal(raceSound({ event: acted("throw") }), "dice");
  assert.equal(raceSound({ event: acted("12") }), "clash");
  assert.equal(raceSound({ event: acted("rest") }), null);
});
