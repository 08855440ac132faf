"""Fixtures of the server's tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import pytest_asyncio
from msgspec.structs import replace

from tests.needs import needed
from tests.server.backends import Postgres, Redis
from tests.server.house import House, free_port, open_house
from tests.server.players import OPEN
from tests.server.process import RUNNING
from uguisu.server.settings import Limits, Settings


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests share: each makes tables of its own."""
    data = tmp_path_factory.mktemp("house")
    limits = Limits(
        logins_per_minute=1000,
        components_per_minute=1000,
        openings_per_minute=100_000,
        opening_burst=10_000,
    )
    settings = Settings(data=str(data), port=free_port(), workers=1, bot_pace_ms=0, limits=limits)
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL. Not in the folder of pytest, which is closed to the user who runs it
    whenever somebody else begins to test."""
    with TemporaryDirectory(prefix="uguisu-") as folder:
        server = Postgres(Path(needed("PostgreSQL")), Path(folder))
        server.start()
        yield server
        server.stop()


@pytest.fixture
def redis_server() -> Iterator[Redis]:
    """A private Redis."""
    server = Redis(needed("Redis"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def shared(postgres: Postgres, redis_server: Redis, tmp_path: Path) -> Settings:
    """Settings of nodes that work together."""
    return Settings(
        data=str(tmp_path),
        database=postgres.new_database(tmp_path.name),
        redis=redis_server.url,
        workers=1,
        bot_pace_ms=0,
    )


@pytest.fixture
def nodes(shared: Settings) -> Iterator[tuple[House, House]]:
    """Two nodes of one database."""
    one, two = (replace(shared, port=free_port()) for _ in range(2))
    with open_house(one) as first, open_house(two) as second:
        yield first, second


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    while RUNNING:
        RUNNING.pop().kill()
