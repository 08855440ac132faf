"""Points for results."""

from collections.abc import Sequence
from typing import Final

ARENA: Final = (4.0, 2.0, 1.0)
"""Points for the first places of a table; the last place of a full table has none."""
LIGHTS: Final = 2
"""Wins in a row that light the lantern: points count double."""
KEEPS: Final = 2
"""Finishing below this place, or last, puts the lantern out."""


def places_among(places: Sequence[int], counted: Sequence[bool]) -> tuple[int, ...]:
    """The places by seat when only some seats count; 0 for the others. Equals share a place."""
    own = [place for place, counts in zip(places, counted, strict=True) if counts]
    return tuple(
        1 + sum(other < place for other in own) if counts else 0
        for place, counts in zip(places, counted, strict=True)
    )


def arena_points(place: int, seats: int) -> float:
    """Players who share a place all get its points."""
    return ARENA[place - 1] if place <= len(ARENA) and place < seats else 0.0


def swiss_points(place: int, places: Sequence[int], seats: int) -> float:
    """As many as seats for a win, one less for each place below. Players who share a place
    get the mean of the places they fill, so a table always gives the same sum."""
    equals = sum(other == place for other in places)
    return seats - place + 1 - (equals - 1) / 2


def bye_points(seats: int) -> float:
    """A bye in a Swiss tournament counts like a win."""
    return float(seats)


def keeps_lantern(place: int, seats: int) -> bool:
    return place <= KEEPS and place < seats
