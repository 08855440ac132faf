"""Small values that all nodes share."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import metadata

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
"""Small values shared by all nodes: `sessions`, the key of signed cookies of old (signed.py), and
`written`, which is written to find out whether the database takes anything (api/health.py)."""
