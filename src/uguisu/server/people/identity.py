"""People: guests, who have a name and a session, and accounts, which also have a password."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.errors import BadMessage, said
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.store.schema import NAME, people
from uguisu.server.store.store import Store
from uguisu.server.table.talk import clean
from uguisu.server.table.who import Who


def name_of(text: str) -> str:
    """The longest displayed name; normalising may lengthen it."""
    name = clean(text)
    if len(name) > NAME:
        raise said(BadMessage, "refused-bad-name", most=NAME)
    return name


def new_guest(connection: Connection, name: str) -> Who:
    id = new_id()
    connection.execute(sa.insert(people).values(id=id, name=name, created_at=now_ms()))
    return Who(id, frozenset([id]), name)


async def rename(store: Store, who: Who, name: str) -> Who:
    change = sa.update(people).where(people.c.id == who.id).values(name=name)
    await store.write(lambda connection: connection.execute(change))
    return Who(who.id, who.ids, name, who.session)


def find_now(connection: Connection, id: str) -> Who | None:
    """The current person for this id: a guest who has become an account is that account."""
    query = sa.select(people.c.name, people.c.now).where(people.c.id == id)
    row = connection.execute(query).fetchone()
    if row is None:
        return None
    if row.now:
        return find_now(connection, row.now)
    return Who(id, ids_of(connection, id), row.name)


def ids_of(connection: Connection, id: str) -> frozenset[str]:
    """All ids a person has had: the account's, and those of guests who signed in to it."""
    earlier = connection.scalars(sa.select(people.c.id).where(people.c.now == id))
    return frozenset([id, *earlier])
