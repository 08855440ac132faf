"""The first schema: logs, lists, people, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("info", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed_at"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("sittings_by_person", "sittings", ["person"])
    create_people()


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("login", sa.String(24), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("email", sa.String(200)),
        sa.Column("now", sa.String(32)),
    )
    op.create_index("people_by_now", "people", ["now"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table("rated", sa.Column("table_id", sa.String(32), primary_key=True))
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(500), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("keys", sa.String(500), nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
