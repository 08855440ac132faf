"""When all sessions of a person were ended: a changed password signs out everywhere else."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("signed_out_at", sa.BigInteger))
