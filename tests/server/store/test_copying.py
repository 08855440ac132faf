"""Copies of a database leave nothing out that people would miss."""

from pathlib import Path

import sqlalchemy as sa

from uguisu.server.store import copying, schema
from uguisu.server.store.store import Store

DERIVED = {"tables", "sittings", "tournaments", "tournament_players"}
"""Made anew from the logs."""
SHORT_LIVED = {
    "invitations",
    "links",
    "presences",
    "puzzles",
    "reminders",
    "reviews",
    "seekers",
    "seen",
    "waits",
}
"""Ends soon, or is found or made again."""


def test_every_table_of_the_database_is_copied_or_need_not_be() -> None:
    assert set(schema.metadata.tables) == set(copying.COPIED) | DERIVED | SHORT_LIVED


def test_friends_come_along(tmp_path: Path) -> None:
    stores = [Store(f"sqlite:///{tmp_path}/{name}.db") for name in ("source", "target")]
    row = {"person": "aki", "other": "bo", "id": "one", "created_at": 1, "accepted_at": 2}
    for store in stores:
        store.prepare()
    with stores[0].engine.begin() as connection:
        connection.execute(sa.insert(schema.friends), row)
        lines = list(copying.lines(copying.rows(connection)))
    with stores[1].engine.begin() as connection:
        copying.take_in(connection, copying.read(lines))
        found = connection.execute(sa.select(schema.friends)).mappings().all()

    assert [dict(one) for one in found] == [row]
    for store in stores:
        store.engine.dispose()
