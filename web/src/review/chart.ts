/** Where things stand on the chart: lines, bands, marks. Heights are p^0.68: four seats live low. */
import type { ReviewedStep } from "../protocol/wire.ts";

const POWER = 0.68;
export const GRID = [0, 0.1, 0.25, 0.5, 1];

export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  last: number;
}

export const xOf = (plot: Plot, step: number): number =>
  plot.left + (plot.width * step) / Math.max(1, plot.last);

export const yOf = (plot: Plot, chance: number): number =>
  plot.top + plot.height * (1 - chance ** POWER);

export const stepAt = (plot: Plot, x: number): number =>
  Math.max(0, Math.min(plot.last, Math.round(((x - plot.left) / plot.width) * plot.last)));

/** A seat's chance as these eyes could judge it; without eyes, as the seat itself could. */
export function chanceOf(
  { chances }: ReviewedStep,
  eyes: number | null,
  seat: number,
): number | null {
  return chances[eyes ?? seat]?.[seat] ?? null;
}

export function lineOf(
  plot: Plot,
  steps: readonly ReviewedStep[],
  eyes: number | null,
  seat: number,
): string {
  return steps
    .flatMap((one) => {
      const chance = chanceOf(one, eyes, seat);
      return chance === null ? [] : [`${xOf(plot, one.step)},${yOf(plot, chance)}`];
    })
    .join(" ");
}

/** The last known chance at or before a step. */
export function chanceAt(
  steps: readonly ReviewedStep[],
  step: number,
  eyes: number | null,
  seat: number,
): number | null {
  for (let at = Math.min(step, steps.length - 1); at >= 0; at -= 1) {
    const chance = chanceOf(steps[at], eyes, seat);
    if (chance !== null) return chance;
  }
  return null;
}

/** Tags beside the handle, moved apart so that none covers another. */
export function apart(heights: readonly number[], gap: number, low: number, high: number) {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a] - heights[b]);
  const placed = heights.map(() => 0);
  let next = low;
  for (const index of order) {
    placed[index] = Math.max(next, heights[index]);
    next = placed[index] + gap;
  }
  let most = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(most, placed[index]);
    most = placed[index] - gap;
  }
  return placed;
}
