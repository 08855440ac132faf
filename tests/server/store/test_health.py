"""The pulse of the database is felt once for all who want to know it."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from uguisu.server.errors import Busy
from uguisu.server.store import health
from uguisu.server.store.health import DatabaseHealth
from uguisu.server.store.schema import keys
from uguisu.server.store.store import Store


async def opened(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path}/uguisu.db")
    await store.open()
    return store


def written(store: Store) -> str | None:
    query = sa.select(keys.c.value).where(keys.c.name == "written")
    with store.engine.connect() as connection:
        return connection.scalar(query)


async def test_many_who_ask_at_once_cost_one_write(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    pulse = DatabaseHealth(store)

    await asyncio.gather(*(pulse.check() for _ in range(20)))
    first, task = written(store), pulse.asking
    await pulse.check()

    assert first is not None
    assert pulse.asking is task
    await store.close()


async def test_after_a_while_it_is_felt_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 0)
    store = await opened(tmp_path)
    own = DatabaseHealth(store)
    await own.check()
    with store.engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE keys"))

    with pytest.raises(Busy, match="does not answer"):
        await own.check()

    await store.close()
