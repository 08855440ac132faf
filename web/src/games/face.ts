/**
 * What a game brings to the browser. `games/<id>/index.ts` exports one of these as default; nothing
 * else has to be registered. web/README.md explains how to write one.
 */
import type { Component } from "svelte";
import type { Desk } from "../table/desk.svelte.ts";
import type { Words } from "../texts/catalogue.ts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = Record<string, any> & {
  game: string;
  seats: number;
  observer: number | null;
  actors: number[];
  is_over: boolean;
  places: number[] | null;
};

export interface BoardProps<V = AnyView> {
  view: V;
  desk: Desk;
}

/** A part of the table in words, for the text mode and for screen readers. */
export interface Section {
  title: string;
  lines: string[];
}

export interface Face<V = AnyView> {
  /** Prefix of the game's texts: "woc". */
  prefix: string;
  /** The board fills the place between the bar and the side; it draws prompt and hand itself. */
  Board?: Component<BoardProps<V>>;
  /** A part for the middle of the bar, where it is wide: who goes when. */
  Rail?: Component<BoardProps<V>>;
  /** A part for the top of the side, above the log, where the window is wide. */
  Side?: Component<BoardProps<V>>;
  /** How a pick is called in lists: "Oda of Kenji (2)". */
  label?(view: V, pick: string, desk: Desk): Words | string;
  /** The table in words. */
  describe?(view: V, desk: Desk): Section[];
  /** What the touched things visibly do at once, before the server answers. Never a rule: return
   *  null for everything that is not certain from the picks alone. */
  foresee?(view: V, picks: readonly string[]): V | null;
  /** One line about where the game stands, for the bar: "Turn 15". */
  standing?(view: V, desk: Desk): string;
  /** The emblem of a name in a sentence: a symbol of the sprite for "@woc-card-oda". */
  emblem?(source: string): { symbol: string; tone: string } | null;
  /** The SVG symbols the board uses, as text of the sprite file. */
  sprite?: string;
  /** Something more to look at on a phone, where the board has no room for it. */
  sheet?: { title: string; icon: string; Part: Component<BoardProps<V>> };
  /** Real time: everything is shown the moment it is heard, never at a pace one can follow. */
  live?: boolean;
  /** Real time: the moment that picks react to, if one is running. */
  reactsTo?(view: V): number | null;
  /** How a log line is numbered at its left ("2": the second order). */
  mark?(before: V | null, after: V): string;
}

const FACES = import.meta.glob<{ default: Face }>("./*/index.ts");

/** The face of a game; one without a folder of its own is drawn from the zones of its view. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`] ?? (() => import("../zones/face.ts"));
  return (await load()).default;
}
