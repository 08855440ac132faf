"""What each rated game did to whose rating, and profiles that are private."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "rating_changes",
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
    )
    op.create_index("rating_changes_by_player", "rating_changes", ["player", "game", "seats", "at"])
    op.create_index("ratings_by_value", "ratings", ["game", "seats", "mu"])
    op.add_column(
        "people", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false())
    )
