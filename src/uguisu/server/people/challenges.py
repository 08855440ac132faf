"""Challenges: invitations to a gathering table. They end when it begins.

Friends may always be challenged, other people with an account unless they are private or accept
challenges from friends only. After a stranger has declined, the challenge can be repeated after a
week.
"""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.errors import NotFound, TooMany, WrongMoment, said
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.people.friends import are_friends
from uguisu.server.people.relations import is_blocked
from uguisu.server.protocol.http.friends import Challenge, Standing
from uguisu.server.store.schema import challenges, people, sittings, tables
from uguisu.server.table.table import GATHERING
from uguisu.server.table.who import Who

MOST: Final = 10
"""Of one person at a time."""
KEPT_MS: Final = 7 * 86_400_000
OPEN: Final = "open"
REFUSALS: Final = {
    "yourself": "refused-yourself",
    "friends": "refused-only-friends",
    "account": "refused-challenge-account",
    "declined": "refused-declined-lately",
}
c = challenges.c


def challenge(connection: Connection, who: Who, other: str, table: str) -> None:
    """Invite somebody to this table, once."""
    connection.execute(sa.delete(challenges).where(c.created_at < now_ms() - KEPT_MS))
    need_allowed(connection, who, other)
    again = (c.person == who.id) & (c.other == other) & (c.table_id == table)
    connection.execute(sa.delete(challenges).where(again))
    if len(connection.execute(_listed(c.person == who.id)).fetchall()) >= MOST:
        raise said(TooMany, "refused-many-challenges", most=MOST)
    row = {"id": new_id(), "person": who.id, "other": other, "table_id": table}
    connection.execute(sa.insert(challenges).values(created_at=now_ms(), **row))


def need_allowed(connection: Connection, who: Who, other: str) -> None:
    """Raises why this person cannot challenge the other."""
    why = standing(connection, who, other)
    if why != OPEN:
        raise said(WrongMoment, REFUSALS[why])


def standing(connection: Connection, who: Who, other: str) -> Standing:
    """Whether this person may challenge the other, or why not. Who is blocked is told what
    strangers of people with friends only are told."""
    if other in who.ids:
        return "yourself"
    blocked = is_blocked(connection, who, [other])
    if not blocked and are_friends(connection, who, other):
        return OPEN
    if blocked or not takes_all(connection, other):
        return "friends"
    if not _has_account(connection, who.id):
        return "account"
    declined = (c.person == who.id) & (c.other == other) & c.declined_at.is_not(None)
    if connection.scalar(sa.select(c.id).where(declined).limit(1)) is not None:
        return "declined"
    return OPEN


def takes_all(connection: Connection, other: str) -> bool:
    """Whether somebody takes challenges from people who are no friends."""
    row = people.c.id == other
    row &= people.c.login.is_not(None) & people.c.gone_at.is_(None)
    open_to_all = sa.select(people.c.id).where(row, ~people.c.private, ~people.c.only_friends)
    return connection.scalar(open_to_all) is not None


def _has_account(connection: Connection, person: str) -> bool:
    login = sa.select(people.c.login).where(people.c.id == person)
    return connection.scalar(login) is not None


def answer(connection: Connection, who: Who, id: str) -> str:
    """Decline a challenge, or take one's own back; returns the other's id. One that was declined is
    kept for a week, without its table: see `need_allowed`."""
    row = connection.execute(sa.select(challenges).where(c.id == id)).first()
    if row is None or who.id not in (row.person, row.other):
        raise said(NotFound, "refused-no-challenge")
    if row.person == who.id:
        own = c.id == id
        connection.execute(sa.delete(challenges).where(own, c.declined_at.is_(None)))
        connection.execute(sa.update(challenges).where(own).values(table_id=""))
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
