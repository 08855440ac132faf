"""The caretaker: what a node does at intervals, whatever happens at the tables.

- Opens tables whose deadline has passed and that no node has in memory.
- Closes rooms that are empty; measures round trips in races.
- Reads the logs, in case an operator ended a table or a hint from another node was lost: often
  while the bus is down, seldom while it works. With several nodes, tells the others who is
  connected here.
"""

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

import sqlalchemy as sa
import structlog

from uguisu.kernel.errors import UguisuError
from uguisu.server import metrics
from uguisu.server.bus.bus import Advanced, Bus, LocalBus
from uguisu.server.driving.deadlines import next_due
from uguisu.server.now import now_ms
from uguisu.server.room.room import Room
from uguisu.server.room.rooms import Rooms
from uguisu.server.store import summary
from uguisu.server.store.schema import log as log_table
from uguisu.server.store.schema import tables
from uguisu.server.tasks import Tasks

DUE_SECONDS: Final = 5
TIDY_SECONDS: Final = 20
PROBE_SECONDS: Final = 2
LOOK_SECONDS: Final = 0.5
ANNOUNCE_SECONDS: Final = 10
IDLE_SECONDS: Final = 30
"""How long an empty room stays open."""
SOON_MS: Final = 60_000
"""A room with a deadline sooner than this is kept."""
CHUNK: Final = 500

log = structlog.get_logger()


class Caretaker:
    def __init__(self, rooms: Rooms, bus: Bus) -> None:
        self.rooms = rooms
        self.bus = bus
        self.tasks = Tasks()
        self.breaks = 0

    def start(self) -> None:
        rounds: list[tuple[Callable[[], Awaitable[None]], float]] = [
            (self.open_due, DUE_SECONDS),
            (self.tidy, TIDY_SECONDS),
            (self.probe, PROBE_SECONDS),
        ]
        if not isinstance(self.bus, LocalBus):
            rounds += [(self.look, LOOK_SECONDS), (self.announce, ANNOUNCE_SECONDS)]
        else:
            rounds.append((self.catch_up_all, ANNOUNCE_SECONDS))
        for work, every in rounds:
            self.tasks.repeat(work, every, "a round of the caretaker failed")

    async def stop(self) -> None:
        await self.tasks.close()

    async def open_due(self) -> None:
        query = sa.select(tables.c.id).where(tables.c.due <= now_ms()).limit(CHUNK)
        store = self.rooms.store
        for id in await store.read(lambda connection: connection.scalars(query).all()):
            if id not in self.rooms.open:
                await self._open(id)

    async def _open(self, id: str) -> None:
        """A table that cannot be opened must neither block the others nor be retried every time."""
        try:
            await self.rooms.get(id)
        except UguisuError as error:
            log.warning("a table could not be opened", table=id, code=error.code)
            await self.rooms.store.write(summary.without_due(id))

    async def tidy(self) -> None:
        metrics.DONE.settle()
        for room in list(self.rooms.open.values()):
            if room.is_empty and not self._is_busy(room):
                self.rooms.leave(room)

    async def probe(self) -> None:
        for room in self.rooms.open.values():
            room.probe()

    def _is_busy(self, room: Room) -> bool:
        due = next_due(room)
        is_used = room.log.is_busy or room.used_at > monotonic() - IDLE_SECONDS
        return is_used or (due is not None and due < room.now() + SOON_MS)

    async def look(self) -> None:
        """While the bus is down, read the log and assume that nobody has left. When it is up again,
        tell the other nodes what they missed."""
        if not self.bus.is_up:
            for room in self.rooms.open.values():
                room.presence.keep(now_ms())
            await self.catch_up_all()
        elif self.breaks != self.bus.breaks:
            self.breaks = self.bus.breaks
            await self.announce()

    async def announce(self) -> None:
        """Tell the other nodes the last number of every table and who is connected; find lost
        hints."""
        for room in list(self.rooms.open.values()):
            if not room.is_empty:
                self.bus.tell(room.present())
            self.bus.tell(Advanced(room.table.id, room.table.number))
            room.count()
        await self.catch_up_all()

    async def catch_up_all(self) -> None:
        rooms = list(self.rooms.open.values())
        for start in range(0, len(rooms), CHUNK):
            await self._catch_up({room.table.id: room for room in rooms[start : start + CHUNK]})

    async def _catch_up(self, rooms: dict[str, Room]) -> None:
        query = (
            sa.select(log_table.c.table_id, sa.func.max(log_table.c.number))
            .where(log_table.c.table_id.in_(list(rooms)))
            .group_by(log_table.c.table_id)
        )
        heads = await self.rooms.store.read(lambda connection: connection.execute(query).fetchall())
        for id, number in map(tuple, heads):
            rooms[id].follow(number)
