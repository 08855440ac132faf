"""Who plays in which tournament, and who takes challenges from friends only."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    players = op.create_table(
        "tournament_players",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("tournament_id", sa.String(32), primary_key=True),
    )
    connection = op.get_bind()
    logged = connection.execute(sa.text("SELECT tournament_id, entry FROM tournament_log"))
    known = {(person_of(bytes(entry)), id) for id, entry in logged}
    rows = [{"person": person, "tournament_id": id} for person, id in sorted(known) if person]
    if rows:
        op.bulk_insert(players, rows)
    op.add_column(
        "people", sa.Column("only_friends", sa.Boolean, nullable=False, server_default=sa.false())
    )


def person_of(entry: bytes) -> str:
    """Who joins by this entry; empty for any other, and for a damaged one."""
    try:
        found = json.loads(entry)
        return str(found["by"]) if found["kind"] == "join" else ""
    except (ValueError, KeyError, TypeError):
        return ""
