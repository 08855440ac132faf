/** What others did since one's last move, seat by seat, and its pictograms. */
import type { Face, Glyph } from "../games/face.ts";
import type { Acted, Happening, Message } from "../protocol/wire.ts";

export interface Deed {
  readonly number: number;
  readonly acted: Acted;
  readonly lines: readonly Message[];
}

export interface Turn {
  readonly seat: number;
  readonly deeds: Deed[];
}

/** What was done and not taken back; what the clock of a real-time game does is nobody's deed. */
export function deedsIn(log: readonly Happening[]): Deed[] {
  const undone = new Set(
    log.flatMap(({ event }) => (event.type === "undone" ? [event.number] : [])),
  );
  return log.flatMap(({ number, event, lines }) =>
    event.type === "acted" && event.seat >= 0 && !undone.has(number)
      ? [{ number, acted: event, lines: lines ?? [] }]
      : [],
  );
}

/**
 * What others did between one's last turn and now, or one's present turn; who only watches sees the
 * last round.
 */
export function since(log: readonly Happening[], seat: number | null, seats: number): Turn[] {
  const turns = turnsOf(deedsIn(log));
  if (seat === null) return turns.slice(-seats).filter(isTold);
  const end = turns.at(-1)?.seat === seat ? turns.length - 1 : turns.length;
  const begin = turns.slice(0, end).findLastIndex((turn) => turn.seat === seat) + 1;
  return turns.slice(begin, end).filter(isTold);
}

const isTold = ({ deeds }: Turn) => deeds.some(({ lines }) => lines.length > 0);

/** Consecutive deeds of one seat are a turn. */
export function turnsOf(deeds: readonly Deed[]): Turn[] {
  const turns: Turn[] = [];
  for (const deed of deeds) {
    const last = turns.at(-1);
    if (last?.seat === deed.acted.seat) last.deeds.push(deed);
    else turns.push({ seat: deed.acted.seat, deeds: [deed] });
  }
  return turns;
}

const MOST_GLYPHS = 4;

/** The game's own pictogram, or the emblems and other players that the sentences name. */
export function glyphsOf(face: Face, { acted, lines }: Deed): Glyph[] {
  const own = face.glyphs?.(acted);
  if (own) return own;
  const found: Glyph[] = [];
  for (const value of lines.flatMap(({ args }) => Object.values(args))) {
    const emblem = typeof value === "string" ? face.emblem?.(value) : null;
    const seat = /^#(\d)$/.exec(String(value))?.[1];
    if (emblem) found.push(emblem);
    else if (seat !== undefined && Number(seat) !== acted.seat) found.push({ seat: Number(seat) });
  }
  return found.length > 0 ? distinct(found).slice(0, MOST_GLYPHS) : [{ text: acted.shown }];
}

function distinct(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Set<string>();
  return glyphs.filter((glyph) => {
    const key = JSON.stringify(glyph);
    return !seen.has(key) && seen.add(key);
  });
}
