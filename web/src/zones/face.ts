/** How a game of another package is shown: its zones, and its picks by `<prefix>-pick-<kind>`. */
import type { Face } from "../games/face.ts";
import { texts } from "../texts/texts.svelte.ts";
import type { Args, Words } from "../texts/catalogue.ts";
import Board from "./Board.svelte";

const PARTS = ["one", "two", "three", "four"];

const face: Face = {
  prefix: "",
  Board,
  label: (view, pick) => labelOf(texts.prefixOf(view.game), pick),
};

/** `bid:5:A` is `<prefix>-pick-bid` with `one`, the number 5, and `two`, the player on seat A. */
function labelOf(prefix: string, pick: string): Words {
  const [kind, ...parts] = pick.split(":");
  const args: Args = {};
  for (const [at, part] of parts.entries()) args[PARTS[at]] = argument(part);
  return { id: `${prefix}-pick-${kind}`, args };
}

function argument(part: string): string | number {
  if (/^\d+$/.test(part)) return Number(part);
  return /^[A-F]$/.test(part) ? `#${"ABCDEF".indexOf(part)}` : part;
}

export default face;
