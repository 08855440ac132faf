"""Friends, challenges, whom people mute or block, and reports to the operator."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import NAME, metadata

friends = sa.Table(
    "friends",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("accepted_at", sa.BigInteger),
    sa.Index("friends_by_other", "other"),
    sa.Index("friends_by_id", "id", unique=True),
)
"""Who has asked whom to be friends; they are since `accepted_at`. `id` names the row to both."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("other", sa.String(32), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("declined_at", sa.BigInteger),
    sa.Index("challenges_by_person", "person"),
    sa.Index("challenges_by_other", "other"),
)
"""Who has invited whom to a table. A challenge ends with its gathering."""

relations = sa.Table(
    "relations",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Index("relations_by_other", "other"),
    sa.Index("relations_by_id", "id", unique=True),
)
"""Whom somebody has muted or blocked; `id` names the row to that person, who is never told ids of
people."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("reporter", sa.String(32), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(NAME * 2), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("talk", sa.LargeBinary, nullable=False),
    sa.Column("resolved_at", sa.BigInteger),
    sa.Column("note", sa.String(400)),
    sa.Index("reports_by_resolved_at", "resolved_at", "created_at"),
    sa.Index("reports_by_reporter", "reporter"),
    sa.Index("reports_by_person", "person"),
)
"""What people have reported to the operator. `name` is how the person was called there; `talk` are
the lines of the table's talk around it, as JSON."""
