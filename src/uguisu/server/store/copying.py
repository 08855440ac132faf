"""Copies of a whole database: as JSON lines, or straight into another database.

Only what cannot be derived is copied; the lists of tables are rebuilt from the logs. A copy is as
secret as the database: it has the shuffles of running games, and the sessions.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from uguisu.server.errors import UNREADABLE, BadCopy
from uguisu.server.store import schema, tournaments
from uguisu.server.store.summary import bring_up_to_date
from uguisu.server.table import entries
from uguisu.server.table.table import Table

FORMAT: Final = 5
"""Version of the file format; version 1 has no sessions, version 2 no mutes, blocks and reports,
version 3 no tournaments, version 4 no friends and challenges."""
CHUNK: Final = 500
FOREIGN: Final = "Line {} of the file was not written by an export."
COPIED: Final = {
    str(table.name): table
    for table in (
        schema.people,
        schema.sessions,
        schema.keys,
        schema.log,
        schema.ratings,
        schema.rated,
        schema.rating_changes,
        schema.subscriptions,
        schema.relations,
        schema.friends,
        schema.challenges,
        schema.reports,
        schema.voices,
        schema.tournament_log,
    )
}

T = TypeVar("T")
Row = tuple[str, dict[str, Any]]
"""The name of a table of the database, and the values of a row."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    uguisu: int


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every other line. The entry of a log is written as the JSON it is stored as (see
    `_written`)."""

    of: str
    row: dict[str, msgspec.Raw]


def rows(connection: Connection) -> Iterator[Row]:
    for name, table in COPIED.items():
        query = sa.select(table).order_by(*table.primary_key)
        for row in connection.execute(query.execution_options(yield_per=CHUNK)).mappings():
            yield name, dict(row)


def lines(found: Iterable[Row]) -> Iterator[bytes]:
    encode = msgspec.json.Encoder().encode
    yield encode(Head(FORMAT)) + b"\n"
    for name, row in found:
        values = {
            str(column): msgspec.Raw(_written(value) if isinstance(value, bytes) else encode(value))
            for column, value in row.items()
        }
        yield encode(Line(name, values)) + b"\n"


def _written(entry: bytes) -> bytes:
    """The entry itself, or base64 if it is damaged and would break the line."""
    try:
        msgspec.json.decode(entry, type=dict)
    except UNREADABLE:
        return b'"' + b64encode(entry) + b'"'
    return entry.replace(b"\n", b" ")


def _entry(raw: bytes) -> bytes:
    return b64decode(raw.strip(b'"')) if raw.startswith(b'"') else raw


def read(found: Iterable[bytes]) -> Iterator[Row]:
    """Rows from lines; raises BadCopy at the first invalid one."""
    remaining = iter(found)
    if not 1 <= _decoded(1, next(remaining, b""), Head).uguisu <= FORMAT:
        raise BadCopy("The file was exported by a newer version.")
    for number, text in enumerate(remaining, 2):
        line = _decoded(number, text, Line)
        try:
            yield line.of, _values(COPIED[line.of], line.row)
        except (KeyError, *UNREADABLE, ValueError) as error:
            raise BadCopy(FOREIGN.format(number)) from error


def _decoded(number: int, text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadCopy(FOREIGN.format(number)) from error


def _values(table: sa.Table, row: dict[str, msgspec.Raw]) -> dict[str, Any]:
    return {
        column: _entry(bytes(raw))
        if isinstance(table.c[column].type, sa.LargeBinary)
        else msgspec.json.decode(raw)
        for column, raw in row.items()
    }


def take_in(connection: Connection, found: Iterable[Row]) -> int:
    """Add the rows of a copy, all or none; returns the number of tables. Existing rows stay as they
    are: logs are never mixed, and a session that has ended is not opened again for a known person.
    """
    known = set(connection.scalars(sa.select(schema.log.c.table_id).distinct()))
    people = set(connection.scalars(sa.select(schema.people.c.id)))
    held = set(connection.scalars(sa.select(schema.tournament_log.c.tournament_id).distinct()))
    fresh: dict[str, None] = {}
    contests: set[str] = set()
    try:
        for name, chunk in _chunks(found):
            if name == schema.log.name:
                new = [row for row in chunk if row["table_id"] not in known]
                fresh |= dict.fromkeys(str(row["table_id"]) for row in new)
                _insert(connection, schema.log, new)
            elif name == schema.sessions.name:
                new = [row for row in chunk if row["person"] not in people]
                _insert(connection, schema.sessions, new)
            elif name == schema.tournament_log.name:
                new = [row for row in chunk if row["tournament_id"] not in held]
                contests |= {str(row["tournament_id"]) for row in new}
                _insert(connection, schema.tournament_log, new)
            else:
                _insert(connection, COPIED[name], chunk)
    except (SQLAlchemyError, KeyError) as error:
        raise BadCopy("The file has rows that the database refuses; nothing was taken.") from error
    for id in fresh:
        _derive(connection, id)
    for id in sorted(contests):
        tournaments.note_all(connection, id)
    return len(fresh)


def _chunks(found: Iterable[Row]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Groups rows of the same table with the same columns."""
    chunk: list[dict[str, Any]] = []
    of: tuple[str, tuple[str, ...]] = ("", ())
    for name, row in found:
        kind = (name, tuple(row))
        if chunk and (kind != of or len(chunk) == CHUNK):
            yield of[0], chunk
            chunk = []
        of = kind
        chunk.append(row)
    if chunk:
        yield of[0], chunk


def _insert(connection: Connection, table: sa.Table, chunk: list[dict[str, Any]]) -> None:
    if not chunk:
        return
    columns = list(chunk[0])
    names, values = ", ".join(columns), ", ".join(f":{column}" for column in columns)
    if not set(columns) <= set(table.c.keys()):
        raise KeyError(names)
    sql = f"INSERT INTO {table.name} ({names}) VALUES ({values}) ON CONFLICT DO NOTHING"
    connection.execute(sa.text(sql), chunk)


def _derive(connection: Connection, id: str) -> None:
    """A damaged log is imported as a table that was set aside, and one without a beginning only if
    it was repaired: a damaged table must not prevent an import."""
    table = fold(connection, id)
    if table.is_created:
        bring_up_to_date(table, connection.dialect.name)(connection)
    elif not table.is_ended:
        raise BadCopy(
            f"The log of table {id} cannot be replayed; nothing was taken. "
            "`uguisu admin repair` at the source lets it pass."
        )


def fold(connection: Connection, id: str) -> Table:
    """The table of a log; its number is 0 if there is no log."""
    query = sa.select(schema.log.c.number, schema.log.c.at, schema.log.c.entry)
    query = query.where(schema.log.c.table_id == id).order_by(schema.log.c.number)
    table = Table(id)
    for number, at, entry in connection.execute(query):
        table.fold(number, at, entries.decode(bytes(entry)))
    return table
