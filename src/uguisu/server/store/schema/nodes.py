"""Small values shared by all nodes."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import metadata

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
"""Small values shared by all nodes: `sessions`, the key of the old signed cookies
(legacy_cookies.py), and `written`, which is written to see whether the database accepts writes
(api/health.py)."""
