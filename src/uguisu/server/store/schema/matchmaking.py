"""Quick match: who looks for people to play with, and how long people wait."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import metadata

seekers = sa.Table(
    "seekers",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("wish", sa.String(500), nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("seen_at", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String(32)),
    sa.Index("seekers_by_table", "table_id", "since"),
)
"""Who looks for people to play with: one wish each, since when, and when the browser last asked.
`table_id` is the table that was found; who sets it first has made the match."""

waits = sa.Table(
    "waits",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("ms", sa.BigInteger, nullable=False),
    sa.Index("waits_by_game", "game", "pace", "at"),
)
"""How long people waited for a match, for an honest estimate; kept for a day."""
