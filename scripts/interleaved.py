"""One table, two nodes, and a log whose commits take their time: what `interleavings` plays with.

The room, the judge, the races and the table are the server's own. Only the database and the
clock are replaced, because both must do what the dice say: a commit happens now or later, fails
before or after it happened, and time passes, jumps or goes back between judging and storing.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from uguisu.kernel.errors import UguisuError
from uguisu.server.bus.bus import LocalBus
from uguisu.server.room.log import Make, Outcome
from uguisu.server.room.room import Room
from uguisu.server.settings import Settings
from uguisu.server.store.store import Row, Store
from uguisu.server.store.writer import Append
from uguisu.server.table import entries
from uguisu.server.table.table import Table


class Hours:
    """The time of day, in milliseconds since 1970, as the dice want it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def time_ns(self) -> int:
        return self.now * 1_000_000


class Memory(Store):
    """The log of one table. A commit waits until the dice settle it."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.rows: list[Row] = []
        self.pending: list[tuple[Append, Callable[[Any], None]]] = []

    def append_soon(self, append: Append, done: Callable[[Any], None]) -> None:
        self.pending.append((append, done))

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        assert table
        return self.rows[after:]

    def take(self, append: Append) -> bool:
        """The primary key: the number is free, or somebody was first."""
        if append.number != len(self.rows) + 1:
            return False
        self.rows.append((append.number, append.at, append.entry))
        return True

    def settle(self) -> None:
        """One commit succeeds or loses its number; now and then the database fails, and whether
        the commit happened is not known."""
        append, done = self.pending.pop(self.chance.randrange(len(self.pending)))
        lot = self.chance.random()
        if lot < 0.02:
            done(OSError("gone before the commit"))
        elif lot < 0.04:
            self.take(append)
            done(OSError("gone after the commit"))
        else:
            done(self.take(append))


class Node:
    """A node that has the table in memory, with nobody connected."""

    def __init__(self, log: Memory) -> None:
        self.room = Room(Table("t"), Settings(), log, LocalBus(), "node")
        self.room.log.is_alone = False
        self.acknowledged: dict[tuple[str, str], int] = {}

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def is_calm(self) -> bool:
        log = self.room.log
        return not (log.tasks or log.is_busy or log.waiting)

    def try_to(self, make: Make) -> None:
        """Propose an entry. A refusal is no failure, anything else that is raised is."""
        made: list[entries.Entry | None] = []

        def remember(table: Table) -> entries.Entry | None:
            made.append(make(table))
            return made[-1]

        def heard(outcome: Outcome) -> None:
            if isinstance(outcome, Exception) and not isinstance(outcome, UguisuError):
                raise outcome
            entry = made[-1] if made else None
            if entry is not None and entry.key and isinstance(outcome, int):
                self.acknowledged[entry.by, entry.key] = outcome

        self.room.post(remember, heard)


async def quiet(nodes: list[Node], log: Memory) -> None:
    """Everything on its way arrives, and every node reads the log to its end."""
    while log.pending or not all(node.is_calm for node in nodes):
        if log.pending:
            log.settle()
        await asyncio.sleep(0)
    for node in nodes:
        await node.room.catch_up()
