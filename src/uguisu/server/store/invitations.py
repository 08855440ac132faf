"""Short links to gathering tables: one code each, valid until the game begins."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.now import now_ms
from uguisu.server.store.codes import new_code
from uguisu.server.store.schema import invitations, tables
from uguisu.server.store.store import Store
from uguisu.server.store.summary import upsert
from uguisu.server.table.table import GATHERING


async def invitation_of(store: Store, table: str) -> str:
    """The code of a table, the same for everybody at every node."""
    known = sa.select(invitations.c.code).where(invitations.c.table_id == table)
    found = await store.read(lambda connection: connection.scalar(known))
    if found:
        return str(found)
    row = {"code": new_code(), "table_id": table, "created_at": now_ms()}

    def write(connection: Connection) -> str:
        connection.execute(upsert(store.dialect, invitations, replace=False), row)
        return str(connection.scalar(known))

    return await store.write(write)


async def table_of(store: Store, code: str) -> str | None:
    """Where the code leads; nowhere once the game has begun or the table was closed."""
    query = (
        sa.select(tables.c.id)
        .join(invitations, invitations.c.table_id == tables.c.id)
        .where(invitations.c.code == code, tables.c.status == GATHERING)
    )
    found: str | None = await store.read(lambda connection: connection.scalar(query))
    return found
