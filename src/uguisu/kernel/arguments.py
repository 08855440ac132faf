"""Checks of arguments from callers, whatever their annotations promise.

Scripts and notebooks are not type-checked: a wrong number or type gets a clear error.
"""

from collections.abc import Sequence
from typing import Final

from uguisu.kernel.errors import BadInput, BadNotation, BadSetup, quoted
from uguisu.kernel.seats import CLOCK

LONGEST_ACTION: Final = 200
LATEST: Final = 10**15 - 1
"""The latest time of an action, in milliseconds: so records and positions stay readable."""


def is_within(value: object, low: int, high: int) -> bool:
    """Whether this is a whole number from `low` to `high`."""
    return isinstance(value, int) and low <= value <= high


def check_seat(seat: object, seats: int) -> None:
    """The number of a seat at a table of this size."""
    if not is_within(seat, 0, seats - 1):
        raise BadNotation(f"{quoted(seat)} is no seat: seats are 0 to {seats - 1}.")


def check_observer(observer: object, seats: int) -> None:
    """A seat, or None for a spectator."""
    if observer is not None:
        check_seat(observer, seats)


def check_actor(actor: object, seats: int) -> None:
    """A seat, or the clock."""
    if actor != CLOCK:
        check_seat(actor, seats)


def check_time(at: object) -> None:
    if not is_within(at, 0, LATEST):
        raise BadInput(f"A time is a number of milliseconds, not {quoted(at)}.")


def check_step(number: object, first: int, last: int) -> None:
    if not is_within(number, first, last):
        raise BadInput(f"There is no step {quoted(number)}: they are {first} to {last}.")


def check_action(action: object, title: str, space: int) -> None:
    if not is_within(action, 0, space - 1):
        raise no_action(action, title, space)


def no_action(action: object, title: str, space: int) -> BadNotation:
    """The error for something that is not the number of an action."""
    return BadNotation(f"{quoted(action)} is no action of {title}: they are 0 to {space - 1}.")


def check_action_text(text: object) -> None:
    """Checks before an action is parsed; the games refuse what they cannot read."""
    if not isinstance(text, str) or len(text) > LONGEST_ACTION:
        raise BadNotation(f"An action is a few words, not {quoted(text)}.")


def names_of(players: object, seats: int) -> tuple[str, ...]:
    """The players' names, at most one for every seat."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadSetup(f"Players are a list of names, not {quoted(players)}.")
    if len(players) > seats:
        raise BadSetup(f"There are {seats} seats, not {len(players)}.")
    for name in players:
        if not isinstance(name, str):
            raise BadSetup(f"A player's name is text, not {quoted(name)}.")
    return tuple(players)
