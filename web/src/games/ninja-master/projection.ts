/**
 * The dojo is looked at from the front and above. Everything in it is projected here and drawn flat,
 * in one picture: layers in CSS 3D cost 40 frames a second where there is no GPU, and browsers
 * disagree about them.
 */
import type { Place } from "./pieces.ts";

const TILT = (28 * Math.PI) / 180;
/** How far away the eye is. */
const EYE = 2300;
const [SIN, COS] = [Math.sin(TILT), Math.cos(TILT)];
/** The drawing of a face is so wide. */
const FACE = 100;

export interface Seen extends Place {
  /** How large things are there. */
  scale: number;
}

/** Where a point of the dojo's floor is seen; `z` is its height above the floor. */
export function seen(x: number, y: number, z = 0): Seen {
  const scale = EYE / (EYE - (y * SIN + z * COS));
  return { x: x * scale, y: (y * COS - z * SIN) * scale, scale };
}

/** A path through points of the floor, or at a height. */
export function outline(points: readonly (readonly [number, number])[], z = 0): string {
  return `M${points.map(([x, y]) => at(seen(x, y, z))).join(" ")}Z`;
}

/** The wall that stands on a line of the floor. */
export function wall(from: readonly [number, number], to: readonly [number, number], high: number) {
  const corners = [seen(...from), seen(...to), seen(...to, high), seen(...from, high)];
  return { path: `M${corners.map(at).join(" ")}Z`, faces: turning(corners) };
}

const at = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Twice the area; positive if the corners go round clockwise on the screen. */
const turning = (corners: readonly Place[]) =>
  corners.reduce((sum, one, n) => {
    const next = corners[(n + 1) % corners.length];
    return sum + one.x * next.y - next.x * one.y;
  }, 0);

/** A die in the dojo: its middle on the floor, its height above it, and its turns in degrees. */
export interface Pose extends Place {
  z: number;
  turn: number;
  tip: number;
  roll: number;
}

type Point = readonly [number, number, number];

/** Six faces as origin, right and down, in halves of an edge. The first is the top. */
const FACES: readonly (readonly [Point, Point, Point])[] = [
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
  ],
  [
    [0, -1, 0],
    [-1, 0, 0],
    [0, 0, -1],
  ],
  [
    [1, 0, 0],
    [0, -1, 0],
    [0, 0, -1],
  ],
  [
    [0, 0, -1],
    [1, 0, 0],
    [0, -1, 0],
  ],
];

export interface Face {
  /** For the `transform` of a drawing of 100 by 100; "" if the face looks away. */
  matrix: string;
  /** How much of the light it misses, 0 to 1. */
  shade: number;
}

/** How the six faces of a die of this size are seen. */
export function facesOf(pose: Pose, size: number): Face[] {
  const spin = spinOf(pose);
  const half = size / 2;
  const put = (point: Point) => {
    const [x, y, z] = spin(point);
    return seen(pose.x + x * half, pose.y + y * half, pose.z + half + z * half);
  };
  return FACES.map(([middle, right, down]) => {
    const corner = (r: number, d: number) =>
      put([0, 1, 2].map((n) => middle[n] + r * right[n] + d * down[n]) as unknown as Point);
    const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    if (turning([a, b, c, d]) <= 0) return { matrix: "", shade: 0 };
    const [nx, , nz] = spin(middle);
    return { matrix: matrixOf(a, b, c, d), shade: 0.5 - 0.5 * (0.9 * nz - 0.35 * nx) };
  });
}

/** The nearest affine map: at the size of a die nobody sees the difference. */
function matrixOf(a: Place, b: Place, c: Place, d: Place): string {
  const right = [(b.x - a.x + c.x - d.x) / 2, (b.y - a.y + c.y - d.y) / 2];
  const down = [(d.x - a.x + c.x - b.x) / 2, (d.y - a.y + c.y - b.y) / 2];
  const middle = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4];
  const from = middle.map((one, n) => one - (right[n] + down[n]) / 2);
  const scaled = [...right, ...down].map((one) => (one / FACE).toFixed(4));
  return `matrix(${scaled.join(" ")} ${from.map((one) => one.toFixed(2)).join(" ")})`;
}

/** As CSS would: rotateZ(turn) rotateX(tip) rotateY(roll). */
function spinOf({ turn, tip, roll }: Pose): (point: Point) => Point {
  const [sz, cz, sx, cx, sy, cy] = [turn, tip, roll].flatMap((angle) => {
    const radians = (angle * Math.PI) / 180;
    return [Math.sin(radians), Math.cos(radians)];
  });
  return ([x, y, z]) => {
    const [x1, z1] = [x * cy + z * sy, z * cy - x * sy];
    const [y2, z2] = [y * cx - z1 * sx, y * sx + z1 * cx];
    return [x1 * cz - y2 * sz, x1 * sz + y2 * cz, z2];
  };
}
