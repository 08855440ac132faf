"""The puzzle of each day, and the games that the next one may come from."""

import zlib
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.store.schema import puzzles, rating_changes, reviews
from uguisu.server.store.summary import insert_new

KEPT: Final = 400
"""Days; the games of these puzzles are not taken again."""


def of_day(connection: Connection, day: str) -> bytes | None:
    packed = connection.scalar(sa.select(puzzles.c.content).where(puzzles.c.day == day))
    return None if packed is None else zlib.decompress(packed)


def keep(connection: Connection, day: str, table: str, content: bytes) -> None:
    """If another node was quicker, its puzzle stays."""
    row = {"day": day, "table_id": table, "content": zlib.compress(content)}
    if insert_new(connection, puzzles, row):
        newest = sa.select(puzzles.c.day).order_by(puzzles.c.day.desc()).offset(KEPT).limit(1)
        if (oldest := connection.scalar(newest)) is not None:
            connection.execute(sa.delete(puzzles).where(puzzles.c.day <= oldest))


def candidates(connection: Connection, length: int) -> list[str]:
    """The latest rated tables that were in no puzzle yet, reviewed ones first."""
    latest = sa.func.max(rating_changes.c.at)
    reviewed = sa.select(reviews.c.table_id).where(reviews.c.table_id == rating_changes.c.table_id)
    query = (
        sa.select(rating_changes.c.table_id)
        .where(rating_changes.c.table_id.not_in(sa.select(puzzles.c.table_id)))
        .group_by(rating_changes.c.table_id)
        .order_by(reviewed.exists().desc(), latest.desc(), rating_changes.c.table_id)
        .limit(length)
    )
    return list(connection.scalars(query))
