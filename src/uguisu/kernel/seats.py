"""Seats are numbered from 0 and written as letters: A, B, C …; the clock is a seat of its own.

In interfaces a missing seat is None. Inside the compiled engine it must be a number: nobody,
nothing, the clock and spectators each have a different one, so that they cannot be confused.
"""

from typing import Final

from uguisu.kernel.errors import BadNotation, quoted

CLOCK: Final = -1
"""The actor of timed events (dice come to rest, time is up): nobody's seat."""

SPECTATOR: Final = -2
"""An observer who has no seat."""

NOBODY: Final = -3
"""No seat at all: what nobody holds, has done or has won."""

LETTERS: Final = "ABCDEF"


def observer_number(observer: int | None) -> int:
    """The observer's seat, or SPECTATOR."""
    return SPECTATOR if observer is None else observer


def letter(seat: int) -> str:
    return "clock" if seat == CLOCK else LETTERS[seat]


def read_seat(text: str, seats: int) -> int:
    seat = LETTERS.find(text) if len(text) == 1 else -1
    if not 0 <= seat < seats:
        last = LETTERS[seats - 1]
        raise BadNotation(f"{quoted(text)} is no seat: seats are {LETTERS[0]} to {last}.")
    return seat


def read_actor(text: str, seats: int) -> int:
    """A seat, or the clock."""
    return CLOCK if text == "clock" else read_seat(text, seats)
