"""Bots think elsewhere, and a bot that fails never stalls a table."""

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
import structlog

import uguisu
from tests.bots.parallel.interpreters import another_python
from tests.server import twins
from uguisu.bots.bot import Turn
from uguisu.bots.bot_failures import Failure
from uguisu.bots.registry import bots_of, ranks_from
from uguisu.bots.war_of_clans.genin import Genin
from uguisu.build import is_compiled
from uguisu.games import GAMES
from uguisu.server.driving import thinking
from uguisu.server.driving.scheduling import Priority
from uguisu.server.driving.thinking import BotMove, Thinkers, room_for, task_of, think
from uguisu.server.table.table import Table


async def choose(thinkers: Thinkers, table: Table, seat: int, rank: str) -> BotMove | None:
    async with thinkers.turn(table.id, Priority.PLAYED) as thinker:
        return await thinker.choose(table, seat, rank)


def test_a_rank_that_a_game_lacks_is_played_by_the_next_lower() -> None:
    for game in GAMES:
        known = set(bots_of(game))
        ranks = list(ranks_from(game, "jonin"))
        assert ranks[-1] == "random"
        assert set(ranks) <= known
        assert list(ranks_from(game, "nobody-knows-this")) == list(ranks_from(game, "genin"))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_chooses_a_legal_action(game: str) -> None:
    table = twins.new_table(game, GAMES[game].seat_range[0], "1")
    seat = next(iter(table.choices))

    choice = think(task_of(table, seat, "genin", None))

    assert choice is not None
    assert choice.action in table.choices[seat]


async def test_a_search_on_several_cores_has_helpers_in_its_worker() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    seat = next(iter(table.choices))
    thinkers = Thinkers(1, limit_ms=60_000, bot_cores=2)

    choice = await choose(thinkers, table, seat, "jonin")
    helping = await asyncio.wrap_future(thinkers.workers[0].submit(number_of_helpers))

    assert choice is not None
    assert choice.action in table.choices[seat]
    assert choice.failures == ()
    assert helping == 1
    thinkers.close()


def number_of_helpers() -> int:
    """In the worker."""
    return len(multiprocessing.active_children())


def test_workers_leave_room_for_the_helpers_of_their_bots() -> None:
    assert [room_for(bot_cores, cores=7) for bot_cores in (1, 2, 3, 8)] == [6, 3, 2, 1]
    assert room_for(1, cores=1) == 1


async def test_when_a_worker_dies_another_one_thinks() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    seat = next(iter(table.choices))
    thinkers = Thinkers(1, limit_ms=30_000)
    pid = await asyncio.wrap_future(thinkers.workers[0].pid)
    os.kill(pid, signal.SIGKILL)

    choice = await choose(thinkers, table, seat, "genin")

    assert choice is not None
    assert choice.action in table.choices[seat]
    thinkers.close()


async def test_a_bot_that_takes_too_long_is_replaced_by_a_legal_move() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    seat = next(iter(table.choices))
    thinkers = Thinkers(1, limit_ms=0)

    choice = await choose(thinkers, table, seat, "genin")

    assert choice is not None
    assert choice.action in table.choices[seat]
    thinkers.close()


async def test_a_worker_in_which_a_bot_never_returns_is_replaced() -> None:
    """Not even an alarm wakes it: as a loop in compiled code would not be."""
    table = twins.new_table("war-of-clans", 3, "1")
    seat = next(iter(table.choices))
    thinkers = Thinkers(1, limit_ms=200)
    worker = thinkers.workers[0]
    stuck = await asyncio.wrap_future(worker.pid)
    hanging = worker.submit(time.sleep, 3600)

    choice = await choose(thinkers, table, seat, "genin")

    assert choice is not None
    assert choice.action in table.choices[seat]
    assert await asyncio.wrap_future(worker.pid) != stuck
    with pytest.raises(BrokenProcessPool):
        await asyncio.wrap_future(hanging)
    thinkers.close()


async def test_a_build_that_becomes_ready_is_taken_up_without_losing_a_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LOOK", 0.01)
    built = another_python(tmp_path)
    ready, gate = tmp_path / "ready", tmp_path / "gate"
    os.mkfifo(gate)
    thinkers = Thinkers(1, limit_ms=60_000)
    worker = thinkers.workers[0]
    thought = worker.submit(gate.read_text)
    taking_up = asyncio.create_task(thinkers.take_up(ready / "bin" / "python"))

    ready.symlink_to(built.parents[1])
    while not worker.python:
        await asyncio.sleep(0)
    now = await asyncio.wrap_future(worker.submit(prefix))

    assert now == str(ready)
    assert not thought.done()
    await asyncio.to_thread(gate.write_text, "thought")
    await taking_up
    assert thought.result() == "thought"
    await chooses_a_legal_action(thinkers)
    worker.replace()
    assert await asyncio.wrap_future(worker.submit(prefix)) == str(ready)
    thinkers.close()


@pytest.mark.long
async def test_plain_python_hands_its_bots_to_the_compiled_build(compiled_python: Path) -> None:
    thinkers = Thinkers(1, limit_ms=60_000)

    await thinkers.take_up(compiled_python)

    assert await asyncio.wrap_future(thinkers.workers[0].submit(is_compiled))
    await chooses_a_legal_action(thinkers)
    thinkers.close()


@pytest.mark.parametrize("code", ["exit 1", "exec sleep 0", "no program at all"])
async def test_a_build_that_cannot_be_used_changes_nothing(tmp_path: Path, code: str) -> None:
    broken = tmp_path / "python"
    broken.write_text(f"#!/bin/sh\n{code}\n")
    broken.chmod(0o755 if code.startswith("e") else 0o600)
    thinkers = Thinkers(1, limit_ms=60_000)
    before = await asyncio.wrap_future(thinkers.workers[0].pid)

    with structlog.testing.capture_logs() as lines:
        await thinkers.take_up(broken)

    assert [line["event"] for line in lines] == ["bots stay on this build"]
    assert await asyncio.wrap_future(thinkers.workers[0].submit(os.getpid)) == before
    thinkers.close()


async def test_a_build_of_another_version_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uguisu, "__version__", "another")
    thinkers = Thinkers(1, limit_ms=60_000)
    before = await asyncio.wrap_future(thinkers.workers[0].pid)

    with structlog.testing.capture_logs() as lines:
        await thinkers.take_up(another_python(tmp_path))

    assert [line["error"] for line in lines] == ["OtherVersion"]
    assert await asyncio.wrap_future(thinkers.workers[0].submit(os.getpid)) == before
    thinkers.close()


async def chooses_a_legal_action(thinkers: Thinkers) -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    seat = next(iter(table.choices))
    choice = await choose(thinkers, table, seat, "genin")
    assert choice is not None
    assert choice.failures == ()
    assert choice.action in table.choices[seat]


def prefix() -> str:
    """In the worker: the environment it runs in."""
    return sys.prefix


async def test_a_bot_that_raises_is_logged_without_what_it_saw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In this process instead of a worker, so that the bot can be broken."""

    def fail(_bot: Genin, turn: Turn) -> int:
        raise RuntimeError(str(turn.view))

    monkeypatch.setattr(Genin, "choose", fail)
    table = twins.new_table("war-of-clans", 3, "broken")
    seat = next(iter(table.choices))

    choice = think(task_of(table, seat, "genin", None))

    assert choice is not None
    assert choice.action in table.choices[seat]
    assert choice.failures == (Failure("genin", "raised", "RuntimeError", "random"),)


async def test_the_log_says_which_rank_failed_and_how() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    thinkers = Thinkers(1, limit_ms=0)

    with structlog.testing.capture_logs() as lines:
        await choose(thinkers, table, next(iter(table.choices)), "genin")

    assert [(line["rank"], line["error"]) for line in lines] == [
        ("genin", "TimeoutError"),
        ("random", "TimeoutError"),
    ]
    thinkers.close()


async def test_whoever_gives_up_waiting_keeps_no_worker() -> None:
    thinkers = Thinkers(1, limit_ms=60_000)
    entered: list[str] = []

    async def enter(table: str) -> None:
        async with thinkers.turn(table, Priority.PLAYED):
            entered.append(table)

    async with thinkers.turn("first", Priority.PLAYED):
        waiting = [asyncio.create_task(enter(table)) for table in ("second", "third", "fourth")]
        await asyncio.sleep(0)
        assert thinkers.scheduler.waiting(Priority.PLAYED) == 3
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert thinkers.scheduler.waiting(Priority.PLAYED) == 2
    waiting[1].cancel()  # its turn has just come
    await asyncio.gather(*waiting, return_exceptions=True)

    assert entered == ["fourth"]
    assert thinkers.scheduler.free == {0}
    assert not thinkers.scheduler.waiting(*Priority)
    thinkers.close()
