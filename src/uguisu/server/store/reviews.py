"""Reviews that were made, found by what they are of."""

import zlib
from collections.abc import Iterable
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.now import now_ms
from uguisu.server.store.schema import reviews, sittings

KEPT: Final = 2_000
"""How many reviews are kept: those that were read last. Any other is made again when somebody asks
for it."""


class Seated(NamedTuple):
    """A review that was kept, and a seat at its table."""

    table: str
    at: int
    seat: int
    found: bytes


def find(connection: Connection, digest: str) -> bytes | None:
    query = sa.select(reviews.c.found).where(reviews.c.digest == digest)
    packed = connection.scalar(query)
    return None if packed is None else zlib.decompress(packed)


def note_reading(connection: Connection, digest: str) -> None:
    query = sa.update(reviews).where(reviews.c.digest == digest).values(read_at=now_ms())
    connection.execute(query)


def keep(connection: Connection, digest: str, table: str, found: bytes) -> None:
    """In place of an earlier version's review of this table. If another node was quicker with the
    same review, that one stays."""
    if find(connection, digest) is not None:
        return
    connection.execute(sa.delete(reviews).where(reviews.c.table_id == table))
    now, packed = now_ms(), zlib.compress(found)
    row = {"digest": digest, "table_id": table, "at": now, "read_at": now, "found": packed}
    connection.execute(reviews.insert().values(row))
    latest = sa.select(reviews.c.read_at).order_by(reviews.c.read_at.desc())
    if (unread := connection.scalar(latest.offset(KEPT).limit(1))) is not None:
        connection.execute(sa.delete(reviews).where(reviews.c.read_at <= unread))


def latest_of(connection: Connection, people: Iterable[str], length: int) -> list[Seated]:
    """The latest reviews of games that these people played, which are one person's guests and
    account, each with a seat of theirs."""
    query = (
        sa.select(reviews.c.table_id, reviews.c.at, reviews.c.found, sittings.c.seat)
        .join(sittings, sittings.c.table_id == reviews.c.table_id)
        .where(sittings.c.person.in_(list(people)))
        .order_by(reviews.c.at.desc(), reviews.c.table_id, sittings.c.seat)
        .limit(length)
    )
    return [
        Seated(row.table_id, row.at, row.seat, zlib.decompress(row.found))
        for row in connection.execute(query)
    ]
