/** A replay as frames: what the observer saw after each happening of the game. */
import type { AnyView, Face } from "../games/face.ts";
import type { Happening, Message, Replay, ScoreLine } from "../protocol/wire.ts";
import { scenesOf, type Beat } from "../table/beat.ts";
import type { Desk } from "../table/desk.svelte.ts";

export interface Frame {
  number: number;
  at: number;
  happening: Happening;
  view: AnyView;
  prompt: Message | null;
  sheet: ScoreLine[][];
}

/** The moments with a view; talk changes nothing and is left out. */
export function framesOf({ steps }: Replay): Frame[] {
  const frames: Frame[] = [];
  let view: AnyView | null = null;
  let prompt: Message | null = null;
  for (const step of steps) {
    if (!step.view) continue;
    view = { ...(view ?? {}), ...step.view } as AnyView;
    prompt = step.prompt ?? prompt;
    const { number, at, event, lines = [], ends_turn = false } = step;
    const happening = { number, at, event, lines, ends_turn };
    frames.push({ number, at, happening, view, prompt, sheet: step.sheet ?? [] });
  }
  return frames;
}

/**
 * The open game: one view made of what all seats saw. Wherever one observer sees something face
 * down, another one's sight of it is taken; no game has to know about it.
 */
export function openView(base: AnyView, others: AnyView[]): AnyView {
  return others.reduce<unknown>((open, other) => opened(open, other), base) as AnyView;
}

function opened(here: unknown, there: unknown): unknown {
  if (isFaceDown(here)) return there ?? here;
  if (isFaceDown(there) || here === there) return here;
  if (Array.isArray(here) && Array.isArray(there) && here.length === there.length)
    return here.map((part, index) => opened(part, there[index]));
  if (isRecord(here) && isRecord(there) && here.type === there.type)
    return Object.fromEntries(
      Object.entries(here).map(([name, part]) => [name, opened(part, there[name])]),
    );
  return here;
}

function isFaceDown(value: unknown): boolean {
  return isRecord(value) && value.type === "face-down";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Where rounds begin, as places in the frames: where the view counts another round, or, in games
 * without rounds, where the turn comes back to the seat that acted first.
 */
export function roundsOf(frames: readonly Frame[]): number[] {
  const counted = frames.some(({ view }) => typeof view.round === "number");
  const begins = counted ? countsOn(frames) : comesRound(frames);
  return begins.filter((at, index) => at > 0 && begins.indexOf(at) === index);
}

function countsOn(frames: readonly Frame[]): number[] {
  return frames.flatMap(({ view }, at) =>
    at > 0 && view.round !== frames[at - 1].view.round ? [at] : [],
  );
}

function comesRound(frames: readonly Frame[]): number[] {
  const seats = frames.map(({ happening: { event } }) =>
    event.type === "acted" ? event.seat : -1,
  );
  const first = seats.find((seat) => seat >= 0);
  let last = first;
  const found: number[] = [];
  seats.forEach((seat, at) => {
    if (seat < 0) return;
    // The round begins with the position before its first action.
    if (seat === first && last !== first) found.push(at - 1);
    last = seat;
  });
  return found;
}

/** Where something is played centre stage, or the game marks a turning point. */
export function scenesIn(frames: readonly Frame[], face: Face, desk: Desk): number[] {
  return frames.flatMap((frame, at) => {
    if (at === 0) return [];
    const beat = beatOf(frame, frames[at - 1]);
    return face.turns?.(beat) || scenesOf(face, beat, desk).length > 0 ? [at] : [];
  });
}

function beatOf({ number, at, happening, view }: Frame, before: Frame): Beat {
  const { event, lines } = happening;
  return { number, at, event, lines, before: before.view, after: view, own: false };
}
