"""People: guests, who have a name and a session, and accounts, which also have a password."""

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from uguisu.server.errors import NameTaken, NotFound, said
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.people.names import shortened
from uguisu.server.store.schema import NAME, people
from uguisu.server.store.store import Store
from uguisu.server.table.confusable_names import look_of
from uguisu.server.table.who import Who

NOBODY: Final[frozenset[str]] = frozenset()


def is_taken(connection: Connection, name: str, own: Collection[str] = NOBODY) -> bool:
    """Whether an account of somebody else has this name, or one that looks like it."""
    query = sa.select(people.c.id).where(people.c.look == look_of(name), people.c.id.not_in(own))
    return connection.scalar(query) is not None


def need_free(connection: Connection, name: str, own: Collection[str] = NOBODY) -> None:
    if is_taken(connection, name, own):
        raise NameTaken("Somebody with an account has this name, or one that looks like it.")


def free_name(connection: Connection, name: str, own: Collection[str] = NOBODY) -> str:
    """The name, or, if it is an account's, the name with the first number that is free."""
    free, number = name, 1
    while is_taken(connection, free, own):
        number += 1
        free = f"{shortened(name, NAME - len(str(number)) - 1)} {number}"
    return free


def new_guest(connection: Connection, name: str) -> Who:
    id = new_id()
    connection.execute(sa.insert(people).values(id=id, name=name, created_at=now_ms()))
    return Who(id, frozenset([id]), name)


async def rename(store: Store, who: Who, name: str) -> Who:
    """Raises NameTaken."""

    def work(connection: Connection) -> None:
        need_free(connection, name, who.ids)
        look = sa.case((people.c.login.is_not(None), look_of(name)), else_=None)
        change = sa.update(people).where(people.c.id == who.id).values(name=name, look=look)
        connection.execute(change)

    try:
        await store.write(work)
    except IntegrityError as error:
        raise NameTaken("Somebody with an account took this name a moment ago.") from error
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


def account_called(connection: Connection, name: str) -> str:
    """The account that is shown under this name; raises NotFound."""
    known = people.c.look == look_of(name)
    id = connection.scalar(sa.select(people.c.id).where(known, people.c.gone_at.is_(None)))
    if id is None:
        raise said(NotFound, "refused-no-player")
    return str(id)
