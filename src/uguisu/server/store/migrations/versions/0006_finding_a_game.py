"""Lists that can be filtered, invitations, unread marks and quick match."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("pace", sa.String(8), nullable=False, server_default="live"))
        tables.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
        tables.add_column(sa.Column("language", sa.String(8), nullable=False, server_default=""))
        tables.add_column(sa.Column("free", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    _fill(op.get_bind())
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("wish", sa.String(500), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_index("seekers_by_table", "seekers", ["table_id", "since"])
    op.create_table(
        "waits",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
    )
    op.create_index("waits_by_game", "waits", ["game", "pace", "at"])


def _fill(connection: sa.Connection) -> None:
    """The tables of before that lists show. Gatherings become due, so that those which nobody
    comes back to are closed."""
    tables = sa.table(
        "tables",
        *(sa.column(name) for name in ("id", "status", "info", "changed_at")),
        *(sa.column(name) for name in ("pace", "rated", "free", "people", "due")),
    )
    shown = sa.select(tables.c.id, tables.c.info, tables.c.status, tables.c.changed_at).where(
        tables.c.status.in_(["gathering", "playing"])
    )
    for id, info, status, changed_at in connection.execute(shown).fetchall():
        values = _values(bytes(info))
        if status == "gathering":
            values["due"] = changed_at
        connection.execute(sa.update(tables).where(tables.c.id == id).values(**values))


def _values(info: bytes) -> dict[str, object]:
    """Nothing for one that cannot be read: it is set right when it is next opened."""
    try:
        table = json.loads(info)
        kinds = [seat["kind"] for seat in table["seats"]]
        return {
            "pace": "days" if table["clock"]["kind"] == "days" else "live",
            "rated": bool(table["rated"]),
            "free": kinds.count("open"),
            "people": kinds.count("person"),
        }
    except (ValueError, KeyError, TypeError):
        return {"people": 0}
