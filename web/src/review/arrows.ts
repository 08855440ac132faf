/** Where a choice stands on the board: the things it names, and an arrow from the first to the last. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawn {
  tone: "played" | "review" | "mine";
  boxes: Box[];
  /** The shaft and the head of the arrow; empty if the choice names one thing only. */
  arrow: string;
  /** Where its words stand. */
  x: number;
  y: number;
}

/** How far an arrow bends, and how far from the middle of a thing it ends: parts of its length. */
const BEND = 0.12;
const HEAD = 17;
const WORDS = { width: 92, height: 26 };

export function drawn(tone: Drawn["tone"], boxes: Box[], area: Box): Drawn {
  const from = boxes[0];
  const to = boxes[boxes.length - 1];
  const at =
    boxes.length > 1
      ? pointAt(curve(from, to), 0.4)
      : { x: from.x + from.width / 2, y: Math.max(from.y, 14) };
  return {
    tone,
    boxes,
    arrow: boxes.length > 1 ? arrowOf(curve(from, to)) : "",
    x: Math.min(Math.max(at.x, WORDS.width / 2), area.width - WORDS.width / 2),
    y: Math.min(Math.max(at.y, WORDS.height / 2), area.height - WORDS.height / 2),
  };
}

/** Words that would cover each other stand below each other. */
export function apartFrom(one: Drawn, others: readonly Drawn[]): Drawn {
  const covers = others.some(
    (other) => Math.abs(other.x - one.x) < WORDS.width && Math.abs(other.y - one.y) < WORDS.height,
  );
  return covers ? apartFrom({ ...one, y: one.y + WORDS.height + 2 }, others) : one;
}

type Point = { x: number; y: number };
type Curve = [Point, Point, Point];

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** From the middle of one thing to the edge of the other. */
function curve(from: Box, to: Box): Curve {
  const start = middle(from);
  const end = middle(to);
  const along = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const short = Math.max(0.3, 1 - Math.min(to.width, to.height) / 2 / along);
  const tip = { x: start.x + (end.x - start.x) * short, y: start.y + (end.y - start.y) * short };
  const bend = {
    x: (start.x + tip.x) / 2 + (tip.y - start.y) * BEND,
    y: (start.y + tip.y) / 2 - (tip.x - start.x) * BEND,
  };
  return [start, bend, tip];
}

function pointAt([a, b, c]: Curve, part: number): Point {
  const [p, q, r] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: p * a.x + q * b.x + r * c.x, y: p * a.y + q * b.y + r * c.y };
}

/** A brush stroke: thin where it begins, with a head where it ends. */
function arrowOf(bent: Curve): string {
  const [start, bend, tip] = bent;
  const length = Math.hypot(tip.x - bend.x, tip.y - bend.y) || 1;
  const [ux, uy] = [(tip.x - bend.x) / length, (tip.y - bend.y) / length];
  const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const side = (width: number) => ({ x: -uy * width, y: ux * width });
  const [thin, thick, wing] = [side(1.5), side(4), side(HEAD * 0.62)];
  return [
    `M${start.x - thin.x} ${start.y - thin.y}`,
    `Q${bend.x - thick.x} ${bend.y - thick.y} ${neck.x - thick.x} ${neck.y - thick.y}`,
    `L${neck.x - wing.x} ${neck.y - wing.y}`,
    `L${tip.x} ${tip.y}`,
    `L${neck.x + wing.x} ${neck.y + wing.y}`,
    `L${neck.x + thick.x} ${neck.y + thick.y}`,
    `Q${bend.x + thick.x} ${bend.y + thick.y} ${start.x + thin.x} ${start.y + thin.y}Z`,
  ].join("");
}
