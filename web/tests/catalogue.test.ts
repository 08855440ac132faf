import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Catalogue } from "../src/texts/catalogue.ts";

const file = (language: string, name: string) =>
  readFileSync(
    new URL(`../../src/uguisu/locales/${language}/${name}.ftl`, import.meta.url),
    "utf8",
  );
const english = new Catalogue("en", [file("en", "war-of-clans")]);
const deploys = {
  id: "woc-log-deploys",
  args: { actor: "#1", province: "#2", clan: "@woc-card-oda", you: "no", yours: "no" },
};

test("names stand for seats and other messages for themselves", () => {
  const sentence = english.say(deploys, ["Aki", "Ben", "Chie"]);

  assert.equal(sentence, "Ben deploys Oda in Chie's province.");
});

test("a seat without a name is its letter", () => {
  assert.equal(english.say(deploys, []), "B deploys Oda in C's province.");
});

test("several messages in one argument become a list", () => {
  const drawn = { id: "woc-log-you-draw", args: { cards: "@woc-card-oda @woc-card-ninja" } };

  assert.equal(english.say(drawn), "You draw Oda, Ninja.");
});

test("the pieces of a sentence tell where its names came from", () => {
  const pieces = english.pieces(deploys, ["Aki", "Ben", "Chie"]);

  assert.deepEqual(pieces, [
    { text: "Ben", source: "#1" },
    { text: " deploys ", source: "" },
    { text: "Oda", source: "@woc-card-oda" },
    { text: " in ", source: "" },
    { text: "Chie", source: "#2" },
    { text: "'s province.", source: "" },
  ]);
});

test("a text that is not there shows its id instead of breaking the page", () => {
  assert.equal(english.text("woc-nothing"), "woc-nothing");
});
