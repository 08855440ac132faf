/** A beat: one thing that happened at the table, as a board shows it. */
import type { Component } from "svelte";
import type { AnyView, Face } from "../games/face.ts";
import type { Event, Message } from "../protocol/wire.ts";
import type { Desk } from "./desk.svelte.ts";

export interface Beat<V = AnyView> {
  /** Its number in the log. */
  readonly number: number;
  /** Server time. */
  readonly at: number;
  readonly event: Event;
  /** The sentences of the log that tell it. */
  readonly lines: readonly Message[];
  /** The observer's view before and after it; `before` is null for the first one. */
  readonly before: V | null;
  readonly after: V;
  /** Whether it is the observer's own move. */
  readonly own: boolean;
}

/** Something played centre stage, over the board. */
export interface Scene {
  /** Gets `props`, and besides them `desk`, `beat`, `ms` (how long it is held at the person's
   *  pace) and `still` (nothing may move: reduced motion). It draws what is to be seen, nothing
   *  that can be picked; the stage draws the curtain and the button "Go on". */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly component: Component<any>;
  readonly props: Record<string, unknown>;
  /** How long it is held at the brisk pace; calm holds it 16/9 as long. */
  readonly holdMs: number;
  /** The name of the scene, for the stage's label: "The trial of Kenji". */
  readonly title: string;
}

/** How long a beat lasts at the brisk pace if the game does not say. */
export const BEAT_MS = 900;
const SILENT_MS = 250;

/** The usual length: a beat for what has a log line, hardly any time for the rest. */
export function usualLength({ event, lines }: Pick<Beat, "event" | "lines">): number {
  if (event.type !== "acted") return 0;
  return lines.length > 0 ? BEAT_MS : SILENT_MS;
}

/** What is played centre stage for a beat, in order. */
export function scenesOf(face: Face, beat: Beat, desk: Desk): readonly Scene[] {
  const found = face.scene?.(beat, desk) ?? [];
  return Array.isArray(found) ? found : [found as Scene];
}
