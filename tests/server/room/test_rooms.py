"""Rooms that this node leaves."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from tests.server.house import open_house
from tests.server.players import begin, play_out
from uguisu.server.driving import caretaker
from uguisu.server.room.byte_cache import ByteCache
from uguisu.server.room.chronicle import Chronicles
from uguisu.server.settings import Settings
from uguisu.server.table.table import Table

LONG_S = 60


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nothing looks for circles."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def in_memory(ids: set[str]) -> int:
    return sum(type(one) is Table and one.id in ids for one in gc.get_objects())


@pytest.mark.usefixtures("no_collector")
async def test_a_table_that_is_left_is_freed_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or thousands of finished games, with all their positions, would wait for the collector,
    which a server seldom asks (`make soak`)."""
    monkeypatch.setattr(caretaker, "TIDY_SECONDS", 0.05)
    monkeypatch.setattr(caretaker, "IDLE_SECONDS", 0.05)
    monkeypatch.setattr(Chronicles, "cache", ByteCache(1_000_000))
    ids: set[str] = set()
    with open_house(settings) as house:
        for game, seats in (("war-of-clans", 3), ("shinobi", 4)):
            places = await begin(house.url, game, 1, seats)
            ids.add(places[0].id)
            await play_out(places)
            del places

        async with asyncio.timeout(LONG_S):
            while in_memory(ids):
                await asyncio.sleep(0.05)

        assert not house.node.rooms.open
        assert Chronicles.cache.used == 0
