/** The drawn examples of a rulebook: rows of pieces, made of the board's own components. */
import type { Component } from "svelte";
import type { Desk } from "../../table/desk.svelte.ts";
import { texts } from "../../texts/texts.svelte.ts";

export interface Drawn {
  /** The class under which the pieces of the game are styled. */
  scope: string;
  sprite: string;
  /** Draws "army:oda:3"; everything without a colon is a sign between pieces. */
  Piece: Component<{ piece: string }>;
  /** By clause; a row is written with spaces between its pieces. */
  examples: Record<string, string[]>;
}

const BOOKS = import.meta.glob<{ default: Drawn }>("./*.ts");

export async function drawnFor(game: string): Promise<Drawn | null> {
  const book = game === "drawn" ? undefined : BOOKS[`./${game}.ts`];
  return book ? (await book()).default : null;
}

/** A desk on which nothing is played: pieces only ask it for words. */
export const STILL = {
  names: ["A", "B", "C", "D"],
  t: (id: string, args: Record<string, string | number> = {}) =>
    texts.t(id, args, ["A", "B", "C", "D"]),
} as unknown as Desk;
