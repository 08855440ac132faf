/** Where a note stands beside what it explains: inside the window, and never over the thing. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const EDGE = 8;

/**
 * The left and top of a note of this size: never over the thing, and over as little as can be of
 * what is to be picked (`others`). The side with room comes first: above, below, beside.
 */
export function beside(
  thing: Box,
  note: Pick<Box, "width" | "height">,
  window: Box,
  others: readonly Box[] = [],
): Box {
  const places = placesOf(thing, note, window)
    .map((place) => within({ ...note, ...place }, window))
    .filter((place) => shared(place, thing) === 0);
  const covered = (place: Box) => others.reduce((sum, other) => sum + shared(place, other), 0);
  const least = Math.min(...places.map(covered));
  const best = places.find((place) => covered(place) === least);
  // Nothing is free beside something that fills the window: then its lower edge.
  return best ?? within({ ...note, ...lowest(thing, note, window) }, window);
}

type Spot = Pick<Box, "left" | "top">;

const lowest = (thing: Box, note: Pick<Box, "width" | "height">, window: Box): Spot => ({
  left: thing.left + thing.width / 2 - note.width / 2,
  top: window.top + window.height,
});

/** Round the thing, in its middle first, then along its edges, then at the edges of the window. */
function placesOf(thing: Box, note: Pick<Box, "width" | "height">, window: Box): Spot[] {
  const [above, below] = [thing.top - note.height - GAP, thing.top + thing.height + GAP];
  const [right, left] = [thing.left + thing.width + GAP, thing.left - note.width - GAP];
  const columns = [0.5, 1, 0].map((part) => thing.left + part * (thing.width - note.width));
  const rows = [0.5, 1, 0].map((part) => thing.top + part * (thing.height - note.height));
  const round = columns.flatMap((column, n) => [
    { left: column, top: above },
    { left: column, top: below },
    { left: right, top: rows[n] },
    { left, top: rows[n] },
  ]);
  return [...round, lowest(thing, note, window), { left: columns[0], top: window.top }];
}

function within(note: Box, { left, top, width, height }: Box): Box {
  return {
    ...note,
    left: Math.max(left + EDGE, Math.min(note.left, left + width - note.width - EDGE)),
    top: Math.max(top + EDGE, Math.min(note.top, top + height - note.height - EDGE)),
  };
}

/** How much of one lies over the other, in square pixels. */
function shared(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
