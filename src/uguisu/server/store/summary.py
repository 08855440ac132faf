"""What lists need of a table, written whenever its seats or status change; the log is the truth."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from uguisu.server.facts import table_info
from uguisu.server.feed import encode
from uguisu.server.store.schema import sittings, tables
from uguisu.server.table import Table


def statements(table: Table, dialect: str) -> list[sa.Executable]:
    """Bring the rows of this table up to date; may be done again, by several nodes at once."""
    old = sa.delete(sittings).where(sittings.c.table_id == table.id)
    return [
        upsert(dialect, tables, row(table)),
        old,
        *(
            upsert(dialect, sittings, {"table_id": table.id, "seat": s, "person": chair.person})
            for s, chair in enumerate(table.chairs)
            if chair.person
        ),
    ]


def row(table: Table) -> dict[str, Any]:
    expiry = table.times.next_expiry()
    return {
        "id": table.id,
        "game": table.created.game,
        "seats": table.created.seats,
        "status": table.status,
        "public": table.created.public,
        "host": table.host,
        "created_at": table.past[0].at,
        "changed_at": table.at,
        "due": expiry[0] if expiry else None,
        "info": encode(table_info(table)),
    }


def new_due(id: str, due: int | None) -> sa.Executable:
    return sa.update(tables).where(tables.c.id == id).values(due=due)


def upsert(
    dialect: str, target: sa.Table, values: dict[str, Any], *, replace: bool = True
) -> sa.Executable:
    """Insert a row; one with the same primary key is replaced, or left as it is. `excluded` is
    named as text: the proxies of SQLAlchemy take as long as all the rest (bench/server.py)."""
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement = insert(target).values(values)
    keys = [column.name for column in target.primary_key]
    rest: dict[str, Any] = {
        name: sa.literal_column(f"excluded.{name}") for name in values if name not in keys
    }
    if not replace:
        return statement.on_conflict_do_nothing()
    return statement.on_conflict_do_update(index_elements=keys, set_=rest)
