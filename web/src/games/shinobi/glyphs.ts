/** A deed in pictograms: a declared weapon to its target, two cards turned, a cry, a lost life. */
import type { Acted, Message } from "../../protocol/wire.ts";
import type { Glyph } from "../face.ts";
import { WEAPONS } from "./clans.ts";

export function glyphs({ shown }: Pick<Acted, "shown">, lines: readonly Message[]): Glyph[] | null {
  const lost: Glyph[] = lines.some(({ id }) => id === "shi-log-loses")
    ? [{ symbol: "life-break", tone: "" }]
    : [];
  const args = Object.assign({}, ...lines.map((line) => line.args)) as Record<string, unknown>;
  const declared = / as (\w)$/.exec(shown)?.[1];
  if (declared) return [weaponOf(declared), { icon: "to" }, ...seatIn(args.target)];
  if (shown.startsWith("reveal"))
    return [{ icon: "eye" }, ...namedIn(args.first), ...namedIn(args.second), ...lost];
  if (shown.startsWith("denounce")) return [{ symbol: "burst", tone: "" }, { text: "!" }, ...lost];
  return shown === "accept" ? (lost.length > 0 ? lost : [{ icon: "check" }]) : null;
}

const weaponOf = (sign: string): Glyph => ({ symbol: `w-${wordOf(sign)}`, tone: "" });

/** Sai is written i, as s is the shuriken. */
const wordOf = (sign: string) =>
  sign === "i" ? "sai" : (WEAPONS.find((one) => one[0] === sign) ?? "shuriken");

function seatIn(value: unknown): Glyph[] {
  const seat = /^#(\d)$/.exec(String(value))?.[1];
  return seat === undefined ? [] : [{ seat: Number(seat) }];
}

function namedIn(value: unknown): Glyph[] {
  const name = /^@shi-(?:weapon|one)-(\w+)$/.exec(String(value))?.[1];
  return name ? [{ symbol: `w-${name}`, tone: "" }] : [];
}
