/** Beliefs as tables: what they are about, in rows, and how likely it is this or that. */
import type { Face } from "../games/face.ts";
import type { ReviewedBelief, ReviewedStep } from "../protocol/wire.ts";

export interface Cell {
  chance: number;
  /** Points gained or lost until the seat's next decision; 0 if they are few. */
  change: number;
  truth: boolean;
}

export interface Row {
  /** Seats ("B", or "A" and "B" for what A gave B), or nothing for what has no owner. */
  seats: number[];
  cells: (Cell | null)[];
}

export interface BeliefTable {
  kind: string;
  /** Names of the columns: text ids with "@", or plain words. */
  columns: string[];
  rows: Row[];
  /** The cells say how likely somebody holds at least one. */
  counts: boolean;
}

/** Points from which a change is worth an arrow. */
const CHANGE = 0.07;
const SEATS = "ABCDEF";

interface Told {
  kind: string;
  seats: number[];
  column: string;
  chance: number;
  truth: boolean;
}

export function tablesOf(
  beliefs: readonly ReviewedBelief[],
  later: readonly ReviewedBelief[],
  face: Face,
): BeliefTable[] {
  const now = beliefs.flatMap((belief) => told(belief));
  const then = new Map(later.flatMap((one) => told(one)).map((one) => [key(one), one.chance]));
  const kinds = [...new Set(now.map(({ kind }) => kind))];
  return kinds.map((kind) => tableOf(kind, now, then, face));
}

function tableOf(
  kind: string,
  all: readonly Told[],
  then: Map<string, number>,
  face: Face,
): BeliefTable {
  const now = all.filter((one) => one.kind === kind);
  const names = face.beliefs?.[kind];
  const columns = [...new Set(now.map(({ column }) => column))].sort(inOrder(names?.order ?? []));
  const owners = [...new Set(now.map(({ seats }) => seats.join()))].sort();
  const rows = owners.map((owner) => ({
    seats: owner ? owner.split(",").map(Number) : [],
    cells: columns.map((column) => {
      const one = now.find((told) => told.seats.join() === owner && told.column === column);
      return one ? cellOf(one, then) : null;
    }),
  }));
  return {
    kind,
    columns: columns.map((column) => (names ? `@${names.text}${column}` : column)),
    rows,
    counts: COUNTED.test(kind),
  };
}

function cellOf(one: Told, then: Map<string, number>): Cell {
  const after = then.get(key(one));
  const change = after === undefined ? 0 : after - one.chance;
  return { chance: one.chance, change: Math.abs(change) < CHANGE ? 0 : change, truth: one.truth };
}

const COUNTED = /^hand$/;
const key = ({ kind, seats, column }: Told) => `${kind} ${seats.join()} ${column}`;
const inOrder = (order: readonly string[]) => (a: string, b: string) =>
  order.indexOf(a) - order.indexOf(b) || a.localeCompare(b, "en", { numeric: true });

/**
 * `loyalty:B` is one row with a column for each clan; `hand:B:oda` is one cell of B's row, with the
 * chance that there is at least one.
 */
function told({ about, chances, truth }: ReviewedBelief): Told[] {
  const [kind, ...parts] = about.split(":");
  const seats = parts.filter((part) => /^[A-F]$/.test(part)).map((part) => SEATS.indexOf(part));
  if (COUNTED.test(kind)) {
    const column = parts.at(-1) ?? "";
    return [{ kind, seats, column, chance: 1 - (chances["0"] ?? 0), truth: truth !== "0" }];
  }
  return Object.entries(chances).map(([column, chance]) => ({
    kind,
    seats,
    column,
    chance,
    truth: truth === column,
  }));
}

/** What a seat believed before its next decision after this step. */
export function laterBeliefs(
  steps: readonly ReviewedStep[],
  step: number,
  seat: number,
): ReviewedBelief[] {
  const next = steps.find((one) => one.step > step && one.decision?.seat === seat);
  return next?.decision?.beliefs ?? [];
}
