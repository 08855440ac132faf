"""Friends: one asks, the other accepts. Only accounts have friends.

Requests of blocked people are not shown, and blocking ends the friendship.
"""

from collections.abc import Collection, Iterable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.errors import NotFound, TooMany, WrongMoment, said
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.people.relations import BLOCK
from uguisu.server.protocol.http.friends import Friend
from uguisu.server.store.schema import friends, people, presences, relations, sittings, tables
from uguisu.server.table.table import PLAYING
from uguisu.server.table.who import Who

MOST: Final = 200
"""Friends of one person, and people that it has asked. What others ask does not count: nobody can
use up somebody else's."""
f = friends.c


def ask(connection: Connection, who: Who, other: str) -> None:
    """Ask somebody to be friends, or accept what they asked."""
    need_accounts(connection, who, other)
    if accept(connection, who, other):
        return
    known = sa.select(f.id).where(f.person == who.id, f.other == other)
    if connection.scalar(known) is not None:
        return
    is_friend = (f.other == who.id) & f.accepted_at.is_not(None)
    own = sa.select(sa.func.count()).where((f.person == who.id) | is_friend)
    if (connection.scalar(own) or 0) >= MOST:
        raise said(TooMany, "refused-many-friends", most=MOST)
    row = {"person": who.id, "other": other, "id": new_id(), "created_at": now_ms()}
    connection.execute(sa.insert(friends).values(**row))


def need_accounts(connection: Connection, who: Who, other: str) -> None:
    if other in who.ids:
        raise said(WrongMoment, "refused-yourself")
    login = sa.select(people.c.id).where(people.c.login.is_not(None), people.c.gone_at.is_(None))
    found = set(connection.scalars(login.where(people.c.id.in_([who.id, other]))))
    if who.id not in found:
        raise said(WrongMoment, "refused-friends-account")
    if other not in found:
        raise said(NotFound, "refused-friend-guest")


def accept(connection: Connection, who: Who, other: str) -> bool:
    """Whether they had asked, or are friends already."""
    asked = (f.person == other) & (f.other == who.id)
    since = sa.func.coalesce(f.accepted_at, now_ms())
    return bool(
        connection.execute(sa.update(friends).where(asked).values(accepted_at=since)).rowcount
    )


def end(connection: Connection, who: Who, id: str) -> str:
    """Take back, decline, or part; returns the other's id, empty if there is no such row."""
    own = (f.id == id) & ((f.person == who.id) | (f.other == who.id))
    gone = sa.delete(friends).where(own).returning(f.person, f.other)
    row = connection.execute(gone).first()
    return "" if row is None else str(row.other if row.person == who.id else row.person)


def friend_of(connection: Connection, who: Who, id: str) -> str:
    """The other of a friendship; raises NotFound."""
    own = (f.id == id) & f.accepted_at.is_not(None)
    row = connection.execute(sa.select(f.person, f.other).where(own)).first()
    if row is None or who.id not in row:
        raise said(NotFound, "refused-no-friend")
    return str(row.other if row.person == who.id else row.person)


def are_friends(connection: Connection, who: Who, other: str) -> bool:
    mine = (f.person == who.id) & (f.other == other)
    theirs = (f.person == other) & (f.other == who.id)
    either = sa.select(f.id).where(mine | theirs, f.accepted_at.is_not(None))
    return connection.scalar(either.limit(1)) is not None


def listed(connection: Connection, who: Who) -> tuple[Friend, ...]:
    """Friends and questions, by name."""
    rows = connection.execute(_rows(who)).fetchall()
    blocked = _blocked(connection, who, [row.them for row in rows])
    shown = [row for row in rows if row.them not in blocked]
    playing = tables_of(connection, [row.them for row in shown if row.since and not row.private])
    now = now_ms()
    found = (_friend(row, playing.get(row.them, ("", "")), now) for row in shown)
    return tuple(sorted(found, key=lambda one: (one.name.casefold(), one.id)))


def _rows(who: Who) -> sa.Select[Any]:
    mine = sa.case((f.person == who.id, sa.true()), else_=sa.false())
    them = sa.case((f.person == who.id, f.other), else_=f.person)
    return (
        sa.select(
            f.id,
            them.label("them"),
            mine.label("mine"),
            f.accepted_at.label("since"),
            people.c.name,
            people.c.private,
            presences.c.seen_at,
            presences.c.here_until,
        )
        .join(people, people.c.id == them)
        .outerjoin(presences, presences.c.person == people.c.id)
        .where((f.person == who.id) | (f.other == who.id), people.c.gone_at.is_(None))
    )


def _friend(row: Any, playing: tuple[str, str], now: int) -> Friend:
    if not row.since:
        return Friend(id=row.id, name=row.name, state="asked" if row.mine else "asks")
    game, table = playing
    return Friend(
        id=row.id,
        name=row.name,
        state="friend",
        here=(row.here_until or 0) > now,
        seen=row.seen_at or 0,
        game=game,
        table=table,
    )


def _blocked(connection: Connection, who: Who, others: Collection[str]) -> set[str]:
    query = sa.select(relations.c.other).where(
        relations.c.person.in_(who.ids), relations.c.other.in_(others), relations.c.kind == BLOCK
    )
    return set(connection.scalars(query))


def tables_of(connection: Connection, ids: Iterable[str]) -> dict[str, tuple[str, str]]:
    """At which public table each of these people plays a live game now, and which game."""
    query = (
        sa.select(sittings.c.person, tables.c.game, tables.c.id)
        .join(tables, tables.c.id == sittings.c.table_id)
        .where(sittings.c.person.in_(list(ids)), tables.c.status == PLAYING)
        .where(tables.c.public, tables.c.pace == "live")
        .order_by(tables.c.changed_at)
    )
    return {row.person: (row.game, row.id) for row in connection.execute(query)}


def between(connection: Connection, who: Who, other: str) -> Friend | None:
    """How this person stands with another, for a profile."""
    query = _rows(who).where((f.person == other) | (f.other == other))
    row = connection.execute(query).first()
    return (
        None
        if row is None or _blocked(connection, who, [other])
        else _friend(row, ("", ""), now_ms())
    )


def part(connection: Connection, who: Who, other: str) -> None:
    """No friends any more, nor asked."""
    mine = f.person.in_(who.ids) & (f.other == other)
    theirs = (f.person == other) & f.other.in_(who.ids)
    connection.execute(sa.delete(friends).where(mine | theirs))


def shown(connection: Connection, person: str, length: int) -> list[str]:
    """The friends that others see on a profile: not those who are private."""
    them = sa.case((f.person == person, f.other), else_=f.person)
    query = (
        sa.select(people.c.name)
        .select_from(friends)
        .join(people, people.c.id == them)
        .where((f.person == person) | (f.other == person), f.accepted_at.is_not(None))
        .where(people.c.gone_at.is_(None), ~people.c.private)
        .order_by(f.accepted_at.desc())
        .limit(length)
    )
    return list(connection.scalars(query))
