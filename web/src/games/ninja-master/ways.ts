/** Where everybody's points came from, over all rounds, in few enough kinds for a bar. */
import type { NinjaMasterView } from "../../protocol/wire.ts";

/** The columns of `sheet` that belong together (see WAY_NAMES of the view), by the name of their text. */
const COLUMNS = {
  start: [0],
  stolen: [1],
  ninjas: [4],
  shuriken: [6],
  right: [7],
  lost: [2, 3, 5, 8, 9],
};

type Way = keyof typeof COLUMNS;
export const WAYS = Object.keys(COLUMNS) as Way[];

/** Points by kind; what was lost is below zero. */
export const pointsBy = ({ sheet }: NinjaMasterView, seat: number): Record<Way, number> =>
  Object.fromEntries(
    WAYS.map((way) => [way, COLUMNS[way].reduce((sum, at) => sum + (sheet[seat]?.[at] ?? 0), 0)]),
  ) as Record<Way, number>;

/** How long the longest bar is, with what was lost. */
export const longest = (view: NinjaMasterView) =>
  Math.max(
    1,
    ...view.sheet.map((_, seat) =>
      Object.values(pointsBy(view, seat)).reduce((sum, one) => sum + Math.abs(one), 0),
    ),
  );
