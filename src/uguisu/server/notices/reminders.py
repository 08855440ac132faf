"""Reminders: in games over days, players whose time runs out are reminded once more.

Every node regularly looks for tables whose next deadline is near. A row in the database ensures
that only one of them sends the reminder, once for each decision.
"""

from typing import Final

import sqlalchemy as sa
import structlog

from uguisu.kernel.errors import UguisuError
from uguisu.server.notices.notices import Notices, missing
from uguisu.server.now import now_ms
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.room.room import Room
from uguisu.server.store.schema import reminders, tables
from uguisu.server.store.summary import upsert
from uguisu.server.table.table import PLAYING
from uguisu.server.tasks import Tasks

LOOK_SECONDS: Final = 300
HOUR_MS: Final = 3_600_000
BEFORE_MS: Final = 12 * HOUR_MS
"""Reminders are sent this long before the end, or when a quarter of a shorter time is left."""
KEPT_MS: Final = 60 * 24 * HOUR_MS
AT_ONCE: Final = 200

log = structlog.get_logger()


class Reminders:
    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.store = notices.store
        self.tasks = Tasks()

    def start(self) -> None:
        if self.notices.emails.mail is not None:
            self.tasks.repeat(self.look, LOOK_SECONDS, "nobody could be reminded", at_once=True)

    async def close(self) -> None:
        await self.tasks.close()

    async def look(self) -> None:
        """Remind those whose time runs out soon."""
        now = now_ms()
        old = sa.delete(reminders).where(reminders.c.at < now - KEPT_MS)
        await self.store.write(lambda connection: connection.execute(old))
        near = sa.select(tables.c.id).where(
            tables.c.status == PLAYING,
            tables.c.pace == "days",
            tables.c.due.between(now, now + BEFORE_MS),
        )
        near = near.order_by(tables.c.due).limit(AT_ONCE)
        for id in await self.store.read(lambda connection: connection.scalars(near).all()):
            try:
                await self._look_at(await self.notices.rooms.get(id), now)
            except UguisuError as error:
                log.warning("nobody could be reminded", table=id, error=type(error).__name__)

    async def _look_at(self, room: Room, now: int) -> None:
        table = room.table
        for seat in sorted(missing(room)):
            end = table.times.expiry(seat)
            if end is None or not 0 < end - now <= before(table.created.clock):
                continue
            if await self._is_first(table.id, seat, table.changed[seat], now):
                person, hours = table.chairs[seat].person, max(1, round((end - now) / HOUR_MS))
                await self.notices.remind(person, table.created.game, table.id, hours)

    async def _is_first(self, table: str, seat: int, number: int, now: int) -> bool:
        row = {"table_id": table, "seat": seat, "number": number, "at": now}
        statement = upsert(self.store.dialect, reminders, replace=False)
        written = await self.store.write(lambda c: c.execute(statement, row).rowcount)
        return bool(written)


def before(clock: Clock) -> int:
    """How long before the end somebody is reminded, in milliseconds."""
    return min(BEFORE_MS, clock.seconds * 1000 // 4)
