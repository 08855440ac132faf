"""Deleting an account.

It disappears at once, and is erased after two weeks: until then its owner can sign in and restore
it. Shared games stay, without the name.
"""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.now import now_ms
from uguisu.server.people.identity import ids_of
from uguisu.server.people.sessions import end_all
from uguisu.server.store.schema import (
    challenges,
    friends,
    links,
    people,
    presences,
    rating_changes,
    ratings,
    relations,
    reports,
    seekers,
    seen,
    sessions,
    sittings,
    subscriptions,
    tables,
    tournament_players,
    voices,
    waits,
)
from uguisu.server.table.table import GATHERING, PLAYING
from uguisu.server.table.who import Who

DAYS: Final = 14
"""How long a deleted account can be had back."""
WAIT_MS: Final = DAYS * 86_400_000
NOTHING: Final = {
    "name": "",
    "look": None,
    "login": None,
    "password": None,
    "password_at": None,
    "email": None,
    "language": None,
    "mail_token": None,
    "private": False,
    "only_friends": False,
    "suspended_until": None,
    "suspended_why": None,
}


def depart(connection: Connection, who: Who) -> list[str]:
    """Mark the account as deleted and leave quick match; returns the ended sessions."""
    gone = sa.update(people).where(people.c.id == who.id, people.c.login.is_not(None))
    connection.execute(gone.values(gone_at=now_ms()))
    connection.execute(sa.delete(seekers).where(seekers.c.person.in_(who.ids)))
    return end_all(connection, who.id)


def tables_of(connection: Connection, who: Who) -> list[str]:
    """Where the person sits and a game is on or about to be."""
    seated = sa.select(sittings.c.table_id).where(sittings.c.person.in_(who.ids))
    running = tables.c.status.in_([GATHERING, PLAYING])
    return list(connection.scalars(sa.select(tables.c.id).where(running, tables.c.id.in_(seated))))


def erase_overdue(connection: Connection) -> int:
    """Erase the accounts whose two weeks are over; returns how many."""
    overdue = people.c.gone_at < now_ms() - WAIT_MS
    due = connection.scalars(sa.select(people.c.id).where(overdue, people.c.login.is_not(None)))
    ids = due.all()
    for id in ids:
        erase(connection, id)
    late = sa.select(people.c.id).where(overdue)
    connection.execute(sa.delete(ratings).where(ratings.c.player.in_(late)))
    return len(ids)


def erase(connection: Connection, id: str) -> None:
    """Erase everything but the row, and the seats it had."""
    ids = ids_of(connection, id)
    connection.execute(sa.update(people).where(people.c.id.in_(ids)).values(NOTHING))
    for column in (
        links.c.person,
        sessions.c.person,
        subscriptions.c.person,
        relations.c.person,
        relations.c.other,
        friends.c.person,
        friends.c.other,
        challenges.c.person,
        challenges.c.other,
        reports.c.reporter,
        reports.c.person,
        seekers.c.person,
        seen.c.person,
        waits.c.person,
        presences.c.person,
        voices.c.person,
        tournament_players.c.person,
        ratings.c.player,
        rating_changes.c.player,
    ):
        connection.execute(sa.delete(column.table).where(column.in_(ids)))
