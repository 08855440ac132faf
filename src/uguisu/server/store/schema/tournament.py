"""Tournaments: their logs, and what is derived from them for lists."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import metadata

tournament_log = sa.Table(
    "tournament_log",
    metadata,
    sa.Column("tournament_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""A tournament is this log; as with tables, the primary key is the lock."""

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("begins", sa.BigInteger, nullable=False),
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Index("tournaments_by_status", "status", "begins"),
    sa.Index("tournaments_by_host", "host", "status"),
)
"""For lists and for what is due; derived from the log."""

tournament_players = sa.Table(
    "tournament_players",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("tournament_id", sa.String(32), primary_key=True),
)
"""Who has ever joined which tournament; derived from the log."""
