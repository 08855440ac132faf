"""Lists of tables, from what is derived of their logs. Every list is one page, newest first."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Annotated, Any, Final, Literal

import msgspec
import sqlalchemy as sa
import structlog
from msgspec import Meta
from sqlalchemy.engine import Connection

from uguisu.server.errors import UNREADABLE
from uguisu.server.protocol.http.tables import Listed, Listing
from uguisu.server.protocol.outgoing import TableInfo
from uguisu.server.protocol.wire import Language, Number
from uguisu.server.store.schema import people, sittings, tables
from uguisu.server.store.store import Store
from uguisu.server.table.table import GATHERING, OVER, PLAYING, SET_ASIDE
from uguisu.server.table.who import Who

LENGTH: Final = 20
"""Rows of a page."""
ENDED: Final = 100
"""Finished games to look at."""
RUNNING: Final = 50
"""Limit for the list of one's own unfinished tables."""
LATELY: Final = 10
"""One's own finished tables on the first page."""

log = structlog.get_logger()

decode = msgspec.json.Decoder(TableInfo).decode
COLUMNS = (tables.c.info, tables.c.created_at, tables.c.changed_at)
UNFINISHED: Final = (GATHERING, PLAYING, SET_ASIDE)


class Filter(msgspec.Struct, frozen=True):
    """The filter of a list; empty fields match everything."""

    game: Annotated[str, Meta(max_length=32, pattern=r"^[a-z0-9-]*\Z")] = ""
    pace: Literal["", "live", "days"] = ""
    rated: bool | None = None
    language: Language | Literal[""] = ""
    free: Annotated[int, Meta(ge=0, le=6)] = 0
    before: Number = 0

    def clauses(self) -> list[sa.ColumnElement[bool]]:
        wanted: list[sa.ColumnElement[bool]] = []
        if self.game:
            wanted.append(tables.c.game == self.game)
        if self.pace:
            wanted.append(tables.c.pace == self.pace)
        if self.rated is not None:
            wanted.append(tables.c.rated == self.rated)
        if self.language:
            wanted.append(tables.c.language.in_([self.language, ""]))
        if self.free:
            wanted.append(tables.c.free >= self.free)
        if self.before:
            wanted.append(tables.c.changed_at < self.before)
        return wanted


async def gatherings(store: Store, wanted: Filter) -> Listing:
    """Open tables where somebody sits and a seat is free."""
    somebody = (tables.c.people > 0, tables.c.free > 0)
    return await _page(store, GATHERING, *somebody, *wanted.clauses())


async def running(store: Store, wanted: Filter) -> Listing:
    """Public games that are on and have somebody to watch."""
    return await _page(store, PLAYING, tables.c.people > 0, *wanted.clauses())


async def finished(store: Store) -> Listing:
    return await _page(store, OVER, length=ENDED)


async def _page(
    store: Store, status: str, *clauses: sa.ColumnElement[bool], length: int = LENGTH
) -> Listing:
    query = (
        sa.select(*COLUMNS)
        .where(tables.c.public, tables.c.status == status, *clauses)
        .order_by(tables.c.changed_at.desc())
        .limit(length + 1)
    )
    return _listing(await _listed(store, query), length)


def _listing(found: tuple[Listed, ...], length: int) -> Listing:
    return Listing(tables=found[:length], more=len(found) > length)


async def mine(store: Store, who: Who, before: int = 0) -> Listing:
    """One's own tables: first all that have not ended and a few that have, then older ones, page by
    page. Lessons are found where they are taught."""
    if before:
        ended = tables.c.status.not_in(UNFINISHED)
        older = await _of(store, who, LENGTH + 1, ended, tables.c.changed_at < before)
        return _listing(older, LENGTH)
    on = await _of(store, who, RUNNING, tables.c.status.in_(UNFINISHED))
    over = await _of(store, who, LATELY + 1, tables.c.status.not_in(UNFINISHED))
    return Listing(tables=on + over[:LATELY], more=len(over) > LATELY)


async def _of(
    store: Store, who: Who, length: int, *clauses: sa.ColumnElement[bool]
) -> tuple[Listed, ...]:
    seats = sa.select(sittings.c.table_id).where(sittings.c.person.in_(who.ids))
    query = (
        sa.select(*COLUMNS)
        .where(tables.c.id.in_(seats), *clauses)
        .order_by(tables.c.changed_at.desc())
        .limit(length)
    )
    found = await _listed(store, query)
    own = await _seats_of(store, who, [one.table.id for one in found])
    return tuple(
        msgspec.structs.replace(one, mine=tuple(sorted(own.get(one.table.id, ()))))
        for one in found
        if not one.table.lesson
    )


async def _seats_of(store: Store, who: Who, ids: list[str]) -> dict[str, list[int]]:
    query = sa.select(sittings.c.table_id, sittings.c.seat).where(
        sittings.c.table_id.in_(ids), sittings.c.person.in_(who.ids)
    )
    own: dict[str, list[int]] = {}
    for table, seat in await store.read(lambda c: c.execute(query).fetchall()):
        own.setdefault(table, []).append(seat)
    return own


async def _listed(store: Store, query: sa.Select[Any]) -> tuple[Listed, ...]:
    rows = await store.read(lambda connection: connection.execute(query).fetchall())
    found = [listed for row in rows for listed in _read(*row)]
    former = await store.read(lambda c: _former([one.table.id for one in found], c))
    return tuple(_without_names(one, former.get(one.table.id, frozenset())) for one in found)


def _former(ids: list[str], connection: Connection) -> dict[str, set[int]]:
    """By table: the seats of deleted accounts, whose names are hidden."""
    account = people.alias()
    gone = sa.or_(people.c.gone_at.is_not(None), account.c.gone_at.is_not(None))
    query = (
        sa.select(sittings.c.table_id, sittings.c.seat)
        .join(people, people.c.id == sittings.c.person)
        .outerjoin(account, account.c.id == people.c.now)
        .where(sittings.c.table_id.in_(ids), gone)
    )
    found: dict[str, set[int]] = {}
    for table, seat in connection.execute(query):
        found.setdefault(table, set()).add(seat)
    return found


def _without_names(listed: Listed, seats: AbstractSet[int]) -> Listed:
    if not seats:
        return listed
    replace = msgspec.structs.replace
    told = (replace(s, name="") if s.seat in seats else s for s in listed.table.seats)
    return replace(listed, table=replace(listed.table, seats=tuple(told)))


def _read(info: bytes, created: int, changed: int) -> Iterator[Listed]:
    """A row that cannot be read must not hide the others."""
    try:
        yield Listed(table=decode(info), created_at=created, changed_at=changed)
    except UNREADABLE as error:
        log.warning("a table cannot be listed", error=type(error).__name__)
