"""Links in e-mails: a random token, valid once and for a short time; its hash is stored."""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.now import now_ms
from uguisu.server.people.sessions import hash_of, new_token
from uguisu.server.store.schema import links

EMAIL: Final = "email"
"""Confirms an address."""
PASSWORD: Final = "password"
"""Allows a new password."""
HOUR_MS: Final = 3_600_000
LIFE_MS: Final = {EMAIL: 7 * 24 * HOUR_MS, PASSWORD: HOUR_MS}
"""How long each kind counts."""


def make(connection: Connection, kind: str, person: str, email: str, language: str) -> str:
    """A new link in place of an earlier one of its kind; returns its token."""
    drop(connection, person, kind)
    token = new_token()
    values = {"kind": kind, "person": person, "email": email, "language": language}
    row = sa.insert(links).values(token=hash_of(token), created_at=now_ms(), **values)
    connection.execute(row)
    return token


def find(connection: Connection, token: str) -> Any:
    """The row of a link that still counts, or None."""
    row = connection.execute(sa.select(links).where(links.c.token == hash_of(token))).fetchone()
    is_live = row is not None and row.created_at > now_ms() - LIFE_MS[row.kind]
    return row if is_live else None


def take(connection: Connection, token: str, kind: str) -> Any:
    """The same for one that is followed now, which is the last time it counts."""
    gone = sa.delete(links).where(links.c.token == hash_of(token), links.c.kind == kind)
    row = connection.execute(gone.returning(*links.c)).fetchone()
    is_live = row is not None and row.created_at > now_ms() - LIFE_MS[kind]
    return row if is_live else None


def waiting(connection: Connection, person: str) -> str:
    """The address that this person has not confirmed yet; empty if there is none."""
    since = now_ms() - LIFE_MS[EMAIL]
    own = (links.c.person == person) & (links.c.kind == EMAIL) & (links.c.created_at > since)
    return connection.scalar(sa.select(links.c.email).where(own)) or ""


def drop(connection: Connection, person: str, kind: str) -> None:
    own = (links.c.person == person) & (links.c.kind == kind)
    connection.execute(sa.delete(links).where(own))
