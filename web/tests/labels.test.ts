// What the games call their picks, written by tests/browser/test_plain_modules.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { AnyView } from "../src/games/face.ts";
import { LABELS } from "../src/protocol/labels.ts";
import { labelOf } from "../src/table/labels.ts";
import type { Words } from "../src/texts/catalogue.ts";

interface Example {
  prefix: string;
  view: AnyView;
  pick: string;
  label: Words;
}

const file = process.env.LABELS;
const examples = file ? (JSON.parse(readFileSync(file, "utf8")) as Example[]) : [];

for (const { prefix, view, pick, label } of examples)
  test(`${view.game}: ${pick}`, () => {
    const { id, args } = labelOf(LABELS[view.game], prefix, view, pick);
    assert.deepEqual({ id, args: args ?? {} }, { id: label.id, args: label.args ?? {} });
  });
