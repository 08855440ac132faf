"""What was acknowledged, compared with what the log has."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from uguisu.server.protocol import incoming
from uguisu.server.store.schema import log as log_table
from uguisu.server.store.store import Row
from uguisu.server.table import entries

Log = dict[str, list[Row]]
"""By table: all rows, in order."""


class Acknowledged(msgspec.Struct, frozen=True):
    """A command that somebody was told to be carried out, as this number."""

    table: str
    number: int
    command: incoming.Command


def read_log(engine: Engine, tables: Collection[str] | None = None) -> Log:
    """All tables, or only these."""
    columns = (log_table.c.table_id, log_table.c.number, log_table.c.at, log_table.c.entry)
    query = sa.select(*columns).order_by(log_table.c.table_id, log_table.c.number)
    if tables is not None:
        query = query.where(log_table.c.table_id.in_(tables))
    log: Log = {}
    with engine.connect() as connection:
        for table, number, at, entry in connection.execute(query):
            log.setdefault(table, []).append((number, at, bytes(entry)))
    return log


def faults_of(log: Log, acked: Iterable[Acknowledged]) -> Iterator[str]:
    """Every acknowledged command is in the log at its number, none is there twice, and the log has
    no gaps."""
    read = {table: [entries.decode(row[2]) for row in rows] for table, rows in log.items()}
    for one in acked:
        rows = read.get(one.table, [])
        if one.number > len(rows):
            yield f"lost: {one}"
        elif not is_of(rows[one.number - 1], one.command):
            yield f"replaced: {one}"
    for table, found in read.items():
        numbers = [row[0] for row in log[table]]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"the log of {table} has gaps"
        keys = Counter((entry.by, entry.key) for entry in found if entry.key)
        yield from (f"doubled: {table} {key[1]}" for key, times in keys.items() if times > 1)


def is_of(entry: entries.Entry, command: incoming.Command) -> bool:
    """Whether the entry is what became of the command."""
    if entry.key != command.key:
        return False
    if isinstance(command, incoming.Act):
        if not isinstance(entry, entries.Act | entries.Reach):
            return False
        return (entry.seat, entry.action) == (command.seat, command.action)
    return True
