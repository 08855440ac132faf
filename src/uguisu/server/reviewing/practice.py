"""Practice: the costliest decisions of one's own games, from stored reviews."""

from collections.abc import Iterable
from typing import Final

import msgspec

from uguisu.review.review import Finding
from uguisu.server.errors import UNREADABLE
from uguisu.server.protocol.http.reviews import Exercise
from uguisu.server.store.reviews import Seated

GAMES: Final = 20
"""Reviews that are looked through."""
LENGTH: Final = 12
"""Exercises of a list."""


def exercises(kept: Iterable[Seated], games: dict[str, str]) -> tuple[Exercise, ...]:
    """The costliest decisions of these seats; `games` are the games of the tables."""
    found = [one for review in kept for one in of_review(review, games.get(review.table, ""))]
    return tuple(sorted(found, key=lambda one: -one.cost)[:LENGTH])


def of_review(review: Seated, game: str) -> list[Exercise]:
    """A review of an earlier version may not be readable any more: it has no exercises."""
    try:
        steps = msgspec.json.decode(review.found, type=list[Finding])
    except UNREADABLE:
        return []
    return [
        Exercise(
            table=review.table,
            game=game,
            seat=review.seat,
            step=one.step,
            cost=round(one.cost, 4),
            at=review.at,
        )
        for one in (step.decision for step in steps)
        if one and one.seat == review.seat and one.cost
    ]
