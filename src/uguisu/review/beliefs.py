"""Beliefs: how often something hidden is this or that in the worlds a seat thinks likely."""

from collections import Counter

from uguisu.bots.search.appraisal import AnyAnalyst
from uguisu.kernel.state import State
from uguisu.review.types import Belief


def beliefs_of(analyst: AnyAnalyst, truth: State, observer: int, worlds: int) -> tuple[Belief, ...]:
    """What the observer could believe; what it knew for sure is left out.

    The true state is asked only for how things were, after all chances are counted."""
    counts: dict[str, Counter[str]] = {}
    for number in range(worlds):
        for about, how in analyst.hidden(analyst.world(number), observer):
            counts.setdefault(about, Counter())[how] += 1
    was = dict(analyst.hidden(truth, observer))
    return tuple(
        Belief(
            about,
            {how: round(times / worlds, 4) for how, times in sorted(count.items())},
            was[about],
        )
        for about, count in counts.items()
        if len(count) > 1 and about in was
    )
