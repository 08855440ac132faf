/**
 * What a game brings to the browser. `games/<id>/index.ts` exports one of these as default; nothing
 * else has to be registered. web/README.md explains how to write one.
 *
 * BEATS AND SCENES. The server runs ahead; the board follows at the person's pace. Every happening
 * becomes a `Beat` (table/beat.ts): its event (`acted` with the seat and the notation), the
 * sentences that tell it, and the views before and after it. Beats wait in a queue and are shown one
 * after another; none is left out. What a board has to know:
 *
 * - `view` and everything of `desk` belong to the beat that is shown, not to what is known. Nothing
 *   glows while beats wait; a touch of the board or "Go on" shows the rest at once.
 * - A beat begins when `view` becomes its `after`: pieces fly (table/flip.ts). `desk.beat` is that
 *   beat for as long as it lasts, for what is drawn over the board: a stroke, a burst, "3 : 2". It
 *   is null when the board is at rest. It lasts `length(beat)` milliseconds at the brisk pace (900
 *   if the game does not say), 16/9 of that when calm, nothing when instant.
 * - `scene(beat, desk)` names what is played centre stage for it, one scene or several in order.
 *   Scenes come first, over the board as it was BEFORE the beat; when the last one has ended the
 *   board moves on to `after`. A scene is held for `holdMs` (brisk; 16/9 of it when calm) or until somebody taps, or presses Enter, Space or Escape. Scenes
 *   that follow each other with the same component keep it mounted and change its props, so that
 *   cards can turn by a CSS transition. With reduced motion `still` is true: show the result.
 * - One's own beat has no delay but may have a scene. A beat that comes while one is choosing has
 *   no scene. In real-time games (`live`) beats have no length, and only the last one has scenes.
 * - At the instant pace no scenes are played; the last one of the game is held until it is tapped.
 * - Screen readers hear the beat's sentences from the log: mark a scene's drawings as hidden, and
 *   say nothing important in it that is not in the log. A scene holds nothing that can be picked.
 * - Both hooks are pure: they look at the beat and decide. They are asked again when somebody taps
 *   the beat in "since your last move".
 *
 * Example, in games/shinobi/index.ts:
 *
 *     scene: (beat, desk) =>
 *       beat.after.trial && !beat.before?.trial
 *         ? { component: TrialScene, props: { part: "turn" }, holdMs: 2000,
 *             title: desk.t("shi-trial-of", { player: `#${beat.after.trial.victim}` }) }
 *         : null,
 *
 *     // TrialScene.svelte
 *     let { beat, desk, still, ms, part }: SceneProps<ShinobiView> & { part: string } = $props();
 */
import type { Component } from "svelte";
import type { Beat, Scene } from "../table/beat.ts";
import type { Desk } from "../table/desk.svelte.ts";
import type { Sound, Timbre } from "../table/timbre.ts";
import type { Acted, Message, Ruled } from "../protocol/wire.ts";
import type { IconName } from "../shared/icons.ts";
import type { Words } from "../texts/catalogue.ts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = Record<string, any> & {
  game: string;
  seats: number;
  observer: number | null;
  actors: number[];
  is_over: boolean;
  labels?: Record<string, Words>;
  places: number[] | null;
};

export interface BoardProps<V = AnyView> {
  view: V;
  desk: Desk;
}

/** A part of a pictogram: a symbol of the sprite, a seat's letter, an icon, a sign or number. */
export type Glyph =
  { symbol: string; tone?: string } | { seat: number } | { icon: IconName } | { text: string };

/** What every scene gets besides its own props. */
export interface SceneProps<V = AnyView> {
  beat: Beat<V>;
  desk: Desk;
  /** How long it is held at the person's pace, in milliseconds. */
  ms: number;
  /** Nothing may move. */
  still: boolean;
}

/** A game's own parts of the end. Each may be missing. */
export interface Ending<V = AnyView> {
  /** What is drawn on the banner of the first winner. */
  Crest?: Component<BoardProps<V> & { seat: number }>;
  /** The class that gives the banner its colour, as `--cloth`. */
  tone?(view: V, seat: number): string;
  /** How a player came to the points, in the row of the player; the score sheet if not told. */
  Row?: Component<BoardProps<V> & { seat: number }>;
  /** `Row` does not tell everything: the score sheet can be unfolded below it. */
  unfolds?: boolean;
  /** Below all rows: a legend, or what else has to be explained. */
  Below?: Component<BoardProps<V> & { onclause: (clause: string) => void }>;
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
  /** In low windows the board needs the width more than the height. */
  wide?: boolean;
  /** Real time: the moment that picks react to, if one is running. */
  reactsTo?(view: V): number | null;
  /** How long a beat lasts at the brisk pace, in milliseconds; 900 if not told. */
  length?(beat: Beat<V>): number;
  /** What is played centre stage for a beat, before the board moves on. */
  scene?(beat: Beat<V>, desk: Desk): Scene | readonly Scene[] | null;
  /** Whether a beat is a turning point, for jumps in a replay; what has a scene is one anyway. */
  turns?(beat: Beat<V>): boolean;
  /** The sound of a beat, when the board moves on; null: none. A card being played if not told. */
  sound?(beat: Beat<V>): Sound | null;
  /** What its sounds are made of; plain wood if not told. */
  timbre?: Timbre;
  /** What a seat did, in pictograms: for "since your last move" and the log. Without it, the
   *  emblems and players that its sentences name. `shown` is the notation (docs/notation.md), `lines`
   *  are the sentences that tell it. */
  glyphs?(acted: Acted | Ruled, lines: readonly Message[]): Glyph[] | null;
  /** What a turn brought besides, for the end of its line in the log: "+2" cards. */
  gains?(lines: readonly Message[]): Glyph[];
  /** The sentences that tell a round of a race in one line; without it the last one's. */
  gist?(lines: readonly Message[]): Message[];
  /** What a review believes about, by kind: `text` begins the ids of the texts that name how it may
   *  be ("woc-card-"), `order` is the order of the columns. Without it they are plain numbers. */
  beliefs?: Record<string, { text: string; order: readonly string[] }>;
  /** What the game adds to the end, beside places, reasons and what can be done next. */
  ending?: Ending<V>;
}

const FACES = import.meta.glob<{ default: Face }>("./*/index.ts");

/** The face of a game; one without a folder of its own is drawn from the zones of its view. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`] ?? (() => import("../zones/face.ts"));
  return (await load()).default;
}
