"""The puzzle of each day."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
