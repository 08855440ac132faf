"""An operator's work on the database, with or without a running server."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import sqlalchemy as sa

from uguisu.server.errors import CannotServe, NoFile, WrongMoment
from uguisu.server.settings import Settings
from uguisu.server.store import copying
from uguisu.server.store.problems import told_in_a_sentence
from uguisu.server.store.repairs import append, repair_of
from uguisu.server.store.schema import log, sittings, tables
from uguisu.server.store.store import Store
from uguisu.server.table import entries
from uguisu.server.table.table import GATHERING, PLAYING, SET_ASIDE, Table


class Listed(msgspec.Struct, frozen=True):
    """A table in the operator's list. `changed_at` is in milliseconds since 1970."""

    id: str
    game: str
    status: str
    seats: int
    people: int
    changed_at: int


@contextlib.contextmanager
def opened(settings: Settings, *, new: bool = False) -> Iterator[Store]:
    """The database of these settings; `new`: it may be created."""
    file = settings.data_dir / "uguisu.db"
    if not settings.database and not new and not file.exists():
        raise CannotServe(f"There is no database at {file}; choose its directory with --data.")
    with told_in_a_sentence():
        store = Store(settings.database_url)
        store.prepare()
    try:
        yield store
    finally:
        store.readers.shutdown()
        store.engine.dispose()


def list_tables(store: Store, *, ended: bool) -> list[Listed]:
    """Tables that have not ended, or all of them; the one that changed last comes first."""
    people = sa.func.count(sittings.c.seat)
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.seats)
    query = (
        sa.select(*columns, people, tables.c.changed_at)
        .outerjoin(sittings, sittings.c.table_id == tables.c.id)
        .group_by(tables.c.id)
        .order_by(tables.c.changed_at.desc(), tables.c.id)
    )
    if not ended:
        query = query.where(tables.c.status.in_([GATHERING, PLAYING, SET_ASIDE]))
    with store.engine.connect() as connection:
        return [Listed(*row) for row in connection.execute(query)]


def end(store: Store, id: str) -> None:
    """Append an Abort to a table's log. A server that has it in memory notices within seconds."""

    def make(table: Table) -> entries.Entry:
        if table.is_ended:
            raise WrongMoment(f"The game at table {id} has ended already.")
        return repair_of(table) if table.fault else entries.Abort(why="admin")

    append(store, id, make)


def export(store: Store, file: Path) -> int:
    """Write a file that only its owner can read; returns the number of lines."""
    with store.engine.connect() as connection, _new_file(file) as descriptor:
        lines = copying.lines(copying.rows(connection))
        with os.fdopen(descriptor, "wb") as out:
            return sum(out.write(line) > 0 for line in lines)


def take_in(store: Store, file: Path) -> int:
    """Add what is in the export but not in this database; returns the number of tables."""
    try:
        with file.open("rb") as found, store.engine.begin() as connection:
            return copying.take_in(connection, copying.read(found))
    except OSError as error:
        raise NoFile(f"{file} cannot be read: {error.strerror}.") from error


def back_up(store: Store, file: Path) -> None:
    """A consistent copy of a SQLite database, also while the server runs."""
    if store.dialect != "sqlite":
        raise CannotServe("This makes copies of SQLite files; for PostgreSQL use pg_dump.")
    with _new_file(file) as descriptor:
        os.close(descriptor)
        with told_in_a_sentence(), store.engine.connect() as connection:
            connection.exec_driver_sql("VACUUM INTO ?", (str(file),))


def move(store: Store, target: Store) -> int:
    """Copy everything into an empty database; returns how many tables."""
    with target.engine.begin() as there:
        if there.scalar(sa.select(log.c.table_id).limit(1)) is not None:
            raise CannotServe("The database to move to has tables already; choose an empty one.")
        with store.engine.connect() as here:
            return copying.take_in(there, copying.rows(here))


@contextlib.contextmanager
def _new_file(file: Path) -> Iterator[int]:
    """Never overwrite a file, leave no partial one, and let nobody else read it."""
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise CannotServe(f"{file} cannot be written: {error.strerror}.") from error
    try:
        yield descriptor
    except BaseException:
        file.unlink()
        raise
