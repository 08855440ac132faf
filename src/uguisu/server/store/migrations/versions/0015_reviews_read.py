"""When a kept review was last read."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column(
        "reviews", sa.Column("read_at", sa.BigInteger, nullable=False, server_default="0")
    )
    op.execute(sa.text("UPDATE reviews SET read_at = at"))
    op.drop_index("reviews_by_at", "reviews")
    op.create_index("reviews_by_read_at", "reviews", ["read_at"])
