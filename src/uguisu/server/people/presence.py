"""Who is online: a row for everybody with a socket, renewed while it is open.

Nodes share the rows. After a crash they expire after `HERE_MS`.
"""

import contextlib
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from uguisu.server.now import now_ms
from uguisu.server.store.schema import presences
from uguisu.server.store.store import Store
from uguisu.server.store.summary import upsert
from uguisu.server.tasks import Tasks

RENEW_SECONDS: Final = 30
HERE_MS: Final = 75_000
"""How long somebody counts as here without being renewed."""
CHUNK: Final = 500


class PeopleHere:
    """The people with sockets at this node."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sockets: Counter[str] = Counter()
        self.tasks = Tasks()

    def start(self) -> None:
        self.tasks.repeat(self._renew_all, RENEW_SECONDS, "people here could not be renewed")

    async def close(self) -> None:
        await self.tasks.close()

    @contextlib.contextmanager
    def counted(self, person: str) -> Iterator[None]:
        """While a socket of this person is open."""
        self.sockets[person] += 1
        if self.sockets[person] == 1:
            self._note([person], HERE_MS)
        try:
            yield
        finally:
            self.sockets[person] -= 1
            if not self.sockets[person]:
                del self.sockets[person]
                self._note([person], 0)

    def _note(self, people: Collection[str], patience: int) -> None:
        statement = upsert(self.store.dialect, presences)
        rows = rows_of(people, patience)
        self.store.write_soon(lambda connection: connection.execute(statement, rows))

    async def _renew_all(self) -> None:
        ids = list(self.sockets)
        for start in range(0, len(ids), CHUNK):
            with contextlib.suppress(SQLAlchemyError):
                await self.renew(ids[start : start + CHUNK])

    async def renew(self, people: Collection[str]) -> None:
        statement = upsert(self.store.dialect, presences)
        rows = rows_of(people, HERE_MS)
        await self.store.write(lambda connection: connection.execute(statement, rows))


def rows_of(people: Collection[str], patience: int) -> list[dict[str, Any]]:
    now = now_ms()
    return [{"person": id, "seen_at": now, "here_until": now + patience} for id in people]


def count_here(connection: Connection) -> int:
    query = sa.select(sa.func.count()).where(presences.c.here_until > now_ms())
    return connection.scalar(query) or 0


def seen_of(connection: Connection, person: str) -> tuple[int, int]:
    """Until when somebody counts as here, and when they were last connected; 0: never."""
    query = sa.select(presences.c.here_until, presences.c.seen_at)
    row = connection.execute(query.where(presences.c.person == person)).first()
    return (row.here_until, row.seen_at) if row is not None else (0, 0)
