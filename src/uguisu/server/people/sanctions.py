"""Suspended accounts: until when and why, which their owners are told."""

from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.errors import NotFound, Suspended, said
from uguisu.server.now import now_ms
from uguisu.server.people.identity import ids_of
from uguisu.server.people.sessions import end_all
from uguisu.server.store.schema import people, seekers
from uguisu.server.table.confusable_names import look_of
from uguisu.server.table.plain_text import clean

DAY_MS: Final = 86_400_000
FOREVER: Final = 100 * 365


def suspend(connection: Connection, name: str, days: int, why: str) -> Any:
    """The account cannot be used for so many days: its sessions end, and nobody is matched with
    it."""
    row = account_named(connection, name)
    until = now_ms() + days * DAY_MS
    values = {"suspended_until": until, "suspended_why": clean(why).lstrip("@#")}
    connection.execute(sa.update(people).where(people.c.id == row.id).values(values))
    connection.execute(sa.delete(seekers).where(seekers.c.person.in_(ids_of(connection, row.id))))
    end_all(connection, row.id)
    return row


def lift(connection: Connection, name: str) -> Any:
    row = account_named(connection, name)
    free = {"suspended_until": None, "suspended_why": None}
    connection.execute(sa.update(people).where(people.c.id == row.id).values(free))
    return row


def account_named(connection: Connection, name: str) -> Any:
    """By the login name or the name that is shown."""
    known = (people.c.login == name.casefold()) | (people.c.look == look_of(name))
    query = sa.select(people).where(known, people.c.login.is_not(None))
    row = connection.execute(query.order_by(people.c.login != name.casefold())).first()
    if row is None:
        raise said(NotFound, "refused-no-player")
    return row


def suspended(connection: Connection) -> list[Any]:
    """All accounts that cannot be used now, the longest suspended last."""
    query = sa.select(people).where(people.c.suspended_until > now_ms())
    return list(connection.execute(query.order_by(people.c.suspended_until)))


def need_allowed(connection: Connection, account: str) -> None:
    """Raises Suspended, with the reason, for an account that cannot be used now."""
    query = sa.select(people.c.suspended_until, people.c.suspended_why)
    row = connection.execute(query.where(people.c.id == account)).first()
    if row is not None and (row.suspended_until or 0) > now_ms():
        until = day_of(row.suspended_until)
        raise said(Suspended, "refused-suspended", until=until, why=row.suspended_why or "")


def day_of(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}"
