"""Bots think elsewhere, and a bot that fails never stalls a table."""

import asyncio
import os
import signal

import pytest

from tests.server import twins
from uguisu.bots.registry import bots_of
from uguisu.games import GAMES
from uguisu.server.thinking import Thinkers, ranks_from, task_of, think


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


async def test_when_a_worker_dies_another_one_thinks() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    seat = next(iter(table.choices))
    thinkers = Thinkers(1, limit_ms=30_000)
    pid = await asyncio.wrap_future(thinkers.pools[0].submit(os.getpid))
    os.kill(pid, signal.SIGKILL)

    choice = await thinkers.choose(table, seat, "genin")

    assert choice is not None
    assert choice.action in table.choices[seat]
    thinkers.close()


async def test_a_bot_that_takes_too_long_is_replaced_by_a_legal_move() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    seat = next(iter(table.choices))
    thinkers = Thinkers(1, limit_ms=0)

    choice = await thinkers.choose(table, seat, "genin")

    assert choice is not None
    assert choice.action in table.choices[seat]
    thinkers.close()
