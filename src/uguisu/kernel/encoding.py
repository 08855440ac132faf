"""Observations as numbers, for learning: declared once per game, computed from a state or a view.

A game lists its fields and has one function, `numbers(state, observer)`, which writes them as whole
numbers and reads only what that observer may know. Divided by the units of the fields they are the
observation. For a view, `known(game, view)` first makes a state that contains what the view shows
and is blank elsewhere.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from uguisu.kernel.seats import observer_number

if TYPE_CHECKING:
    from uguisu.kernel.game import AnyGame

Numbers = Callable[[Any, int], list[int]]
Units = Callable[[Any], list[float]]
UNIT: Final = re.compile(r" / ([0-9]+)")
COUNT: Final = re.compile(r"\(([0-9]+)\)\Z")


class Field(msgspec.Struct, frozen=True):
    """A run of numbers in an encoded view, for the documentation and for slicing."""

    name: str
    size: int
    meaning: str


class Fields:
    """The fields of an observation in order, and the divisors of their numbers."""

    def __init__(self) -> None:
        self.all: tuple[Field, ...] = ()
        self.units: list[float] = []

    def add(self, name: str, size: int, meaning: str) -> int:
        """Returns the offset of the field. The meaning contains the unit: `lives / 5 by seat`."""
        at = len(self.units)
        self.all += (Field(name, size, meaning),)
        self.units += [unit_of(meaning)] * size
        return at

    def add_each(self, name: str, times: int, parts: str, by: str = "") -> int:
        """The same parts repeated, each with its unit, and its count if that is not one:
        `age / 100, clan one-hot (3)`. Returns where the field begins."""
        at = len(self.units)
        units: list[float] = []
        for part in parts.split(", "):
            count = COUNT.search(part)
            units += [unit_of(part)] * int(count[1] if count else 1)
        self.all += (Field(name, times * len(units), by + parts),)
        self.units += units * times
        return at


def unit_of(meaning: str) -> float:
    found = UNIT.search(meaning)
    return float(found[1]) if found else 1.0


class StateEncoding(msgspec.Struct, frozen=True):
    """The encoding straight from a state, in whole numbers, for many games at once:
    `numbers(state, seat)` divided by `units(state)` is `encode(view(state, seat))`."""

    numbers: Numbers
    units: Units


class Encoding(StateEncoding, frozen=True):
    """The observations of one game; `known` gets the game and a view."""

    fields: Fields
    known: Callable[[Any, Any], Any]

    def encode(self, game: "AnyGame", view: Any) -> list[float]:
        state = self.known(game, view)
        observer = observer_number(view.observer)
        numbers = self.numbers(state, observer)
        return [n / unit for n, unit in zip(numbers, self.units(state), strict=True)]


def copy_told(state: Any, view: Any, names: str) -> None:
    """Copy the attributes that a view and a state have in common; a state has lists where a view
    has tuples."""
    for name in names.split():
        told = getattr(view, name)
        setattr(state, name, list(told) if isinstance(told, tuple) else told)
