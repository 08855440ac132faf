"""Fixtures of the server's tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.house import House, free_port, open_house
from tests.server.players import OPEN
from uguisu.server.settings import Settings


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests share: each makes tables of its own."""
    data = tmp_path_factory.mktemp("house")
    settings = Settings(data=str(data), port=free_port(), workers=1, bot_pace_ms=0)
    with open_house(settings) as opened:
        yield opened


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """For a server of a test's own: `with open_house(settings) as house`."""
    return Settings(data=str(tmp_path), port=free_port(), workers=1, bot_pace_ms=0)


@pytest_asyncio.fixture(autouse=True)
async def everybody_leaves() -> AsyncIterator[None]:
    yield
    while OPEN:
        place = OPEN.pop()
        if hasattr(place, "socket"):
            await place.socket.close()
