"""Migrations: forward, with a copy, never over a newer schema."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from uguisu.server.errors import CannotServe
from uguisu.server.store.migrate import migrate
from uguisu.server.store.schema import metadata, tournament_players
from uguisu.server.store.store import make_engine


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/uguisu.db")
    migrate(engine)

    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        differences = compare_metadata(context, metadata)

    engine.dispose()
    assert differences == []


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/uguisu.db")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(CannotServe, match="schema 9999 of a newer version"):
        migrate(engine)

    engine.dispose()


def test_an_older_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/uguisu.db")
    migrate(engine, upto="0001")
    assert [file.name for file in tmp_path.glob("*.0001.*")] == []

    migrate(engine)

    engine.dispose()
    assert len(list(tmp_path.glob("uguisu.db.0001.*"))) == 1


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/uguisu.db")
    migrate(engine)
    migrate(engine)

    engine.dispose()
    assert {file.suffix for file in tmp_path.iterdir()} <= {".db", ".db-wal", ".db-shm"}


def test_players_of_older_tournaments_are_found_in_their_logs(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/uguisu.db")
    migrate(engine, upto="0012")
    entry = b'{"kind":"join","by":"aki","name":"Aki"}'
    log = [("cup", 1, b'{"kind":"announce"}'), ("cup", 2, entry), ("cup", 3, b"damaged")]
    insert = sa.text("INSERT INTO tournament_log VALUES (:id, :number, 0, :entry)")
    with engine.begin() as connection:
        for id, number, raw in [*log, ("cup", 4, entry), ("other", 1, entry)]:
            connection.execute(insert, {"id": id, "number": number, "entry": raw})

    migrate(engine)

    with engine.connect() as connection:
        found = connection.execute(sa.select(tournament_players)).fetchall()
    engine.dispose()
    assert sorted(found) == [("aki", "cup"), ("aki", "other")]
