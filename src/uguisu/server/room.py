"""A room: a table that this node has at hand, those connected to it here, and the way to its log.

The log is the lock. To act is to store the next number; if it is taken, somebody else was first:
catch up and judge again. The lock of the room only saves this node from racing itself.
"""

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from uguisu.kernel.errors import UguisuError
from uguisu.kernel.seats import CLOCK
from uguisu.server import entries, metrics
from uguisu.server.audience import Audience
from uguisu.server.bus import Advanced, Bus, Present, Silence
from uguisu.server.connection import Connection
from uguisu.server.errors import Busy, NoSpectators
from uguisu.server.feed import encode
from uguisu.server.late import Late
from uguisu.server.presence import Attendance
from uguisu.server.protocol import told
from uguisu.server.protocol.wire import NO_SPECTATORS
from uguisu.server.settings import Settings
from uguisu.server.store import summary
from uguisu.server.store.store import Store
from uguisu.server.store.writer import Append
from uguisu.server.table import GATHERING, PLAYING, Table
from uguisu.server.timing import now_ms

ATTEMPTS: Final = 20
MOVES = (
    entries.Act,
    entries.Reach,
    entries.Rule,
    entries.Undo,
    entries.Say,
    entries.React,
    entries.Phrase,
)
"""Entries that change neither seats nor, as a rule, the status."""

Make = Callable[[Table], entries.AnyEntry | None]


class Premises(msgspec.Struct, frozen=True):
    """What all rooms of a node share. `node` is the node's name on the bus."""

    settings: Settings
    store: Store
    bus: Bus
    node: str


class Room:
    def __init__(self, table: Table, premises: Premises) -> None:
        self.table = table
        self.store = premises.store
        self.bus = premises.bus
        self.is_alone = isinstance(premises.bus, Silence)
        self.node = premises.node
        self.grace_ms = int(premises.settings.absence_seconds * 1000)
        self.live = Audience(table)
        self.late = Late(table.id, int(premises.settings.spectator_delay_seconds * 1000))
        """Spectators who see everything later."""
        self.attendance = Attendance()
        self.lock = asyncio.Lock()
        self.struck = 0
        """How late the clock's last strike was told here, in milliseconds."""
        self.unsure = False
        """A commit failed: it may have happened all the same."""
        self.wanted = 0
        """The highest number another node told of."""
        self.catching: asyncio.Task[None] | None = None
        self.is_open = False
        """Whether the log has been read to its end once."""
        self.changed: Callable[[Room, bool], None] = lambda _room, _here: None
        """Called when the table went on or somebody came or went; True if an entry of this node
        made it."""

    # The log.

    async def propose(self, make: Make) -> int | None:
        """Append the entry that `make` wants, and return its number; None if it wants none.

        `make` is asked again whenever somebody else was first, and may refuse by raising.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.unsure:
                    await self.catch_up()
                entry = await self._judged(make)
                if entry is None:
                    return None
                number, at = self.table.number + 1, max(now_ms(), self.table.at)
                if await self._store(number, at, entry):
                    await self.take(number, at, entry, here=True)
                    self.bus.tell(Advanced(self.table.id, number))
                    return number
                metrics.CONFLICTS.inc()
                await self.catch_up()
        raise Busy("Too many act at this table at once; try again.")

    async def _judged(self, make: Make) -> entries.AnyEntry | None:
        """What `make` wants. Nobody is refused for what another node has changed already: before
        a refusal the log is read."""
        try:
            return make(self.table)
        except UguisuError:
            if self.is_alone:
                raise
        await self.catch_up()
        return make(self.table)

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
            metrics.CATCH_UPS.inc()
        self.unsure = False

    def follow(self, number: int) -> None:
        """Another node is at this number: catch up, once for many hints."""
        self.wanted = max(self.wanted, number)
        if self.wanted > self.table.number and (self.catching is None or self.catching.done()):
            self.catching = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while self.wanted > self.table.number:
            async with self.lock:
                if self.wanted > self.table.number:
                    await self.catch_up()

    async def take(self, number: int, at: int, entry: entries.AnyEntry, *, here: bool) -> None:
        """Fold an entry that is in the log, and tell everybody here; `here`: it was made here."""
        self.table.fold(number, at, entry)
        if not self.is_open:
            return
        if not isinstance(entry, MOVES):
            self.live.place_all()
        if not isinstance(entry, MOVES) or self.table.is_ended:
            await self.summarise()
        elif self.table.created.clock.kind != "none" and here:
            self.note_due()
        self.live.broadcast(self.table.past[-1])
        if isinstance(entry, entries.Act) and entry.seat == CLOCK:
            self.struck = self.table.moment(now_ms()) - entry.moment
        self.late.take(number, at, entry, now_ms())
        if self.table.is_ended:
            self.late.release(now_ms(), ended=True)
        if isinstance(entry, entries.Begin):
            await self._clear_the_stands()
        if not isinstance(entry, MOVES):
            self.count()
        self.changed(self, here)

    async def summarise(self) -> None:
        """Bring the lists up to date with the log."""
        rows = summary.statements(self.table, self.store.dialect)
        await self.store.write(lambda connection: [connection.execute(row) for row in rows])

    def note_due(self) -> None:
        """When this table has to be looked at next, for nodes that do not have it at hand. Not
        waited for: a value that is too old only means to look too early."""
        expiry = self.table.times.next_expiry()
        change = summary.new_due(self.table.id, expiry[0] if expiry else None)
        self.store.write_soon(lambda connection: connection.execute(change))

    # Those who are here.

    @property
    def is_empty(self) -> bool:
        return not (self.live.connections or self.late.connections)

    async def enter(self, connection: Connection, last: int) -> None:
        """Somebody comes in: a snapshot, then everything that happens. Raises NoSpectators."""
        async with self.lock:
            if not self.is_alone:
                await self.catch_up()
            connection.place(self.table)
            if not connection.mine and not may_watch(self.table):
                raise NoSpectators("This table is not open to spectators now.")
            if not connection.mine and self._is_told_late():
                await self._enter_late(connection, last)
            else:
                self.tell_snapshot(connection, last)
                self.live.connections.add(connection)
                self.probe([connection])
        if not self.count():
            connection.tell(self._presence())

    def leave(self, connection: Connection) -> None:
        self.live.connections.discard(connection)
        self.late.connections.discard(connection)
        self.count()

    def tell_snapshot(self, connection: Connection, last: int) -> None:
        audience = self.late if connection in self.late.connections else self.live
        audience.tell_snapshot(connection, last, now_ms())

    def count(self) -> bool:
        """Who is here now? Tells everybody, also the other nodes, if that changed."""
        here = self.present()
        changed = self.attendance.count(self.table, here.people, here.watching, now_ms())
        if changed:
            message = self._presence()
            self.live.tell(message)
            self.late.tell(message)
            self.bus.tell(here)
            self.changed(self, False)
        return changed

    def probe(self, connections: Iterable[Connection] | None = None) -> None:
        """In games with races: measure how far away everybody is."""
        if self.table.game.referee is not None and not self.table.is_ended:
            for connection in self.live.connections if connections is None else connections:
                connection.probe(monotonic())

    def round_trips(self) -> list[int]:
        """Of those who play, here and at other nodes."""
        here = [c.round_trip for c in self.live.connections if c.mine]
        return [*here, self.attendance.round_trip]

    def present(self) -> Present:
        """The connections of this node."""
        trip = max((c.round_trip for c in self.live.connections if c.mine), default=0)
        ids = {id for connection in self.live.connections for id in connection.who.ids}
        watching = sum(not connection.mine for connection in self.live.connections)
        people = tuple(sorted({chair.person for chair in self.table.chairs} & ids))
        watching += len(self.late.connections)
        return Present(self.node, self.table.id, people, watching, trip)

    def _presence(self) -> bytes:
        return encode(told.Presence(seats=self.attendance.seats, watching=self.attendance.watching))

    def _is_told_late(self) -> bool:
        return self.table.status == PLAYING and self.table.created.spectators == "delayed"

    async def _enter_late(self, connection: Connection, last: int) -> None:
        if not self.late.is_open:
            self.late.open(await self.store.entries(self.table.id), now_ms())
        self.late.tell_snapshot(connection, last, now_ms())
        self.late.connections.add(connection)

    async def _clear_the_stands(self) -> None:
        """The game begins: who only watches goes, or is told later from here on."""
        for connection in [c for c in self.live.connections if not c.mine]:
            if not may_watch(self.table):
                connection.close(NO_SPECTATORS)
            elif self._is_told_late():
                self.live.connections.discard(connection)
                await self._enter_late(connection, self.table.number)


def may_watch(table: Table) -> bool:
    """Whether those without a seat may be here now."""
    if table.status == GATHERING:
        return True
    if table.is_ended:
        return table.created.spectators != "none"
    return table.created.spectators in ("open", "delayed")
