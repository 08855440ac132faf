"""Reviews that were made, found by what they are of."""

import zlib

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.now import now_ms
from uguisu.server.store.schema import reviews


def find(connection: Connection, digest: str) -> bytes | None:
    query = sa.select(reviews.c.found).where(reviews.c.digest == digest)
    packed = connection.scalar(query)
    return None if packed is None else zlib.decompress(packed)


def keep(connection: Connection, digest: str, table: str, found: bytes) -> None:
    """Another node may have been quicker with the same review."""
    if find(connection, digest) is None:
        row = {"digest": digest, "table_id": table, "at": now_ms(), "found": zlib.compress(found)}
        connection.execute(reviews.insert().values(row))
