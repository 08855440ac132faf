"""Deleted accounts leave their tables at once, and are erased after the grace period.

Every node knows the deleted accounts: other nodes send a message, and it reads the database now and
then.
"""

from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from uguisu.kernel.errors import UguisuError
from uguisu.server.bus.bus import AccountsChanged, Bus
from uguisu.server.people.deleted_accounts import DeletedAccounts
from uguisu.server.people.deletion import depart, erase_overdue, tables_of
from uguisu.server.people.sessions import Sessions
from uguisu.server.room.rooms import Rooms
from uguisu.server.store.store import Store
from uguisu.server.table.absence import StandIn
from uguisu.server.table.entry import Entry
from uguisu.server.table.gathering import StandUp
from uguisu.server.table.table import GATHERING, PLAYING, Table
from uguisu.server.table.who import Who
from uguisu.server.tasks import Tasks

LOOK_SECONDS: Final = 60

log = structlog.get_logger()


class AccountDeletions:
    def __init__(
        self, store: Store, bus: Bus, rooms: Rooms, sessions: Sessions, departed: DeletedAccounts
    ) -> None:
        self.store = store
        self.bus = bus
        self.rooms = rooms
        self.sessions = sessions
        self.departed = departed
        self.tasks = Tasks()
        self.left: list[Callable[[Who], Awaitable[None]]] = []
        """Called with the person who has gone, to remove them from queues and tournaments."""

    def start(self) -> None:
        failed = "former players are not known"
        self.tasks.repeat(self._look_again, LOOK_SECONDS, failed, at_once=True)

    async def close(self) -> None:
        await self.tasks.close()

    async def depart(self, who: Who) -> None:
        """Delete the account of this person; it can be restored for a while."""
        ended = await self.store.write(lambda connection: depart(connection, who))
        await self.tell()
        for id in await self.store.read(lambda connection: tables_of(connection, who)):
            await self._leave(id, who)
        for leave in self.left:
            await leave(who)
        self.sessions.tell_ended(ended)

    async def tell(self) -> None:
        """An account was deleted or restored: tell this node and the others."""
        await self.look()
        self.bus.tell(AccountsChanged())

    async def look(self) -> None:
        """Read the deleted accounts. Everything encoded with their names is encoded again."""
        if await self.departed.load():
            for room in self.rooms.open.values():
                room.forget()

    async def erase(self) -> None:
        """Erase the accounts whose grace period is over."""
        count = await self.store.write(erase_overdue)
        if count:
            log.info("accounts were erased", accounts=count)

    async def _leave(self, id: str, who: Who) -> None:
        """Free the seats of a table that gathers; bots take those of a running game."""
        try:
            room = await self.rooms.get(id)
            for _ in room.table.seats_of(who.ids):
                await room.propose(lambda table: leaving(table, who))
        except (SQLAlchemyError, UguisuError) as error:
            log.warning("a former player could not leave", table=id, error=type(error).__name__)

    async def _look_again(self) -> None:
        await self.erase()
        await self.look()


def leaving(table: Table, who: Who) -> Entry | None:
    """The entry by which a person leaves its next seat; None if there is none to leave."""
    for seat in table.seats_of(who.ids):
        if table.status == GATHERING:
            return StandUp(by=who.id, seat=seat)
        if table.status == PLAYING and not table.chairs[seat].stand_in:
            return StandIn(by=who.id, seat=seat, why="left")
    return None
