"""Accounts that can be recovered and deleted, names by their look, mutes, blocks and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    _widen_people()
    _replace_confirmations()
    _add_tables()


def _widen_people() -> None:
    for column in (
        sa.Column("look", sa.String(120)),
        sa.Column("password_at", sa.BigInteger),
        sa.Column("turn_mails", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("mail_token", sa.String(64)),
        sa.Column("gone_at", sa.BigInteger),
    ):
        op.add_column("people", column)
    op.create_index("people_by_email", "people", ["email"])
    op.create_index("people_by_look", "people", ["look"], unique=True)
    op.create_index("people_by_mail_token", "people", ["mail_token"], unique=True)
    op.create_index("people_by_gone_at", "people", ["gone_at"])
    _note_looks()


def _note_looks() -> None:
    """The oldest account keeps a name to itself; a later one of the same look has it until it
    takes another."""
    from uguisu.server.table.confusable_names import look_of

    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("look"))
    accounts = sa.text("SELECT id, name FROM people WHERE login IS NOT NULL ORDER BY created_at")
    connection, taken = op.get_bind(), set()
    for id, name in connection.execute(accounts).fetchall():
        look = look_of(name)
        if look not in taken:
            taken.add(look)
            connection.execute(sa.update(people).where(people.c.id == id).values(look=look))


def _replace_confirmations() -> None:
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("email", sa.String(200), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("links_by_person", "links", ["person", "kind"])
    op.execute(
        "INSERT INTO links (token, kind, person, email, language, created_at) "
        "SELECT token, 'email', person, email, language, created_at FROM confirmations"
    )
    op.drop_table("confirmations")


def _add_tables() -> None:
    op.create_table(
        "relations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("relations_by_other", "relations", ["other"])
    op.create_index("relations_by_id", "relations", ["id"], unique=True)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("talk", sa.LargeBinary, nullable=False),
        sa.Column("resolved_at", sa.BigInteger),
        sa.Column("note", sa.String(400)),
    )
    op.create_index("reports_by_resolved_at", "reports", ["resolved_at", "created_at"])
    op.create_index("reports_by_reporter", "reports", ["reporter"])
    op.create_index("reports_by_person", "reports", ["person"])
    op.create_table(
        "voices",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
