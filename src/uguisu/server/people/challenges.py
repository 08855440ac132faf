"""Challenges: a friend is invited to a table that gathers. They end with the gathering."""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.errors import NotFound, TooMany, said
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.people.friends import friend_of
from uguisu.server.people.relations import is_blocked
from uguisu.server.protocol.http.friends import Challenge
from uguisu.server.store.schema import challenges, people, sittings, tables
from uguisu.server.table.table import GATHERING
from uguisu.server.table.who import Who

MOST: Final = 10
"""Of one person at a time."""
KEPT_MS: Final = 7 * 86_400_000
c = challenges.c


def challenge(connection: Connection, who: Who, friend: str, table: str) -> str:
    """Invite a friend to this table, once; returns the friend's id."""
    other = friend_of(connection, who, friend)
    if is_blocked(connection, who, [other]):
        raise said(NotFound, "refused-no-friend")
    connection.execute(sa.delete(challenges).where(c.created_at < now_ms() - KEPT_MS))
    again = (c.person == who.id) & (c.other == other) & (c.table_id == table)
    connection.execute(sa.delete(challenges).where(again))
    if len(connection.execute(_listed(c.person == who.id)).fetchall()) >= MOST:
        raise said(TooMany, "refused-many-challenges", most=MOST)
    row = {"id": new_id(), "person": who.id, "other": other, "table_id": table}
    connection.execute(sa.insert(challenges).values(created_at=now_ms(), **row))
    return other


def answer(connection: Connection, who: Who, id: str) -> str:
    """Decline a challenge, or take one's own back; returns the other's id."""
    row = connection.execute(sa.select(challenges).where(c.id == id)).first()
    if row is None or who.id not in (row.person, row.other):
        raise said(NotFound, "refused-no-challenge")
    if row.person == who.id:
        connection.execute(sa.delete(challenges).where(c.id == id))
        return str(row.other)
    connection.execute(sa.update(challenges).where(c.id == id).values(declined_at=now_ms()))
    return str(row.person)


def listed(connection: Connection, who: Who) -> tuple[Challenge, ...]:
    """What others ask of me, and what I ask of others, the newest first. Whoever sits at the table
    has accepted."""
    mine = connection.execute(_listed(c.person == who.id)).fetchall()
    asked = _listed((c.other == who.id) & c.declined_at.is_(None))
    theirs = connection.execute(asked).fetchall()
    found = [_told(row, mine=True) for row in mine] + [_told(row, mine=False) for row in theirs]
    return tuple(sorted(found, key=lambda one: (-one.at, one.id)))


def _listed(whose: sa.ColumnElement[bool]) -> sa.Select[Any]:
    challenger, challenged = people.alias(), people.alias()
    sits = sa.select(sittings.c.seat).where(
        sittings.c.table_id == c.table_id, sittings.c.person == c.other
    )
    return (
        sa.select(challenges, tables.c.game)
        .add_columns(challenger.c.name.label("by"), challenged.c.name.label("to"))
        .join(tables, tables.c.id == c.table_id)
        .join(challenger, challenger.c.id == c.person)
        .join(challenged, challenged.c.id == c.other)
        .where(whose, tables.c.status == GATHERING, ~sits.exists())
        .where(challenger.c.gone_at.is_(None), challenged.c.gone_at.is_(None))
    )


def _told(row: Any, *, mine: bool) -> Challenge:
    return Challenge(
        id=row.id,
        name=row.to if mine else row.by,
        game=row.game,
        table=row.table_id,
        at=row.created_at,
        mine=mine,
        declined=row.declined_at is not None,
    )
