"""Friends, challenges, who is here, and suspended accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("people", sa.Column("suspended_until", sa.BigInteger))
    op.add_column("people", sa.Column("suspended_why", sa.String(400)))
    op.create_table(
        "presences",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("here_until", sa.BigInteger, nullable=False),
    )
    op.create_index("presences_by_here_until", "presences", ["here_until"])
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("accepted_at", sa.BigInteger),
    )
    op.create_index("friends_by_other", "friends", ["other"])
    op.create_index("friends_by_id", "friends", ["id"], unique=True)
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("declined_at", sa.BigInteger),
    )
    op.create_index("challenges_by_person", "challenges", ["person"])
    op.create_index("challenges_by_other", "challenges", ["other"])
