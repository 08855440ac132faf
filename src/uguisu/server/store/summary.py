"""The summary of a table for lists, written when its seats or status change.

The log is the truth. The statements are compiled once and executed with new values, because
compiling one takes longer than executing it (bench/server.py).
"""

from functools import cache
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from uguisu.server.protocol.wire import encode
from uguisu.server.store.schema import invitations, sittings, tables
from uguisu.server.store.writer import Work
from uguisu.server.table.absence import abandoned_at
from uguisu.server.table.facts import table_info
from uguisu.server.table.hosting import expires_at
from uguisu.server.table.table import Table

STAND_UP: Final = sa.delete(sittings).where(sittings.c.table_id == sa.bindparam("table"))
END_INVITATION: Final = sa.delete(invitations).where(
    invitations.c.table_id == sa.bindparam("table")
)
NEW_DUE: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values(due=sa.bindparam("next_due"))
)


def bring_up_to_date(table: Table, dialect: str) -> Work:
    """Writes the rows of this table; idempotent, and safe at several nodes at once."""
    now, place = row(table), {"table": table.id}
    taken = [
        {"table_id": table.id, "seat": seat, "person": chair.person}
        for seat, chair in enumerate(table.chairs)
        if chair.person
    ]

    def write(connection: Connection) -> None:
        connection.execute(upsert(dialect, tables), now)
        connection.execute(STAND_UP, place)
        if taken:
            connection.execute(upsert(dialect, sittings), taken)
        if not table.is_gathering:
            connection.execute(END_INVITATION, place)

    return write


def row(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.created.game,
        "seats": table.created.seats,
        "status": table.status,
        "public": table.created.public,
        "host": table.host,
        "created_at": table.past[0].at,
        "changed_at": table.at,
        "due": due_of(table),
        "info": encode(table_info(table)),
        "pace": "days" if table.created.clock.kind == "days" else "live",
        "rated": table.is_rated,
        "language": table.created.language,
        "free": sum(not chair.is_taken for chair in table.chairs),
        "people": sum(bool(chair.person) for chair in table.chairs),
    }


def look_at(id: str, due: int | None) -> Work:
    """Store when a node has to look at this table, if none has it in memory."""
    values = {"table": id, "next_due": due}
    return lambda connection: connection.execute(NEW_DUE, values)


def due_of(table: Table) -> int | None:
    """The next deadline that does not depend on who is connected."""
    if table.is_gathering:
        return expires_at(table)
    expiry = table.times.next_expiry()
    return expiry[0] if expiry else abandoned_at(table)


def without_due(id: str) -> Work:
    """No node needs to look at a table that cannot be opened."""
    return look_at(id, None)


@cache
def upsert(dialect: str, target: sa.Table, *, replace: bool = True) -> sa.Executable:
    """Inserts a whole row; one with the same primary key is replaced, or left as it is."""
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement = insert(target)
    if not replace:
        return statement.on_conflict_do_nothing()
    keys = [column.name for column in target.primary_key]
    rest = {c.name: statement.excluded[c.name] for c in target.columns if c.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=rest)


def insert_new(connection: Connection, target: sa.Table, row: dict[str, Any]) -> bool:
    """Inserts a row; False if there is one with its primary key. Asks which rows were stored:
    drivers do not always count those of an insert."""
    insert = _insert_new(connection.dialect.name, target)
    return connection.execute(insert, row).first() is not None


@cache
def _insert_new(dialect: str, target: sa.Table) -> sa.Executable:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(target).on_conflict_do_nothing().returning(*target.primary_key)
