"""Notices and reminders of one's turn."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import metadata

reminders = sa.Table(
    "reminders",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Who got a reminder, for the decision that began at this number of the log."""

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.String(500), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("keys", sa.String(500), nullable=False),
    sa.Index("subscriptions_by_person", "person"),
)
"""Browsers that want your-turn notices."""
