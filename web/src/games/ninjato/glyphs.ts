/** A deed in pictograms, read from its notation: where to, what for, and with what. */
import type { Acted } from "../../protocol/wire.ts";
import type { Glyph } from "../face.ts";
import { CLANS, KINDS, SKILLS } from "./names.ts";

export function glyphs({ shown }: Pick<Acted, "shown">): Glyph[] | null {
  const [deed, ...rest] = shown.split(" ");
  return DEEDS[deed]?.(rest) ?? null;
}

const sign = (name: string): Glyph => ({ symbol: `njt-${name}`, tone: "njt-ink" });
const text = (words: string): Glyph => ({ text: words });

/** Treasures by their letters; red sides are capitals. */
const treasures = (letters = ""): Glyph[] =>
  [...letters.toLowerCase()].flatMap((letter) => {
    const kind = KINDS.find((one) => one[0] === letter);
    return kind ? [sign(kind)] : [];
  });

function clan(name = ""): Glyph[] {
  const found = CLANS.find((one) => one === name || one[0] === name.toLowerCase());
  return found ? [{ symbol: `njt-mon-${found}`, tone: `njt-${found}` }] : [];
}

const skill = (name = ""): Glyph[] => (SKILLS.some((one) => one === name) ? [sign(name)] : []);

/** Cards and skills of a strike: "4+3+taijutsu". */
function strike(way: string, parts = ""): Glyph[] {
  const words = parts.split("+");
  const cards = words.filter((word) => /^\d/.test(word)).join("+");
  return [sign(way), ...words.flatMap(skill), ...(cards ? [text(cards)] : [])];
}

const DEEDS: Record<string, (rest: string[]) => Glyph[]> = {
  dojo: () => [sign("roof-dojo")],
  take: ([card]) => [sign("hand"), text(card === "deck" ? "?" : `+${card}`)],
  discard: ([card]) => [sign("hand"), text(`−${card}`)],
  learn: ([name, card]) => [...skill(name), ...(card ? [text(card)] : [])],
  envoy: ([, paid]) => [...treasures(paid), { icon: "to" }, sign("envoy")],
  rumour: ([, paid]) => [...treasures(paid), { icon: "to" }, sign("whisper")],
  house: ([house, way]) => [sign("roof-house"), text(house), sign(way)],
  strength: ([parts]) => strike("strength", parts),
  stealth: ([parts]) => strike("stealth", parts),
  banzai: () => [sign("shuriken"), { icon: "next" }],
  leave: () => [sign("bag"), { icon: "door" }],
  fail: () => [{ icon: "cross" }],
  keep: ([kept]) => treasures(kept),
  marker: ([marker = ""]) => [...clan(marker[0]), text(marker.slice(1))],
  harmony: () => [sign("harmony")],
  spirit: ([name]) => [sign("spirit"), ...skill(name)],
  choho: ([given, taken]) => [
    sign("choho"),
    ...treasures(given),
    { icon: "to" },
    ...treasures(taken),
  ],
  disguise: ([name]) => [
    sign("mask"),
    ...(name === "none" ? [{ icon: "cross" } as const] : clan(name)),
  ],
  reward: ([what]) => [sign(what === "honour" ? "enso" : "whisper")],
};
