/** An order in pictograms, read from its notation: a card to a seat, a card against a card. */
import type { Acted, Message, Ruled } from "../../protocol/wire.ts";
import type { Glyph } from "../face.ts";
import { CARDS, symbolOf } from "./clans.ts";

export function glyphs({ shown }: Acted | Ruled): Glyph[] | null {
  const [, card, from, sign, where, clan] = /^(\w)([A-E]?)([x>])([A-E])(\w?)$/.exec(shown) ?? [];
  if (!card) return null;
  const start: Glyph[] = from ? [cardOf(card), seatOf(from)] : [cardOf(card)];
  if (sign === ">") return [...start, { icon: "to" }, seatOf(where)];
  return [...start, { icon: "clash" }, cardOf(clan), seatOf(where)];
}

function cardOf(sign: string): Glyph {
  const card = CARDS.find((one) => one[0] === sign) ?? "ninja";
  return { symbol: symbolOf(card), tone: `woc-${card}` };
}

const seatOf = (letter: string): Glyph => ({ seat: "ABCDE".indexOf(letter) });

/** The end of a turn: no attack, cards drawn. */
export function gains(lines: readonly Message[]): Glyph[] {
  return lines.flatMap(({ id, args }): Glyph[] => {
    if (id === "woc-log-no-attack") return [{ icon: "clash" }, { text: "–" }];
    const drawn = id === "woc-log-draws" || id === "woc-log-you-draw";
    return drawn ? [{ symbol: "card-back", tone: "" }, { text: `+${args.count}` }] : [];
  });
}
