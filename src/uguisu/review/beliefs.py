"""Beliefs: how often something hidden is this or that in the worlds a seat thinks likely."""

from collections import Counter

from uguisu.bots.search.appraisal import AnyAnalyst
from uguisu.kernel.state import State
from uguisu.review.types import Belief


def beliefs_of(analyst: AnyAnalyst, truth: State, observer: int, worlds: int) -> tuple[Belief, ...]:
    """What the observer could believe; what it knew for sure is left out.

    The true state is asked only for how things were, after all chances are counted."""
    chances = counted(analyst, observer, worlds) | analyst.exact()
    was = dict(analyst.hidden(truth, observer))
    return tuple(
        Belief(about, {how: round(chance, 4) for how, chance in sorted(ways.items())}, was[about])
        for about, ways in chances.items()
        if len(ways) > 1 and about in was
    )


def counted(analyst: AnyAnalyst, observer: int, worlds: int) -> dict[str, dict[str, float]]:
    """How often something hidden is this or that in the likely worlds."""
    counts: dict[str, Counter[str]] = {}
    for number in range(worlds):
        for about, how in analyst.hidden(analyst.world(number), observer):
            counts.setdefault(about, Counter())[how] += 1
    return {
        about: {how: times / worlds for how, times in count.items()}
        for about, count in counts.items()
    }
