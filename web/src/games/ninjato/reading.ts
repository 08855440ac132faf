/** What the board reads out of a view and the picks; no rule, only counting and looking up. */
import type {
  FaceDown,
  NinjatoGuard,
  NinjatoHand,
  NinjatoInvasion,
  NinjatoView,
} from "../../protocol/wire.ts";
import { CONFIRM, type Narrowed } from "../../table/picks.ts";
import { KINDS } from "./names.ts";

/** The part of a desk that looks ahead. */
export interface Ahead {
  readonly made: readonly string[];
  ahead(...picks: string[]): Narrowed;
}

/** Least and most of what actions come to, or null if none of them has a number. */
export interface Span {
  least: number;
  most: number;
}

export function spanOf(view: NinjatoView, actions: readonly number[]): Span | null {
  const wanted = new Set(actions);
  const found = view.values.flatMap(([action, value]) => (wanted.has(action) ? [value] : []));
  if (found.length === 0) return null;
  return { least: Math.min(...found), most: Math.max(...found) };
}

/** What the picks made so far and these would come to, as they are; null if they name no action. */
export function valueNow(view: NinjatoView, desk: Ahead, ...picks: string[]): number | null {
  const { action } = desk.ahead(...picks, CONFIRM);
  if (action === null) return null;
  return view.values.find(([one]) => one === action)?.[1] ?? null;
}

/** What could come of these further picks. */
export function reach(view: NinjatoView, desk: Ahead, ...picks: string[]): Span | null {
  return spanOf(view, desk.ahead(...picks).candidates);
}

/** How often a pick was made. */
export const times = (made: readonly string[], pick: string) =>
  made.filter((one) => one === pick).length;

/** The picks of a strike among those made. */
export const struck = (made: readonly string[]) =>
  made.filter((pick) => pick.startsWith("hand:") || pick.startsWith("skill:"));

/** Dojo cards one by one, the highest first. */
export function cardsOf(hand: NinjatoHand | FaceDown): { value: number; copy: number }[] {
  if (hand.type !== "hand") return [];
  return hand.cards
    .map((count, at) => Array.from({ length: count }, (_, copy) => ({ value: at + 1, copy })))
    .reverse()
    .flat();
}

export const handSize = (hand: NinjatoHand | FaceDown) =>
  hand.type === "hand" ? hand.cards.reduce((sum, count) => sum + count, 0) : hand.count;

/** Treasures one by one, from counts by kind. */
export const piecesOf = (counts: readonly number[]) =>
  counts.flatMap((count, kind) => Array.from({ length: count }, (_, copy) => ({ kind, copy })));

/** The values of a guard against a side: two for a pair. */
export const valuesOf = (guard: NinjatoGuard, side: number) =>
  side === 0 ? guard.strength : guard.stealth;

/** The same value against both sides: an ordinary guard or a pair. */
export const isEven = (guard: NinjatoGuard) =>
  guard.strength.every((value, half) => value === guard.stealth[half]);

/** The guards of an invasion in the order they were met; the last one stands unless it is beaten. */
export function pathOf(view: NinjatoView, invasion: NinjatoInvasion) {
  const sentry = view.houses[invasion.house].sentry;
  const met = [...(sentry ? [sentry] : []), ...invasion.turned];
  return met.map((guard, at) => ({
    guard,
    stands: at === met.length - 1 && invasion.guard !== null,
  }));
}

/** The treasures won in an invasion; light ones first. */
export const wonIn = ({ light, red }: NinjatoInvasion) => [
  ...light.map((kind) => ({ kind, red: false })),
  ...red.map((kind) => ({ kind, red: true })),
];

/** "shuriken:jade:red" */
export const sidedPick = (where: string, kind: number, red: boolean) =>
  `${where}:${KINDS[kind]}:${red ? "red" : "light"}`;

/** How many of these picks can be made next. */
export const offered = (narrowed: Narrowed, kind: string) =>
  narrowed.next.filter((pick) => pick.startsWith(`${kind}:`)).length;

/** What is asked, with what was paid laid on it: on its own kind first, else on the next free place. */
export function laid(demand: readonly string[], paid: readonly number[]) {
  const places = demand.map((asks) => ({ asks, kind: null as number | null }));
  for (const kind of paid) {
    const free = places.filter((place) => place.kind === null);
    const place =
      free.find(({ asks }) => asks === KINDS[kind]) ??
      free.find(({ asks }) => !KINDS.some((name) => name === asks)) ??
      free[0];
    if (place) place.kind = kind;
  }
  return places;
}
