// The examples of tests/browser/picks.json, which Python is tested with too.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Choice } from "../src/protocol/wire.ts";
import { narrow } from "../src/table/picks.ts";

interface Example {
  name: string;
  choices: Choice[];
  made: string[];
  next: string[];
  action: number | null;
  candidates: number[];
}

const file = new URL("../../tests/browser/picks.json", import.meta.url);
const examples = JSON.parse(readFileSync(file, "utf8")) as Example[];

for (const { name, choices, made, ...expected } of examples)
  test(name, () => {
    assert.deepEqual(narrow(choices, made), expected);
  });
