"""Whom somebody has muted or blocked.

Muted: their messages are hidden from me. Blocked: in addition, they cannot sit down at a gathering
table where I sit or that I host, nor invite me, and quick match keeps us apart. They are not told.
"""

from collections.abc import Collection
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.errors import TooMany, WrongMoment, said
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.people.identity import find_now
from uguisu.server.store.schema import people, relations
from uguisu.server.table.who import Who

MUTE: Final = "mute"
BLOCK: Final = "block"
MOST: Final = 500
"""Of one person."""


def relate(connection: Connection, who: Who, other: str, kind: str) -> None:
    """Mute or block somebody, in place of what was before; an empty `kind` ends it."""
    them = find_now(connection, other)
    if them is None or them.id in who.ids:
        raise said(WrongMoment, "refused-yourself")
    known = relations.c.person.in_(who.ids) & relations.c.other.in_(them.ids)
    connection.execute(sa.delete(relations).where(known))
    if not kind:
        return
    own = sa.select(sa.func.count()).where(relations.c.person.in_(who.ids))
    if (connection.scalar(own) or 0) >= MOST:
        raise said(TooMany, "refused-many-blocked", most=MOST)
    row = {"person": who.id, "other": them.id, "id": new_id(), "kind": kind}
    connection.execute(sa.insert(relations).values(created_at=now_ms(), **row))


def listed(connection: Connection, who: Who) -> list[Any]:
    """All that one has muted or blocked, the last one first."""
    query = (
        sa.select(relations.c.id, relations.c.kind, relations.c.created_at, people.c.name)
        .join(people, people.c.id == relations.c.other)
        .where(relations.c.person.in_(who.ids), people.c.gone_at.is_(None))
        .order_by(relations.c.created_at.desc(), relations.c.id)
    )
    return list(connection.execute(query))


def drop(connection: Connection, who: Who, id: str) -> bool:
    own = (relations.c.id == id) & relations.c.person.in_(who.ids)
    return bool(connection.execute(sa.delete(relations).where(own)).rowcount)


def among(connection: Connection, who: Who, others: Collection[str]) -> dict[str, str]:
    """Which of these people somebody has muted or blocked. One who was a guest then counts as the
    account it is now."""
    account = people.c.now.label("account")
    query = sa.select(people.c.id, account).where(people.c.id.in_(others))
    ids = {row.id: row.account or row.id for row in connection.execute(query)}
    own = sa.select(relations.c.other, relations.c.kind)
    own = own.where(relations.c.person.in_(who.ids), relations.c.other.in_({*ids, *ids.values()}))
    kinds = {str(row.other): str(row.kind) for row in connection.execute(own)}
    found = {id: kinds.get(now) or kinds.get(id, "") for id, now in ids.items()}
    return {id: kind for id, kind in found.items() if kind}


def is_blocked(connection: Connection, who: Who, by: Collection[str]) -> bool:
    """Whether one of the people `by` has blocked this one."""
    blockers = set(by) - who.ids
    query = (
        sa.select(relations.c.person, people.c.now)
        .join(people, people.c.id == relations.c.person)
        .where(relations.c.other.in_(who.ids), relations.c.kind == BLOCK)
    )
    found = {id for row in connection.execute(query) for id in row if id} if blockers else set()
    return not found.isdisjoint(current(connection, blockers) if found else ())


def current(connection: Connection, ids: Collection[str]) -> set[str]:
    """These ids, and those of the accounts that guests among them have become."""
    accounts = sa.select(people.c.now).where(people.c.id.in_(ids), people.c.now.is_not(None))
    return {*ids, *connection.scalars(accounts)}


def blocked_pairs(connection: Connection, ids: Collection[str]) -> set[tuple[str, str]]:
    """Who has blocked whom among people with these current ids."""
    earlier = sa.select(people.c.id, people.c.now).where(people.c.now.in_(ids))
    now = {id: id for id in ids} | {row.id: row.now for row in connection.execute(earlier)}
    query = sa.select(relations.c.person, relations.c.other).where(
        relations.c.person.in_(now), relations.c.other.in_(now), relations.c.kind == BLOCK
    )
    return {(now[row.person], now[row.other]) for row in connection.execute(query)}
