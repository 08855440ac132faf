"""A review as arrays of NumPy, for research."""

from typing import TYPE_CHECKING, NamedTuple

from uguisu.review.types import Review

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray


class BeliefArray(NamedTuple):
    """`chances[row, way]` is how likely `ways[way]` was before action `steps[row]`, as `seats[row]`
    could judge it; `truths[row]` is the way it was."""

    steps: list[int]
    seats: list[int]
    ways: list[str]
    chances: "NDArray[float64]"
    truths: list[str]


def chances(review: Review) -> "NDArray[float64]":
    """[step, who judges, whose chance]; NaN where only the seat on turn could judge."""
    import numpy as np

    found = np.full((len(review.moments), review.seats, review.seats), np.nan)
    for row, moment in enumerate(review.moments):
        if moment.chances:
            found[row] = moment.chances
    return found


def values(review: Review) -> "NDArray[float64]":
    """One row for each decision: step, seat, the mover's chance after the best choice and after the
    one that was made, what it cost, and the standard error of that."""
    import numpy as np

    rows = [
        (
            one.step,
            one.seat,
            one.best.chances[one.seat],
            one.made.chances[one.seat],
            one.cost,
            one.error,
        )
        for one in review.decisions
    ]
    return np.array(rows, dtype=np.float64).reshape(len(rows), 6)


def beliefs_about(review: Review, about: str) -> BeliefArray:
    """All beliefs about one hidden thing, `loyalty:B` for instance."""
    import numpy as np

    told = [
        (one, belief) for one in review.decisions for belief in one.beliefs if belief.about == about
    ]
    ways = sorted({way for _, belief in told for way in belief.chances})
    rows = [[belief.chances.get(way, 0.0) for way in ways] for _, belief in told]
    return BeliefArray(
        steps=[one.step for one, _ in told],
        seats=[one.seat for one, _ in told],
        ways=ways,
        chances=np.array(rows, dtype=np.float64).reshape(len(rows), len(ways)),
        truths=[belief.truth for _, belief in told],
    )
