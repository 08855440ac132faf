// Every game has sounds of its own, all of them audible and none longer than a breath.
import assert from "node:assert/strict";
import { test } from "node:test";
import { timbre as race } from "../src/games/ninja-master/timbre.ts";
import { timbre as raid } from "../src/games/ninjato/timbre.ts";
import { timbre as trial } from "../src/games/shinobi/timbre.ts";
import { timbre as war } from "../src/games/war-of-clans/timbre.ts";
import { partsOf, type Sound } from "../src/table/timbre.ts";

const TIMBRES = [undefined, race, raid, trial, war];
const SOUNDS: Sound[] = [
  "dice",
  "grab",
  "card",
  "flip",
  "clash",
  "lost-life",
  "your-turn",
  "victory",
  "word",
];

test("no two games sound alike", () => {
  for (const sound of SOUNDS) {
    const heard = TIMBRES.map((timbre) => JSON.stringify(partsOf(sound, timbre)));
    assert.equal(new Set(heard).size, TIMBRES.length, sound);
  }
});

test("what is made of them can be heard, is over soon and not louder than before", () => {
  const loudest = (sound: Sound) => Math.max(...partsOf(sound).map(({ loud }) => loud));
  for (const timbre of TIMBRES)
    for (const sound of SOUNDS)
      for (const { frequency, seconds, at = 0, loud } of partsOf(sound, timbre)) {
        assert.ok(frequency > 60 && frequency < 12_000, `${sound} at ${frequency} Hz`);
        assert.ok(at + seconds < 2.5, `${sound} lasts ${at + seconds} s`);
        assert.ok(loud <= loudest(sound));
      }
});

test("the partials of a bell are higher and fade sooner", () => {
  const [tone, second, third] = partsOf("your-turn", trial);

  assert.ok(tone.frequency < second.frequency && second.frequency < third.frequency);
  assert.ok(tone.loud > second.loud && second.seconds > third.seconds);
});
