"""The writer: many entries in one commit, every number once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from uguisu.server.store.schema import keys, log
from uguisu.server.store.store import Store
from uguisu.server.store.writer import Append


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/uguisu.db")
    await opened.open()
    yield opened
    await opened.close()


def entry(table: str, number: int, text: bytes = b"{}") -> Append:
    return Append(table, number, 0, text)


def note(name: str) -> Callable[[sa.Connection], int]:
    return lambda c: c.execute(sa.insert(keys).values(name=name, value="x")).rowcount


async def test_a_number_is_taken_once(store: Store) -> None:
    assert await store.append(entry("t", 1, b"first"))
    assert not await store.append(entry("t", 1, b"second"))

    assert await store.entries("t") == [(1, 0, b"first")]


async def test_of_two_at_once_the_first_is_stored(store: Store) -> None:
    both = (entry("t", 1, b"first"), entry("t", 1, b"second"))

    results = await asyncio.gather(*map(store.append, both))

    assert results == [True, False]
    assert await store.entries("t") == [(1, 0, b"first")]


async def test_a_conflict_does_not_disturb_the_others_of_its_group(store: Store) -> None:
    await store.append(entry("taken", 1))

    results = await asyncio.gather(
        *(store.append(entry(table, 1)) for table in ("a", "taken", "b"))
    )

    assert results == [True, False, True]


async def test_entries_of_one_turn_of_the_loop_share_a_commit(store: Store) -> None:
    commits = 0

    def count(*_: object) -> None:
        nonlocal commits
        commits += 1

    sa.event.listen(store.engine, "before_cursor_execute", count)
    await asyncio.gather(*(store.append(entry(f"t{n}", 1)) for n in range(300)))

    assert commits == 3, "every statement is its own transaction"


async def test_more_entries_than_a_commit_takes_are_stored_all_the_same(store: Store) -> None:
    results = await asyncio.gather(*(store.append(entry(f"t{n}", 1)) for n in range(5_000)))

    assert all(results)


async def test_what_goes_with_an_entry_is_stored_only_with_it(store: Store) -> None:
    def also(name: str) -> Append:
        return Append("t", 1, 0, b"{}", note(name))

    await store.append(also("kept"))
    await store.append(also("lost"))

    names = await store.read(lambda c: c.scalars(sa.select(keys.c.name)).all())
    assert list(names) == ["kept"]


async def test_a_failing_job_fails_alone(store: Store) -> None:
    def fails(connection: sa.Connection) -> None:
        connection.execute(sa.text("SELECT nonsense"))

    failing, stored = await asyncio.gather(
        store.write(fails), store.append(entry("t", 1)), return_exceptions=True
    )

    assert isinstance(failing, sa.exc.SQLAlchemyError)
    assert stored is True


async def test_other_work_of_one_turn_of_the_loop_shares_a_commit(store: Store) -> None:
    commits: list[object] = []
    sa.event.listen(store.engine, "commit", commits.append)

    done = await asyncio.gather(*(store.write(note(f"n{n}")) for n in range(20)))

    assert done == [1] * 20
    assert len(commits) == 1


async def test_work_that_fails_takes_nothing_else_with_it(store: Store) -> None:
    works = [store.write(note(name)) for name in ("one", "two", "one", "three")]

    one, two, again, three = await asyncio.gather(*works, return_exceptions=True)

    assert (one, two, three) == (1, 1, 1)
    assert isinstance(again, sa.exc.IntegrityError)
    names = await store.read(lambda c: c.scalars(sa.select(keys.c.name)).all())
    assert sorted(names) == ["one", "three", "two"]


async def test_what_is_queued_is_stored_before_the_writer_stops(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/uguisu.db")
    await store.open()
    waiting = [asyncio.ensure_future(store.append(entry(f"t{n}", 1))) for n in range(50)]
    await asyncio.sleep(0)

    await store.close()

    assert all(await asyncio.gather(*waiting))


async def test_every_commit_reaches_the_disk(store: Store) -> None:
    """WAL with FULL: SQLite syncs the log of every commit before it says that it is done."""

    def settings(connection: sa.Connection) -> tuple[object, object]:
        mode = connection.scalar(sa.text("PRAGMA journal_mode"))
        return mode, connection.scalar(sa.text("PRAGMA synchronous"))

    assert await store.read(settings) == ("wal", 2)
    assert await store.write(settings) == ("wal", 2)


@pytest.mark.parametrize("after", [0, 2, 3])
async def test_entries_are_read_in_order_from_where_one_stands(store: Store, after: int) -> None:
    for number in (1, 2, 3):
        await store.append(entry("t", number))

    numbers = [number for number, _, _ in await store.entries("t", after)]

    assert numbers == [1, 2, 3][after:]
    assert log.primary_key.columns.keys() == ["table_id", "number"]
