"""The rooms of this node: loaded from the log when somebody enters, closed when empty."""

import asyncio
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from time import monotonic
from typing import Protocol

from msgspec.structs import replace

from uguisu.kernel.game import Game
from uguisu.kernel.options import read_options
from uguisu.server import metrics
from uguisu.server.bus.bus import Bus, Present, TableHint
from uguisu.server.errors import NotFound, SetAside, said
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.room.components import make_game
from uguisu.server.room.room import Room
from uguisu.server.settings import Settings
from uguisu.server.store import summary
from uguisu.server.store.store import Store
from uguisu.server.store.writer import Append
from uguisu.server.table import entries
from uguisu.server.table.creation import need_seats
from uguisu.server.table.table import Table


class Follows(Protocol):
    """Drives the rooms that are open (`driving.driver`)."""

    def follow(self, room: Room) -> None: ...

    def leave(self, room: Room) -> None: ...


class Rooms:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        driver: Follows,
        former: AbstractSet[str] = frozenset(),
    ) -> None:
        """`former` are the deleted accounts, whose names are hidden; it may change."""
        self.former = former
        self.settings = settings
        self.store = store
        self.bus = bus
        self.driver = driver
        self.node = new_id()
        self.open: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.made: Callable[[Table], None] = lambda _: None
        """Called with every new table."""

    async def create(self, wish: entries.Create, sitting: Iterable[entries.Entry] = ()) -> str:
        """Store a new table and its first seats; returns its id."""
        check_wish(wish, await make_game(wish.game, wish.house))
        table, at = Table(new_id()), now_ms()
        for number, entry in enumerate((wish, *sitting), 1):
            table.fold(number, at, entry)
        if table.fault is not None:
            raise table.fault.error
        also = summary.bring_up_to_date(table, self.store.dialect)
        appends = (
            Append(
                table.id,
                past.number,
                past.at,
                entries.encode(past.entry),
                also if past.number == 1 else None,
            )
            for past in table.past
        )
        await asyncio.gather(*map(self.store.append, appends))
        self.made(table)
        return table.id

    async def get(self, id: str) -> Room:
        """The room of a table; raises NotFound."""
        while (room := self.open.get(id)) is None:  # it may be left again before we wake up
            loading = self.loading.get(id)
            if loading is None:
                loading = self.loading[id] = asyncio.ensure_future(self._load(id))
                loading.add_done_callback(lambda _: self.loading.pop(id))
            await asyncio.shield(loading)
        room.used_at = monotonic()
        return room

    def unread(self, id: str) -> Room:
        """A room whose log has not been read."""
        return Room(Table(id, self.former), self.settings, self.store, self.bus, self.node)

    async def _load(self, id: str) -> Room:
        room = self.unread(id)
        await room.catch_up()
        if not room.table.number:
            raise said(NotFound, "refused-no-table")
        if not room.table.is_created:
            raise said(SetAside, "refused-unreadable-log")
        room.is_open = True
        room.used_at = monotonic()
        self.open[id] = room
        metrics.TABLES.inc()
        await room.summarise()
        room.count()
        self.driver.follow(room)
        return room

    def leave(self, room: Room) -> None:
        """Close an empty room; the log has everything."""
        self.driver.leave(room)
        room.forget()
        del self.open[room.table.id]
        metrics.TABLES.dec()

    async def hear(self, hint: TableHint) -> None:
        room = self.open.get(hint.table)
        if room is None:
            return
        if isinstance(hint, Present):
            if hint.node != self.node:
                room.presence.hear(hint, now_ms())
                room.count()
        else:
            room.follow(hint.number)


def with_watchers(rooms: Rooms, listing: Listing) -> Listing:
    """How many watch each table, as far as this node knows."""
    found = (
        replace(one, watching=room.presence.watching) if room else one
        for one in listing.tables
        for room in [rooms.open.get(one.table.id)]
    )
    return replace(listing, tables=tuple(found))


def check_wish(wish: entries.Create, game: Game) -> None:
    """Raises BadSetup for a table that cannot be."""
    read_options(game.options, wish.options)
    need_seats(game, wish.seats)
