/** The keys of a review: step, turning points, try again, the truth. */
import type { Review } from "./review.svelte.ts";

export function keysOf(review: Review): Record<string, () => void> {
  const { trying } = review;
  if (trying) {
    const leave = { Escape: () => review.leave() };
    if (trying.action === null) return leave;
    return { ...leave, Enter: () => (trying.shown = true) };
  }
  return {
    ArrowLeft: () => review.go(review.at - 1),
    ArrowRight: () => review.go(review.at + 1),
    ArrowUp: () => review.goPoint(-1),
    ArrowDown: () => review.goPoint(1),
    PageUp: () => review.goDecision(-1),
    PageDown: () => review.goDecision(1),
    Home: () => review.go(0),
    End: () => review.go(review.last),
    " ": () => review.toggle(),
    t: () => void review.tryAgain(),
    b: () => (review.truth = !review.truth),
  };
}
