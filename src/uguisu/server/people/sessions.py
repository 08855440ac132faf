"""Sessions: rows of the database, so that they can be ended.

The cookie is a random token; the database has only its hash. Signing in always opens a new session:
whoever knew a guest's cookie does not get into the account. When a session ends, its sockets are
closed at once at every node: the others are told through the bus, and check the database while it
is down.
"""

import contextlib
import secrets
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from uguisu.server.bus.bus import Bus, Ended
from uguisu.server.now import now_ms
from uguisu.server.people.cookies import YEAR
from uguisu.server.people.identity import ids_of
from uguisu.server.store.schema import people, sessions
from uguisu.server.store.store import Store
from uguisu.server.table.who import Who
from uguisu.server.tasks import Tasks

YEAR_MS: Final = YEAR * 1000
"""A session expires after this time without use."""
HOUR_MS: Final = 3_600_000
"""Resolution of the time of the last use."""
KEPT: Final = 20
"""Sessions of one person; with more, the least recently used ends."""
LOOK_SECONDS: Final = 0.5
CHECK_SECONDS: Final = 10
CHUNK: Final = 500

log = structlog.get_logger()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """The hash of a token. Tokens are random and long: a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


class Admitted(msgspec.Struct, frozen=True):
    """An authenticated person, and the sessions that ended with it."""

    who: Who
    ended: Sequence[str] = ()


class Entered(msgspec.Struct, frozen=True):
    """Somebody with a new session; `token` is for the cookie."""

    who: Who
    token: str


class Visit(msgspec.Struct, frozen=True):
    """The person of a cookie. `is_renewed`: the cookie's lifetime should be extended."""

    who: Who | None = None
    is_renewed: bool = False


# In a transaction.


def begin(connection: Connection, token: str, person: str, device: str) -> list[str]:
    """Store a session; returns the oldest ones of the same person that exceed the limit."""
    too_many = (
        sa.select(sessions.c.id)
        .where(sessions.c.person == person)
        .order_by(sessions.c.used_at.desc(), sessions.c.id)
        .offset(KEPT - 1)
    )
    ended = end(connection, sessions.c.id.in_(connection.scalars(too_many).all()))
    now = now_ms()
    row = {"id": hash_of(token), "person": person, "device": device}
    connection.execute(sa.insert(sessions), row | {"created_at": now, "used_at": now})
    return ended


def end(connection: Connection, condition: sa.ColumnElement[bool]) -> list[str]:
    """Delete the sessions for which this is true; returns their ids."""
    gone = sa.delete(sessions).where(condition).returning(sessions.c.id)
    return list(connection.scalars(gone))


def end_all(connection: Connection, person: str) -> list[str]:
    return end(connection, sessions.c.person == person)


def find(connection: Connection, id: str) -> tuple[Who, int] | None:
    """The person of a session, and when it was last used; None if it has ended. A guest who has
    become an account has no session any more."""
    query = (
        sa.select(sessions.c.person, sessions.c.used_at, people.c.name)
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.id == id, people.c.now.is_(None))
    )
    row = connection.execute(query).fetchone()
    if row is None or row.used_at < now_ms() - YEAR_MS:
        return None
    return Who(row.person, ids_of(connection, row.person), row.name, id), row.used_at


class Watch:
    """A socket's subscription to the end of its session, from before the session is looked up."""

    def __init__(self) -> None:
        self.is_ended = False
        self.ended: Callable[[], None] | None = None

    def end(self) -> None:
        self.is_ended = True
        if self.ended is not None:
            self.ended()


class Sessions:
    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.watches: dict[str, set[Watch]] = {}
        """By session: the sockets opened with it at this node."""
        self.breaks = 0
        self.looks = 0
        self.tasks = Tasks()

    def start(self) -> None:
        self.tasks.repeat(self._look, LOOK_SECONDS, "sessions could not be checked")

    async def close(self) -> None:
        await self.tasks.close()

    async def visit(self, token: str) -> Visit:
        """The person of this cookie. The time of the last use is updated now and then."""
        id = hash_of(token)
        found = await self.store.read(lambda connection: find(connection, id)) if token else None
        if found is None:
            return Visit()
        who, used_at = found
        is_due = not 0 <= now_ms() - used_at < HOUR_MS
        if is_due:
            change = sa.update(sessions).where(sessions.c.id == id).values(used_at=now_ms())
            self.store.write_soon(lambda connection: connection.execute(change))
        return Visit(who, is_due)

    async def enter(self, device: str, admit: Callable[[Connection], Admitted]) -> Entered:
        """Open a session for the person that `admit` returns, all in one transaction."""
        token = new_token()

        def work(connection: Connection) -> Admitted:
            admitted = admit(connection)
            also = begin(connection, token, admitted.who.id, device)
            return Admitted(admitted.who, [*admitted.ended, *also])

        admitted = await self.store.write(work)
        self.tell_ended(admitted.ended)
        return Entered(admitted.who, token)

    async def end(self, condition: sa.ColumnElement[bool]) -> int:
        """End the sessions for which this is true; returns how many."""
        ended = await self.store.write(lambda connection: end(connection, condition))
        self.tell_ended(ended)
        return len(ended)

    async def of(self, who: Who) -> Sequence[sa.Row[Any]]:
        """All of a person, the last used one first."""
        query = (
            sa.select(sessions)
            .where(sessions.c.person == who.id, sessions.c.used_at > now_ms() - YEAR_MS)
            .order_by(sessions.c.used_at.desc(), sessions.c.id)
        )
        return await self.store.read(lambda connection: connection.execute(query).fetchall())

    # Sockets.

    @contextlib.contextmanager
    def watched(self, token: str) -> Iterator[Watch]:
        """While a socket is being opened or open: it is notified when its session ends."""
        id, watch = hash_of(token), Watch()
        self.watches.setdefault(id, set()).add(watch)
        try:
            yield watch
        finally:
            self.watches[id].discard(watch)
            if not self.watches[id]:
                del self.watches[id]

    def tell_ended(self, ids: Sequence[str]) -> None:
        """Close the sockets of these sessions, here and at other nodes."""
        if ids:
            self.bus.tell(Ended(tuple(ids)))
            self.hear(ids)

    def hear(self, ids: Sequence[str]) -> None:
        for id in ids:
            for watch in list(self.watches.get(id, ())):
                watch.end()

    async def check(self) -> None:
        """Close the sockets of sessions that ended unnoticed: while the bus was down, or by an
        operator."""
        ids = list(self.watches)
        for start in range(0, len(ids), CHUNK):
            await self._check(ids[start : start + CHUNK])

    async def _check(self, ids: list[str]) -> None:
        query = sa.select(sessions.c.id).where(sessions.c.id.in_(ids))
        there = await self.store.read(lambda connection: set(connection.scalars(query)))
        self.hear([id for id in ids if id not in there])

    async def _look(self) -> None:
        if self._is_due():
            await self.check()

    def _is_due(self) -> bool:
        """Often while the bus is down, once when it is up again, else seldom."""
        self.looks += 1
        if self.bus.is_up and self.breaks == self.bus.breaks:
            return self.looks % round(CHECK_SECONDS / LOOK_SECONDS) == 0
        self.breaks = self.bus.breaks
        return True
