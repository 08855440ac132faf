"""Ratings, and what each game did to them."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import metadata

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ratings_by_value", "game", "seats", "mu"),
)

rated = sa.Table(
    "rated",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
)
"""The finished tables that the ratings have taken in, or found not to count: each once."""

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("mu_before", sa.Float, nullable=False),
    sa.Index("rating_changes_by_player", "player", "game", "seats", "at"),
)
"""What each rated game did to whose rating: profiles, curves and the end of a game show it. A bot
with several seats has one row, with its best place."""
