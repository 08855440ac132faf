"""The bus: nodes tell each other which tables and lists changed, who is connected, which sessions
ended.

Messages are hints: a node that misses one finds out from the database. A single node needs no bus.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec


class Advanced(msgspec.Struct, frozen=True, tag="advanced"):
    """The last number of a table's log."""

    table: str
    number: int


class Present(msgspec.Struct, frozen=True, tag="present"):
    """The connections of one node at a table: people's ids, how many watch, and the longest round
    trip of the players."""

    node: str
    table: str
    people: tuple[str, ...]
    watching: int
    round_trip: int = 0


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """These sessions have ended: their sockets are to be closed."""

    sessions: tuple[str, ...]


class AccountsChanged(msgspec.Struct, frozen=True, tag="parted"):
    """Somebody has deleted or restored their account; the database says who."""


class PeopleChanged(msgspec.Struct, frozen=True, tag="stirred"):
    """Something of these people has changed (their games, a match, a challenge); `lists`: the
    public lists have."""

    people: tuple[str, ...]
    lists: bool = False


TableHint = Advanced | Present
Hint = TableHint | Ended | AccountsChanged | PeopleChanged
Hear = Callable[[Hint], Awaitable[None]]


class Bus(Protocol):
    breaks: int
    """How often hints may have been lost; changes when the bus is up again."""

    @property
    def is_up(self) -> bool: ...

    def check(self) -> None:
        """Raises CannotServe if the bus cannot be reached at the start."""
        ...

    async def open(self, hear: Hear) -> None: ...

    async def close(self) -> None: ...

    def tell(self, hint: Hint) -> None:
        """Best effort, without waiting."""
        ...


class LocalBus:
    """The bus of a single node, which has nobody to send to."""

    is_up = True
    breaks = 0

    def check(self) -> None:
        pass

    async def open(self, hear: Hear) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, hint: Hint) -> None:
        pass
