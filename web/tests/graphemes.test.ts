// Texts are cut between characters, as people see them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginning } from "../src/shared/graphemes.ts";

test("a short text stays as it is", () => {
  assert.equal(beginning("ninja", 5), "ninja");
});

test("a family, a flag and an accent are not cut in two", () => {
  for (const one of ["👨‍👩‍👧‍👦", "🇯🇵", "e\u0301"]) {
    assert.equal(beginning(`ab${one}`, 2 + one.length), `ab${one}`);
    assert.equal(beginning(`ab${one}`, 1 + one.length), "ab");
  }
});
