"""The write-ahead log is made longer before commits need it."""

import shutil
from pathlib import Path

import pytest

from tests.server.store.test_writer import entry
from uguisu.server.store.store import Store
from uguisu.server.store.write_ahead import FIRST


async def opened(folder: Path) -> Store:
    store = Store(f"sqlite:///{folder}/uguisu.db")
    await store.open()
    return store


async def settled(store: Store) -> None:
    """The writer looks at the file after it has told the result of a commit."""
    await store.write(lambda _: None)


async def test_a_commit_finds_its_room_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "uguisu.db-wal"
    store = await opened(tmp_path)
    await store.append(entry("t", 1))
    await settled(store)
    before = file.stat().st_size

    await store.append(entry("t", 2))

    assert before >= FIRST - (1 << 20)
    assert file.stat().st_size == before
    await store.close()


async def test_the_file_is_made_longer_when_it_was_used_up(tmp_path: Path) -> None:
    file = tmp_path / "uguisu.db-wal"
    store = await opened(tmp_path)
    await store.append(entry("t", 1))
    await settled(store)
    before = file.stat().st_size

    await store.append(entry("t", 2, bytes(before)))
    await settled(store)

    assert file.stat().st_size > 2 * before
    await store.close()


async def test_a_disk_that_is_nearly_full_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=FIRST))
    store = await opened(tmp_path)
    await store.append(entry("t", 1))
    await settled(store)

    assert (tmp_path / "uguisu.db-wal").stat().st_size < FIRST
    await store.close()


async def test_nothing_of_it_is_ever_stored(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.append(entry("t", 1))

    assert await store.entries("") == []
    await store.close()
    assert (tmp_path / "uguisu.db").stat().st_size < FIRST
