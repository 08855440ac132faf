"""Logs that cannot be folded: finding them, and ending their tables."""

import contextlib
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from uguisu.kernel.errors import UguisuError
from uguisu.server.errors import UNREADABLE, Busy, NotFound, WrongMoment
from uguisu.server.now import now_ms
from uguisu.server.protocol.outgoing import TableInfo
from uguisu.server.store import copying
from uguisu.server.store.schema import log, tables
from uguisu.server.store.store import Store
from uguisu.server.store.summary import bring_up_to_date
from uguisu.server.table import entries
from uguisu.server.table.seating import BrokenEntry
from uguisu.server.table.table import ABORTED, Table

ATTEMPTS: Final = 10
CHUNK: Final = 500

Make = Callable[[Table], entries.Entry]


class Finding(msgspec.Struct, frozen=True):
    """A table whose log cannot be folded from entry `number` on, and why."""

    table: str
    number: int
    reason: str


class Checked(msgspec.Struct, frozen=True):
    logs: int
    findings: tuple[Finding, ...]


def check(store: Store) -> Checked:
    """Fold all logs; nothing is changed."""
    found, count = [], 0
    with store.engine.connect() as connection:
        for table in _folded(connection):
            count += 1
            if table.fault is not None:
                found.append(Finding(table.id, table.fault.number, reason_of(table.fault)))
    return Checked(count, tuple(found))


def _folded(connection: Connection) -> Iterator[Table]:
    query = sa.select(log).order_by(log.c.table_id, log.c.number)
    rows = connection.execute(query.execution_options(yield_per=CHUNK))
    for id, own in groupby(rows, lambda row: str(row.table_id)):
        table = Table(id)
        for row in own:
            table.fold(row.number, row.at, entries.decode(bytes(row.entry)))
        yield table


def reason_of(fault: BrokenEntry) -> str:
    error = fault.error
    if isinstance(error, UguisuError):
        return error.sentence
    return f"{type(error).__name__}: {error}"


def repair(store: Store, id: str) -> Finding:
    """End a damaged table in the state before the faulty entry."""
    found: list[Finding] = []

    def make(table: Table) -> entries.Entry:
        if table.fault is None:
            raise WrongMoment(f"The log of table {id} can be carried out: nothing to repair.")
        found.append(Finding(id, table.fault.number, reason_of(table.fault)))
        return repair_of(table)

    append(store, id, make)
    return found[-1]


def repair_of(table: Table) -> entries.Repair:
    assert table.fault is not None
    return entries.Repair(good=table.fault.number - 1, note=reason_of(table.fault))


def append(store: Store, id: str, make: Make) -> None:
    """Append the entry that `make` returns to a table's log, with or without a running server."""
    for _ in range(ATTEMPTS):
        with contextlib.suppress(IntegrityError), store.engine.begin() as connection:
            table = copying.fold(connection, id)
            if not table.number:
                raise NotFound(f"There is no table {id}.")
            entry = make(table)
            number, at = table.number + 1, max(now_ms(), table.at)
            row = {"table_id": id, "number": number, "at": at, "entry": entries.encode(entry)}
            connection.execute(sa.insert(log).values(row))
            table.fold(number, at, entry)
            _summarise(connection, table)
            return
    raise Busy("Too much happens at this table now; try again.")


def _summarise(connection: Connection, table: Table) -> None:
    if table.is_created:
        bring_up_to_date(table, connection.dialect.name)(connection)
    else:
        _mark_as_ended(connection, table.id)


def _mark_as_ended(connection: Connection, id: str) -> None:
    """A table without a beginning is only known to the lists."""
    own = tables.c.id == id
    info = connection.scalar(sa.select(tables.c.info).where(own))
    values: dict[str, object] = {"status": ABORTED, "due": None}
    with contextlib.suppress(*UNREADABLE):
        known = msgspec.json.decode(info or b"", type=TableInfo)
        ended = msgspec.structs.replace(known, status=ABORTED)
        values["info"] = msgspec.json.encode(ended)
    connection.execute(sa.update(tables).where(own).values(values))
