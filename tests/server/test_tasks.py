"""Tasks that belong to somebody: repeated in spite of failures, and ended with their owner."""

import asyncio

import pytest

from uguisu.server.tasks import Tasks


async def test_a_failure_does_not_end_what_is_repeated() -> None:
    tasks, calls = Tasks(), asyncio.Queue[int]()

    async def work() -> None:
        calls.put_nowait(1)
        raise ValueError

    tasks.repeat(work, 0, "it failed", at_once=True)
    assert [await calls.get() for _ in range(3)] == [1, 1, 1]
    await tasks.close()

    assert not tasks.running


async def test_what_is_done_is_not_kept() -> None:
    tasks = Tasks()

    await tasks.spawn(asyncio.sleep(0))
    await asyncio.sleep(0)

    assert not tasks.running


async def test_closing_waits_until_what_was_cancelled_has_ended() -> None:
    tasks, ended = Tasks(), []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append(True)

    task = tasks.spawn(work())
    await asyncio.sleep(0)
    await tasks.close()

    assert ended == [True]
    with pytest.raises(asyncio.CancelledError):
        await task
