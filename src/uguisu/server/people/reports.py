"""Reports to the operator: about whom, and the messages around it."""

from collections.abc import Iterable
from secrets import token_hex
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.errors import NotFound, said
from uguisu.server.now import now_ms
from uguisu.server.store.schema import people, reports
from uguisu.server.table.gathering import SitDown
from uguisu.server.table.table import Table
from uguisu.server.table.talk import React, Say

AROUND: Final = 20
"""Lines of talk that are kept with a report, the last ones."""


class Line(msgspec.Struct, frozen=True):
    """What somebody said; `theirs`: the one who is reported."""

    at: int
    name: str
    text: str
    theirs: bool = False


class PlayerReport(msgspec.Struct, frozen=True, kw_only=True):
    """As the operator sees it."""

    id: str
    created_at: int
    name: str
    person: str
    table: str
    reason: str
    text: str
    talk: tuple[Line, ...]
    others: int = 0
    """Further reports of the same person."""
    resolved_at: int = 0
    note: str = ""


def talk_of(table: Table, person: str) -> tuple[Line, ...]:
    """The last lines at a table up to now."""
    said = [
        Line(past.at, past.entry.name, past.entry.text, past.entry.by == person)
        for past in table.past
        if isinstance(past.entry, Say)
    ]
    return tuple(said[-AROUND:])


def file(
    connection: Connection, by: str, person: str, table: Table | None, reason: str, text: str
) -> None:
    """A report of somebody at a table, or of an account. A new one by the same person replaces one
    that was not looked at yet."""
    id = table.id if table else ""
    same = (reports.c.reporter == by) & (reports.c.person == person)
    same &= (reports.c.table_id == id) & reports.c.resolved_at.is_(None)
    connection.execute(sa.delete(reports).where(same))
    row = {
        "id": token_hex(6),
        "created_at": now_ms(),
        "reporter": by,
        "person": person,
        "name": name_at(table, person) if table else name_of(connection, person),
        "table_id": id,
        "reason": reason,
        "text": text,
        "talk": msgspec.json.encode(talk_of(table, person) if table else ()),
    }
    connection.execute(sa.insert(reports).values(row))


def name_at(table: Table, person: str) -> str:
    """The name somebody had at a table when they last sat down or spoke."""
    named = (SitDown, Say, React)
    for past in reversed(table.past):
        if isinstance(past.entry, named) and past.entry.by == person:
            return past.entry.name
    return ""


def name_of(connection: Connection, person: str) -> str:
    return connection.scalar(sa.select(people.c.name).where(people.c.id == person)) or ""


def listed(connection: Connection, *, resolved: bool = False) -> list[PlayerReport]:
    """Those that wait, the oldest first; or all, the newest first."""
    query = sa.select(reports)
    if resolved:
        query = query.order_by(reports.c.created_at.desc())
    else:
        query = query.where(reports.c.resolved_at.is_(None)).order_by(reports.c.created_at)
    return [read(connection, row) for row in connection.execute(query).fetchall()]


def of_reporter(connection: Connection, ids: Iterable[str]) -> list[Any]:
    """What somebody has reported, the first one first. What the operator noted is not theirs, nor
    what others said."""
    query = sa.select(reports).where(reports.c.reporter.in_(list(ids)))
    return list(connection.execute(query.order_by(reports.c.created_at)))


def find(connection: Connection, id: str) -> PlayerReport:
    """Raises NotFound."""
    row = connection.execute(sa.select(reports).where(reports.c.id == id)).fetchone()
    if row is None:
        raise said(NotFound, "refused-no-report")
    return read(connection, row)


def resolve(connection: Connection, id: str, note: str) -> PlayerReport:
    """The operator has dealt with it; raises NotFound."""
    change = sa.update(reports).where(reports.c.id == id)
    connection.execute(change.values(resolved_at=now_ms(), note=note))
    return find(connection, id)


def read(connection: Connection, row: Any) -> PlayerReport:
    same = (reports.c.person == row.person) & (reports.c.id != row.id)
    return PlayerReport(
        id=row.id,
        created_at=row.created_at,
        name=row.name,
        person=row.person,
        table=row.table_id,
        reason=row.reason,
        text=row.text,
        talk=msgspec.json.decode(row.talk, type=tuple[Line, ...]),
        others=connection.scalar(sa.select(sa.func.count()).where(same)) or 0,
        resolved_at=row.resolved_at or 0,
        note=row.note or "",
    )
