"""Lists of tables, from what is derived of their logs."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog

from uguisu.server.errors import UNREADABLE
from uguisu.server.protocol.http import Listed
from uguisu.server.protocol.told import TableInfo
from uguisu.server.store.schema import sittings, tables
from uguisu.server.store.store import Store
from uguisu.server.table.table import GATHERING, OVER, PLAYING
from uguisu.server.table.who import Who

LENGTH: Final = 100

log = structlog.get_logger()

decode = msgspec.json.Decoder(TableInfo).decode
COLUMNS = (tables.c.info, tables.c.created_at, tables.c.changed_at)


async def open_tables(store: Store) -> tuple[Listed, ...]:
    """Public tables that gather or play, the newest first."""
    query = (
        sa.select(*COLUMNS)
        .where(tables.c.public, tables.c.status.in_([GATHERING, PLAYING]))
        .order_by(tables.c.changed_at.desc())
        .limit(LENGTH)
    )
    return await _listed(store, query)


async def finished(store: Store) -> tuple[Listed, ...]:
    query = (
        sa.select(*COLUMNS)
        .where(tables.c.public, tables.c.status == OVER)
        .order_by(tables.c.changed_at.desc())
        .limit(LENGTH)
    )
    return await _listed(store, query)


async def mine(store: Store, who: Who) -> tuple[Listed, ...]:
    """One's own tables, the newest first; lessons are found where they are taught."""
    seats = sa.select(sittings.c.table_id, sittings.c.seat).where(sittings.c.person.in_(who.ids))
    own: dict[str, list[int]] = {}
    for table, seat in await store.read(lambda c: c.execute(seats).fetchall()):
        own.setdefault(table, []).append(seat)
    query = (
        sa.select(*COLUMNS)
        .where(tables.c.id.in_(seats.with_only_columns(sittings.c.table_id)))
        .order_by(tables.c.changed_at.desc())
        .limit(LENGTH)
    )
    return tuple(
        msgspec.structs.replace(one, mine=tuple(sorted(own.get(one.table.id, ()))))
        for one in await _listed(store, query)
        if not one.table.lesson
    )


async def _listed(store: Store, query: sa.Select[Any]) -> tuple[Listed, ...]:
    rows = await store.read(lambda connection: connection.execute(query).fetchall())
    return tuple(listed for row in rows for listed in _read(*row))


def _read(info: bytes, created: int, changed: int) -> Iterator[Listed]:
    """One row that cannot be read must not take the others from the list."""
    try:
        yield Listed(table=decode(info), created_at=created, changed_at=changed)
    except UNREADABLE as error:
        log.warning("a table cannot be listed", error=type(error).__name__)
