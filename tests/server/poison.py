"""Logs that cannot be carried out, as an older version, a fault or a damaged disk leaves them."""

from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from uguisu.kernel.action import Action
from uguisu.server.store.schema import log, tables
from uguisu.server.store.store import Store
from uguisu.server.table import entries

POISONS = {
    "an action that is refused": entries.encode(entries.Act(seat=0, action=Action(99), moment=1)),
    "a kind of a later version": b'{"kind":"dance"}',
    "no JSON": b"\xff\x00 damaged",
}


def poison(store: Store, table: str, raw: bytes) -> int:
    """Append something to a table's log as if it had been accepted; returns its number. If a bot
    of the table was first, the next number is tried."""
    while True:
        with suppress(IntegrityError), store.engine.begin() as connection:
            number = last_number(connection, table) + 1
            row = {"table_id": table, "number": number, "at": 1, "entry": raw}
            connection.execute(sa.insert(log).values(row))
            return number


def spoil(store: Store, table: str, number: int) -> None:
    """An entry that was sound is damaged on the disk."""
    own = (log.c.table_id == table, log.c.number == number)
    with store.engine.begin() as connection:
        connection.execute(sa.update(log).where(*own).values(entry=b"\x00"))


def make_due(store: Store, table: str) -> None:
    """As if its time had run out long ago."""
    with store.engine.begin() as connection:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(due=1))


def last_number(connection: Connection, table: str) -> int:
    query = sa.select(sa.func.max(log.c.number)).where(log.c.table_id == table)
    return int(connection.scalar(query) or 0)
