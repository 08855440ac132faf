/** Where a note stands beside what it explains: inside the window, and never over the thing. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const EDGE = 8;

/** The left and top of a note of this size; the side with room comes first: above, below, beside. */
export function beside(thing: Box, note: Pick<Box, "width" | "height">, window: Box): Box {
  const middle = thing.left + thing.width / 2 - note.width / 2;
  const height = thing.top + thing.height / 2 - note.height / 2;
  const places = [
    { left: middle, top: thing.top - note.height - GAP },
    { left: middle, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: height },
    { left: thing.left - note.width - GAP, top: height },
  ].map((place) => within({ ...note, ...place }, window));
  const free = places.find((place) => !overlaps(place, thing));
  // Nothing is free beside something that fills the window: then its lower edge.
  return free ?? within({ ...note, left: middle, top: window.top + window.height }, window);
}

function within(note: Box, { left, top, width, height }: Box): Box {
  return {
    ...note,
    left: Math.max(left + EDGE, Math.min(note.left, left + width - note.width - EDGE)),
    top: Math.max(top + EDGE, Math.min(note.top, top + height - note.height - EDGE)),
  };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
