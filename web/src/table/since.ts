/** What others did since one's last move, seat by seat, and its pictograms. */
import type { Face, Glyph } from "../games/face.ts";
import type { Happening } from "../protocol/wire.ts";
import { turnsOf, type Deed, type Turn } from "./turns.ts";

/**
 * What others did between one's last turn and now, or one's present turn; who only watches sees the
 * last round.
 */
export function since(log: readonly Happening[], seat: number | null, seats: number): Turn[] {
  const turns = turnsOf(log);
  if (seat === null) return turns.slice(-seats).filter(isTold);
  const end = turns.at(-1)?.seat === seat ? turns.length - 1 : turns.length;
  const begin = turns.slice(0, end).findLastIndex((turn) => turn.seat === seat) + 1;
  return turns.slice(begin, end).filter(isTold);
}

const isTold = ({ seat, deeds }: Turn) => seat >= 0 && deeds.some(({ lines }) => lines.length > 0);

const MOST_GLYPHS = 4;

/** The game's own pictogram, or the emblems and other players that the sentences name. */
export function glyphsOf(face: Face, deed: Deed): Glyph[] {
  const found = face.glyphs?.(deed.acted, deed.lines) ?? named(face, deed);
  return found.length > 0 ? found : [{ text: deed.acted.shown }];
}

function named(face: Face, { acted, lines }: Deed): Glyph[] {
  const found: Glyph[] = [];
  for (const value of lines.flatMap(({ args }) => Object.values(args))) {
    const emblem = typeof value === "string" ? face.emblem?.(value) : null;
    const seat = /^#(\d)$/.exec(String(value))?.[1];
    if (emblem) found.push(emblem);
    else if (seat !== undefined && Number(seat) !== acted.seat) found.push({ seat: Number(seat) });
  }
  return distinct(found).slice(0, MOST_GLYPHS);
}

function distinct(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Set<string>();
  return glyphs.filter((glyph) => {
    const key = JSON.stringify(glyph);
    return !seen.has(key) && seen.add(key);
  });
}
