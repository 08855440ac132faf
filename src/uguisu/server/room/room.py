"""A room: a table that this node has in memory, and the connections to it."""

from collections.abc import Callable, Coroutine, Iterable
from time import monotonic
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from uguisu.kernel.seats import CLOCK
from uguisu.server.bus.bus import Advanced, Bus, LocalBus, Present
from uguisu.server.errors import NoSpectators
from uguisu.server.now import now_ms
from uguisu.server.protocol import outgoing
from uguisu.server.protocol.wire import NO_SPECTATORS, TRY_AGAIN, encode
from uguisu.server.room.audience import Audience
from uguisu.server.room.connection import Connection
from uguisu.server.room.delayed_audience import DelayedAudience
from uguisu.server.room.follower import LogFollower
from uguisu.server.room.log import Done, Make, TableLog
from uguisu.server.room.presence import Presence
from uguisu.server.settings import Settings
from uguisu.server.store import summary
from uguisu.server.store.schema import voices
from uguisu.server.store.seen import note_seen
from uguisu.server.store.store import Store
from uguisu.server.table import entries
from uguisu.server.table.table import GATHERING, PLAYING, SET_ASIDE, Table
from uguisu.server.table.talk import Say


class Room(LogFollower):
    """`node` is this node's name on the bus."""

    def __init__(self, table: Table, settings: Settings, store: Store, bus: Bus, node: str) -> None:
        self.table = table
        self.store = store
        self.bus = bus
        self.node = node
        self.log = TableLog(table, store, is_alone=isinstance(bus, LocalBus))
        self.grace_ms = int(settings.absence_seconds * 1000)
        self.live = Audience(table)
        delay_ms = int(settings.spectator_delay_seconds * 1000)
        self.late = DelayedAudience(table.id, delay_ms, table.former)
        """Spectators with a delay."""
        self.presence = Presence()
        self.struck = 0
        """How late the last strike of the clock was broadcast here, in milliseconds."""
        self.voices: set[str] = set()
        """Who has spoken here, as stored in the database."""
        self.used_at = monotonic()
        """When somebody last entered or left."""
        self.sockets = 0
        """Of people who are here or on their way in."""
        self.is_open = False
        """Whether the log has been read to its end once."""
        self.changed: Callable[[Room, bool], None] = lambda _room, _here: None
        """Called when the table changed or somebody came or went; True if an entry of this node
        caused it."""

    # The log.

    def now(self) -> int:
        """The table's time, in milliseconds since 1970."""
        return self.log.now()

    def propose(self, make: Make) -> Coroutine[Any, Any, int | None]:
        """Append the entry that `make` returns, and return its number; None if it returns none."""
        return self.log.propose(self, make)

    def post(self, make: Make, done: Done) -> None:
        """The same with a callback, which may be called before this returns."""
        self.log.post(self, make, done)

    async def catch_up(self) -> None:
        """Fold and broadcast what others have appended; only while no entry is in flight."""
        await self.log.catch_up(self)

    def follow(self, number: int) -> None:
        """Another node is at this number: catch up, once for many hints."""
        self.log.follow(self, number)

    # What happens with entries that are in the log.

    def is_quick(self, entry: entries.Entry) -> bool:
        return not self.is_open or (not entry.changes_lists and not self.table.is_at_rest)

    async def prepare(self, entry: entries.Entry) -> None:
        """Seats or the status have changed."""
        if entry.changes_lists:
            self.live.place_all()
        if isinstance(entry, entries.Begin):
            await self._clear_the_stands()
        await self.summarise()

    def tell(self, number: int, at: int, entry: entries.Entry, *, here: bool) -> None:
        if not self.is_open:
            return
        table = self.table
        self.live.broadcast(table.past[-1])
        if self.late.is_open:
            self.late.take(number, at, entry, self.now(), ended=table.is_ended)
        if here:
            if not self.log.is_alone:
                self.bus.tell(Advanced(table.id, number))
            if table.is_timed:
                self.note_due()
        if here and isinstance(entry, Say):
            self._note_voice(entry.by)
        if isinstance(entry, entries.Act):
            if entry.seat == CLOCK:
                self.struck = table.moment(self.now()) - entry.moment
                self.probe(painted=True)
        elif entry.changes_lists:
            self.count()
        if not self._is_calm(entry):
            self.changed(self, here)

    def _is_calm(self, entry: entries.Entry) -> bool:
        """Whether this move can cause nothing to happen by itself: all players are people without a
        clock, and all are connected."""
        table = self.table
        return (
            isinstance(entry, entries.Act)
            and not table.bots
            and not table.is_timed
            and not table.is_at_rest
            and table.game.referee is None
            and not self.presence.away
            and not self.late.connections
        )

    async def summarise(self) -> None:
        """Update the lists of tables from the log."""
        await self.store.write(summary.bring_up_to_date(self.table, self.store.dialect))

    def note_due(self, due: int | None = None) -> None:
        """Store the next deadline, for nodes that do not have this table in memory; by default that
        of its clock. Not awaited: an old value only means that they look too early."""
        when = due or summary.due_of(self.table)
        self.store.write_soon(summary.look_at(self.table.id, when))

    def _note_voice(self, person: str) -> None:
        """Remember that somebody spoke here, to find it again for an export."""
        if person not in self.voices:
            self.voices.add(person)
            row = {"person": person, "table_id": self.table.id}
            note = summary.upsert(self.store.dialect, voices, replace=False)
            self.store.write_soon(lambda connection: connection.execute(note, row))

    # Connections.

    @property
    def is_empty(self) -> bool:
        return not (self.sockets or self.live.connections or self.late.connections)

    def forget(self) -> None:
        """This node closes the room: free its caches."""
        for audience in (self.live, self.late):
            audience.feed.chronicles.forget()

    async def enter(self, connection: Connection, last: int) -> None:
        """Somebody enters: sends a snapshot, then every update. Raises NoSpectators."""
        await self._write_log(connection, last)
        async with self.log.undisturbed():
            if not self.log.is_alone:
                await self.catch_up()
            connection.place(self.table)
            if not connection.mine and not may_watch(self.table):
                raise NoSpectators("This table is not open to spectators now.")
            if not connection.mine and self._is_told_late():
                await self._enter_late(connection, last)
            else:
                self.tell_snapshot(connection, last)
                self.live.add(connection)
                self.probe([connection])
        if not self.count():
            connection.tell(self._presence())

    async def _write_log(self, connection: Connection, last: int) -> None:
        """Prepare the slow part of a snapshot while the table goes on."""
        connection.place(self.table)
        is_late = not connection.mine and self._is_told_late()
        audience = self.late if is_late else self.live
        if connection.mine or may_watch(self.table):
            await audience.write_log(connection, last)

    def leave(self, connection: Connection) -> None:
        connection.is_gone = True
        self.used_at = monotonic()
        if connection.mine:
            self._note_seen(connection)
        self.live.remove(connection)
        self.late.remove(connection)
        self.count()

    def _note_seen(self, connection: Connection) -> None:
        table, store = self.table, self.store
        store.write_soon(note_seen(store.dialect, table.id, connection.who.id, table.number))

    def look(self, connection: Connection, eyes: int | None) -> None:
        """Look from another seat. Pending updates are sent first, because every update starts from
        the one before it."""
        self.post(lambda _: None, lambda _: self._look(connection, eyes))

    def _look(self, connection: Connection, eyes: int | None) -> None:
        connection.wanted = eyes
        connection.place(self.table)
        self._audience_of(connection).count_eyes()
        self.tell_snapshot(connection, self.table.number)

    def tell_snapshot(self, connection: Connection, last: int) -> None:
        self._audience_of(connection).tell_snapshot(connection, last, self.now())

    def _audience_of(self, connection: Connection) -> Audience:
        return self.late if connection in self.late.connections else self.live

    def count(self) -> bool:
        """Find out who is connected. Tells everybody, and the other nodes, if that changed."""
        here = self.present()
        changed = self.presence.count(self.table, here.people, here.watching, now_ms())
        if changed:
            message = self._presence()
            self.live.tell(message)
            self.late.tell(message)
            self.bus.tell(here)
            self.changed(self, False)
        return changed

    def probe(
        self, connections: Iterable[Connection] | None = None, *, painted: bool = False
    ) -> None:
        """In games with races: measure everybody's round trip."""
        if self.table.game.referee is not None and not self.table.is_at_rest:
            for connection in self.live.connections if connections is None else connections:
                connection.probe(monotonic(), painted=painted)

    def round_trips(self) -> list[int]:
        """The round trips of the players, here and at other nodes."""
        here = [c.round_trip for c in self.live.connections if c.mine]
        return [*here, self.presence.round_trip]

    def present(self) -> Present:
        """The connections of this node, for the other nodes."""
        trip = max((c.round_trip for c in self.live.connections if c.mine), default=0)
        ids = {id for connection in self.live.connections for id in connection.who.ids}
        watching = sum(not connection.mine for connection in self.live.connections)
        people = tuple(sorted({chair.person for chair in self.table.chairs} & ids))
        watching += len(self.late.connections)
        return Present(self.node, self.table.id, people, watching, trip)

    def _presence(self) -> bytes:
        return encode(outgoing.Presence(seats=self.presence.seats, watching=self.presence.watching))

    def _is_told_late(self) -> bool:
        is_open = self.table.status in (PLAYING, SET_ASIDE)
        return is_open and self.table.created.spectators == "delayed"

    async def _enter_late(self, connection: Connection, last: int) -> None:
        if not self.late.is_open:
            self.late.open(await self.store.entries(self.table.id), self.now())
        await self.late.write_log(connection, last)
        if not connection.is_gone:
            self.late.tell_snapshot(connection, last, self.now())
            self.late.add(connection)

    async def _clear_the_stands(self) -> None:
        """The game begins: spectators are sent away, or follow with a delay from here on."""
        for connection in [c for c in self.live.connections if not c.mine]:
            if not may_watch(self.table):
                self.live.remove(connection)
                connection.close(NO_SPECTATORS)
            elif self._is_told_late():
                self.live.remove(connection)
                await self._try_to_enter_late(connection)

    async def _try_to_enter_late(self, connection: Connection) -> None:
        try:
            await self._enter_late(connection, self.table.number)
        except SQLAlchemyError:
            connection.close(TRY_AGAIN)


def may_watch(table: Table) -> bool:
    """Whether spectators may be here now."""
    if table.status == GATHERING:
        return True
    if table.is_ended:
        return table.created.spectators != "none"
    return table.created.spectators in ("open", "delayed")
