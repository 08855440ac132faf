/** The words of the view, and where things lie in the dojo (its plane is 900 by 900, middle 0). */
import type { Desk } from "../../table/desk.svelte.ts";

export const COLOURS = ["orange", "blue", "pink", "green", "purple"] as const;
export const SWORD = "sword";
const LETTERS = "obpgv";
const FACES = [...LETTERS].flatMap((letter) => ["1", "2", "3", "S"].map((n) => letter + n));

export interface Place {
  x: number;
  y: number;
}

export const CORNERS: Record<string, Place> = {
  orange: { x: 0, y: -418 },
  blue: { x: 402, y: -126 },
  pink: { x: 262, y: 342 },
  green: { x: -262, y: 342 },
  purple: { x: -402, y: -126 },
};

/** Where dice lie, and how they are turned. */
export const SPOTS = [
  { x: -82, y: -150, turn: -14 },
  { x: 80, y: -160, turn: 24 },
  { x: -194, y: -20, turn: 19 },
  { x: -62, y: -10, turn: -24 },
  { x: 84, y: -18, turn: 12 },
  { x: 204, y: -12, turn: -16 },
  { x: -134, y: 132, turn: -9 },
  { x: 10, y: 142, turn: 15 },
  { x: 142, y: 140, turn: -24 },
];

/** The side of the dojo before each place at the table: the direction it looks to, in degrees. */
export const SIDES: Record<string, number> = {
  near: 90,
  left: 162,
  "far-left": -126,
  "far-right": -54,
  right: 18,
};

/** Where the others sit, clockwise from one's own place. */
export const RIVALS: Record<number, string[]> = {
  1: ["far-left"],
  2: ["far-left", "far-right"],
  3: ["left", "far-left", "far-right"],
  4: ["left", "far-left", "far-right", "right"],
};

/** The place of every seat, if `near` is the seat below. */
export function placesOf(seats: number, near: number): string[] {
  const places = RIVALS[seats - 1] ?? [];
  return Array.from({ length: seats }, (_, seat) =>
    seat === near ? "near" : places[(seat - near - 1 + seats) % seats],
  );
}

export function pointAt(degrees: number, far: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
}

/** The drawing of a face: "O3" three orange ninjas, "OS" orange smoke, "SW", "SH". */
export function symbolOfFace(face: string): string {
  if (face === "SW") return "nm-d-sword";
  return face === "SH" ? "nm-d-shuriken" : `nm-d-${face.toLowerCase()}`;
}

export const letterOf = (token: string) => LETTERS[COLOURS.indexOf(token as "orange")] ?? "";

/** The drawing of a token as it stands on the table, and small in a line of text. */
export const symbolOfToken = (token: string) =>
  token === SWORD ? "nm-sword" : `nm-token-${letterOf(token)}`;
export const symbolOfHead = (token: string) =>
  token === SWORD ? "nm-sword" : `nm-head-${letterOf(token)}`;

/** What a hand reaches for, from the notation of the action: "o", "s". */
export function tokenOf(shown: string): string {
  return shown === "s" ? SWORD : (COLOURS[LETTERS.indexOf(shown)] ?? "");
}

export function wordsOfFace(face: string, desk: Desk): string {
  if (face === "SW") return desk.t("nma-face-sword");
  if (face === "SH") return desk.t("nma-face-shuriken");
  const token = `@nma-name-${COLOURS[LETTERS.indexOf(face[0].toLowerCase())]}`;
  if (face[1] === "S") return desk.t("nma-face-smoke", { token });
  return desk.t("nma-face-ninjas", { token, count: Number(face[1]) });
}

/** What the dice show of a colour: how many ninjas, how many clouds. */
export function shownOf(faces: readonly string[], token: string): [number, number] {
  const own = faces.filter(
    (face) => face[0].toLowerCase() === letterOf(token) && face.length === 2,
  );
  const smoke = own.filter((face) => face[1] === "S").length;
  return [own.reduce((sum, face) => sum + (Number(face[1]) || 0), 0), smoke];
}

/** Numbers from 0 to 1 that are the same on every screen for the same throw. */
export function lots(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Faces for the sides of a die, which nobody counts: any but the one on top. */
export function sidesOf(top: string, lot: () => number): string[] {
  const others = [...FACES, "SW", "SH"].filter((face) => face.toUpperCase() !== top);
  return Array.from({ length: 5 }, () => others.splice(Math.floor(lot() * others.length), 1)[0]);
}
