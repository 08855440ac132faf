"""A room: a table that this node has at hand, those connected to it here, and the way to its log.

The log is the lock. To act is to store the next number; if it is taken, somebody else was first:
catch up and judge again. The lock of the room only saves this node from racing itself.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from uguisu.server import entries
from uguisu.server.bus import Advanced, Bus
from uguisu.server.connection import Connection
from uguisu.server.errors import Busy, NoSpectators
from uguisu.server.feed import Feed, encode
from uguisu.server.protocol import told
from uguisu.server.store import summary
from uguisu.server.store.store import Store
from uguisu.server.store.writer import Append
from uguisu.server.table import GATHERING, Past, Table

ATTEMPTS: Final = 20
MOVES = (entries.Act, entries.Undo, entries.Say, entries.React, entries.Phrase)
"""Entries that change neither seats nor, as a rule, the status."""

Make = Callable[[Table], entries.AnyEntry | None]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    def __init__(self, table: Table, store: Store, bus: Bus) -> None:
        self.table = table
        self.store = store
        self.bus = bus
        self.feed = Feed(table)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.unsure = False
        """A commit failed: it may have happened all the same."""
        self.is_open = False
        """Whether the log has been read to its end once."""
        self.changed: Callable[[Room, bool], None] = lambda _room, _here: None
        """Called when the table went on; True if an entry of this node made it."""

    def enter(self, connection: Connection, last: int) -> None:
        """Somebody comes in: a snapshot, then everything that happens. Raises NoSpectators."""
        connection.place(self.table)
        if not connection.mine and not may_watch(self.table):
            raise NoSpectators("This table is not open to spectators now.")
        self.tell_snapshot(connection, last)
        self.connections.add(connection)
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.tell_presence()

    def tell_snapshot(self, connection: Connection, last: int) -> None:
        snapshot = self.feed.snapshot(connection.eyes, connection.mine, last, now_ms())
        connection.tell(encode(snapshot))

    def tell_presence(self) -> None:
        seats = {seat for connection in self.connections for seat in connection.mine}
        watching = sum(not connection.mine for connection in self.connections)
        message = encode(told.Presence(seats=tuple(sorted(seats)), watching=watching))
        for connection in self.connections:
            connection.tell(message)

    async def propose(self, make: Make) -> int | None:
        """Append the entry that `make` wants, and return its number; None if it wants none.

        `make` is asked again whenever somebody else was first, and may refuse by raising.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.unsure:
                    await self.catch_up()
                entry = make(self.table)
                if entry is None:
                    return None
                number, at = self.table.number + 1, max(now_ms(), self.table.at)
                if await self._store(number, at, entry):
                    await self.take(number, at, entry, here=True)
                    self.bus.tell(Advanced(self.table.id, number))
                    return number
                await self.catch_up()
        raise Busy("Too many act at this table at once; try again.")

    async def _store(self, number: int, at: int, entry: entries.AnyEntry) -> bool:
        try:
            return await self.store.append(Append(self.table.id, number, at, entries.encode(entry)))
        except SQLAlchemyError as error:
            self.unsure = True
            raise Busy("The move could not be stored now; try again.") from error

    async def catch_up(self) -> None:
        """Fold what others have appended."""
        for number, at, entry in await self.store.entries(self.table.id, self.table.number):
            await self.take(number, at, entries.decode(entry), here=False)
        self.unsure = False

    async def take(self, number: int, at: int, entry: entries.AnyEntry, *, here: bool) -> None:
        """Fold an entry that is in the log, and tell everybody here; `here`: it was made here."""
        self.table.fold(number, at, entry)
        if not isinstance(entry, MOVES):
            for connection in self.connections:
                connection.place(self.table)
        if self.is_open and (not isinstance(entry, MOVES) or self.table.is_ended):
            await self.summarise()
        self.broadcast(self.table.past[-1])
        if self.is_open:
            self.changed(self, here)

    async def summarise(self) -> None:
        """Bring the lists up to date with the log."""
        rows = summary.statements(self.table, self.store.dialect)
        await self.store.write(lambda connection: [connection.execute(row) for row in rows])

    def broadcast(self, past: Past) -> None:
        """One update per pair of eyes; the author's carries its key."""
        made: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}
        self.feed.advance()
        for connection in self.connections:
            own = past.entry.by in connection.who.ids
            kind = (connection.eyes, connection.mine, own)
            message = made.get(kind)
            if message is None:
                key = past.entry.key if own else ""
                update = self.feed.update(past, connection.eyes, connection.mine, key)
                message = made[kind] = encode(update)
            connection.tell(message)


def may_watch(table: Table) -> bool:
    """Whether those without a seat may be here now."""
    if table.status == GATHERING:
        return True
    if table.is_ended:
        return table.created.spectators != "none"
    return table.created.spectators in ("open", "delayed")
