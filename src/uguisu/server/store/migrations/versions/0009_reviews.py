"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_table", "reviews", ["table_id"])
    op.create_index("reviews_by_at", "reviews", ["at"])
