"""A check: a promise, tested at one table size in a number of positions."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from uguisu.kernel.game import Game


class Held(Protocol):
    """Raises AssertionError where the game breaks the promise."""

    __name__: str

    def __call__(self, game: Game, seats: int, count: int, /) -> None: ...


class Check(msgspec.Struct, frozen=True):
    run: Held
    quick: int
    """How much is tried in `make test` and by `uguisu games check`."""
    full: int
    is_once: bool
    """Whether one table size is enough."""

    @property
    def name(self) -> str:
        return self.run.__name__

    @property
    def promise(self) -> str:
        """The name as a sentence."""
        return self.name.replace("_", " ").capitalize()


def check(quick: int, full: int = 0, *, once: bool = False) -> Callable[[Held], Check]:
    """Makes a check of a function; `full` is as `quick` if it is not given."""
    return lambda run: Check(run, quick, full or quick, once)
