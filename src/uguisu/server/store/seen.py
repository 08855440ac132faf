"""Read positions: how far people have seen the logs of their tables, for unread marks."""

from collections.abc import Iterable

import sqlalchemy as sa

from uguisu.server.store.schema import seen
from uguisu.server.store.store import Store
from uguisu.server.store.summary import upsert
from uguisu.server.store.writer import Work
from uguisu.server.table.who import Who


def note_seen(dialect: str, table: str, person: str, number: int) -> Work:
    row = {"table_id": table, "person": person, "number": number}
    return lambda connection: connection.execute(upsert(dialect, seen), row)


async def seen_by(store: Store, who: Who, tables: Iterable[str]) -> dict[str, int]:
    """By table, the last number this person has seen there; nothing for one never left."""
    query = (
        sa.select(seen.c.table_id, sa.func.max(seen.c.number))
        .where(seen.c.table_id.in_(list(tables)), seen.c.person.in_(who.ids))
        .group_by(seen.c.table_id)
    )
    rows = await store.read(lambda connection: connection.execute(query).fetchall())
    return {str(table): int(number) for table, number in rows}
