/** A deed in pictograms: what was grabbed or reached for, and what was shouted. */
import type { Acted } from "../../protocol/wire.ts";
import type { IconName } from "../../shared/icons.ts";
import type { Glyph } from "../face.ts";
import { COLOURS, SWORD, symbolOfToken } from "./pieces.ts";

export function glyphs({ shown }: Pick<Acted, "shown">): Glyph[] | null {
  const [, late, letter] = /^(late-)?([obpgvs])$/.exec(shown) ?? [];
  if (letter) return [tokenOf(letter), ...(late ? [{ icon: "cross" } as const] : [])];
  if (/^\d+$/.test(shown)) return [{ symbol: "nm-shout", tone: "" }, { text: shown }];
  if (shown === "throw") return [{ symbol: "nm-shuriken", tone: "" }, { icon: "to" }];
  const icon = ICONS[shown];
  return icon ? [{ icon }] : null;
}

const ICONS: Record<string, IconName> = {
  pose: "person",
  rest: "down",
  done: "check",
  timeout: "clock",
};

/** Purple is written v, as p is pink. */
function tokenOf(letter: string): Glyph {
  const name = letter === "v" ? "purple" : COLOURS.find((one) => one[0] === letter);
  return { symbol: name ? symbolOfToken(name) : `nm-${SWORD}`, tone: "" };
}
