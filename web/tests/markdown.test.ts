import assert from "node:assert/strict";
import { test } from "node:test";
import { chapters, parse, slug, spans } from "../src/rules/markdown.ts";

test("a reference to a clause is a link to it", () => {
  assert.deepEqual(spans("see NJT-31, please"), [
    { kind: "text", text: "see " },
    { kind: "link", text: "NJT-31", to: "NJT-31" },
    { kind: "text", text: ", please" },
  ]);
});

test("a link leads to a heading of the same page", () => {
  assert.deepEqual(spans("see [Components](#components)."), [
    { kind: "text", text: "see " },
    { kind: "link", text: "Components", to: "components" },
    { kind: "text", text: "." },
  ]);
  assert.equal(slug("Fair at a distance, too"), "fair-at-a-distance-too");
  assert.equal(slug("L'équité à distance"), "l-equite-a-distance");
});

test("chapters are the headings of the second level", () => {
  assert.deepEqual(chapters("# Go\n\n## Set-up\n### Stones\n\n## The end\n"), [
    "Set-up",
    "The end",
  ]);
});

test("a clause has its id, and marks apart from its text", () => {
  const [list] = parse("- **WOC-22** `[ruling]` If that is level too, they\n  share.");
  assert.equal(list.kind, "list");
  const item = list.kind === "list" ? list.items[0] : null;
  assert.equal(item?.clause, "WOC-22");
  assert.deepEqual(item?.marks, ["ruling"]);
});
