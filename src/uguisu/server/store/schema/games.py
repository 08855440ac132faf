"""The log of every table, and what is derived from it: lists, reviews and puzzles."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import metadata

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The primary key is the lock: the first to store a number has acted."""

tables = sa.Table(
    "tables",
    metadata,
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
    sa.Column("pace", sa.String(8), nullable=False, server_default="live"),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("language", sa.String(8), nullable=False, server_default=""),
    sa.Column("free", sa.Integer, nullable=False, server_default="0"),
    sa.Column("people", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_by_status", "status", "public", "changed_at"),
    sa.Index("tables_by_due", "due"),
)
"""For lists: a summary of each table, as of its last change of seats or status. `free` are the
seats nobody has, `people` those that people have."""

sittings = sa.Table(
    "sittings",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Index("sittings_by_person", "person"),
)
"""Who sits where, for "my games"."""

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False, unique=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
)
"""Short links to tables that gather; a row goes when its table begins or ends."""

seen = sa.Table(
    "seen",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
)
"""How far somebody who plays at a table has seen its log, for unread marks."""

voices = sa.Table(
    "voices",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
)
"""Who has said something at which table, to find it again for an export (my_data.py)."""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("read_at", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("found", sa.LargeBinary, nullable=False),
    sa.Index("reviews_by_table", "table_id"),
    sa.Index("reviews_by_read_at", "read_at"),
)
"""Reviews of finished games. `digest` is made of the record, the budget and the versions; `found`
is what was found at every step, packed. It can be made again, so no copy holds it, and what was
read longest ago is deleted."""

puzzles = sa.Table(
    "puzzles",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
"""The puzzle of each day, packed. `table_id` is the game it was taken from, which nobody is told;
another can be made, so no copy holds it."""
