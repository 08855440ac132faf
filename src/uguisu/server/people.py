"""People: guests, who have a name and a cookie, and accounts, which also have a password."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.sessions import new_id
from uguisu.server.store.schema import people
from uguisu.server.store.store import Store
from uguisu.server.timing import now_ms
from uguisu.server.who import Who


async def new_guest(store: Store, name: str) -> Who:
    id = new_id()
    row = sa.insert(people).values(id=id, name=name, created_at=now_ms())
    await store.write(lambda connection: connection.execute(row))
    return Who(id, frozenset([id]), name)


async def rename(store: Store, who: Who, name: str) -> Who:
    change = sa.update(people).where(people.c.id == who.id).values(name=name)
    await store.write(lambda connection: connection.execute(change))
    return Who(who.id, who.ids, name)


async def find(store: Store, id: str, since: int) -> Who | None:
    """The person behind a session opened at `since`; None if it was ended."""
    return await store.read(lambda connection: find_now(connection, id, since))


def find_now(connection: Connection, id: str, since: int | None = None) -> Who | None:
    """The person with this id, now: a guest who has an account is that account."""
    row = connection.execute(
        sa.select(people.c.name, people.c.now, people.c.signed_out_at).where(people.c.id == id)
    ).fetchone()
    if row is None or (since is not None and since < (row.signed_out_at or 0)):
        return None
    if row.now:
        return find_now(connection, row.now, since)
    earlier = connection.execute(sa.select(people.c.id).where(people.c.now == id)).scalars()
    return Who(id, frozenset([id, *earlier]), row.name)
