"""The totals of a review: accuracy, slips, best moves, turning points, luck and play."""

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from statistics import fmean, median
from typing import Final

from uguisu.review.types import Decision, Moment, RaceDeed, SeatSummary

SHARPNESS: Final = 25.0
"""Accuracy falls to 100/e when a decision costs a twenty-fifth of a game on average."""
COSTLIEST: Final = 3
TURN: Final = 0.08
"""The change of a chance that makes a step a turning point."""
TURNING_POINTS: Final = 5


def summarise(
    seat: int, decisions: Sequence[Decision], deeds: Sequence[RaceDeed] = ()
) -> SeatSummary:
    own = [one for one in decisions if one.seat == seat]
    raced = [one for one in deeds if one.seat == seat]
    slips = sorted((one for one in own if one.cost > 0), key=lambda one: -one.cost)
    return SeatSummary(
        seat=seat,
        accuracy=accuracy_of_race(raced) if raced else accuracy(own),
        decisions=len(own),
        slips=len(slips),
        costliest=tuple(one.step for one in slips[:COSTLIEST]),
        best_move=best_move(own),
        reaction=round(median(one.after for one in raced)) if raced else None,
    )


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """100 for never leaving anything on the table."""
    if not decisions:
        return None
    return round(100 * exp(-SHARPNESS * fmean(one.cost for one in decisions)), 1)


def accuracy_of_race(deeds: Sequence[RaceDeed]) -> float:
    """100 if no grab and no shout lost points."""
    return round(100 * fmean(one.points >= 0 for one in deeds), 1)


def best_move(decisions: Sequence[Decision]) -> int | None:
    """Where the seat found the choice that was surely better than the next best, by most."""
    found, most = None, 0.0
    for one in decisions:
        if len(one.choices) > 1 and one.best.action == one.played:
            second = one.choices[1]
            lead = one.best.chances[one.seat] - second.chances[one.seat]
            if lead > 2 * (one.best.error + second.error) and lead > most:
                found, most = one.step, lead
    return found


def turning_points(moments: Sequence[Moment]) -> tuple[int, ...]:
    """The steps that moved a chance most, as the seat itself could judge it."""
    swings: list[tuple[float, int]] = []
    known = [one for one in moments if one.chances]
    for before, after in pairwise(known):
        swing = max(
            abs(after.chances[seat][seat] - before.chances[seat][seat])
            for seat in range(len(after.chances))
        )
        if swing >= TURN:
            swings.append((swing, after.step))
    chosen = sorted(swings, reverse=True)[:TURNING_POINTS]
    return tuple(sorted(step for _, step in chosen))


def play_share(decisions: Sequence[Decision], places: Sequence[int]) -> float | None:
    """How much of the winner's result was play (docs/review.md says how); None without a winner."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) != 1:
        return None
    winner = winners[0]
    play = sum(
        one.made.chances[winner] - one.best.chances[winner] for one in decisions if one.cost > 0
    )
    cards = 1 - 1 / len(places) - play
    whole = abs(play) + abs(cards)
    return round(abs(play) / whole, 4)
