"""Thinking: bots choose their actions in worker processes, never on the event loop.

A worker plays the table's record up to now and gives the bot a Turn; it keeps the last tables, so
that only what is new is played. If the process of the server dies, its workers end too.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec
import structlog

from uguisu.bots.bot import turn_of
from uguisu.bots.registry import bots_of, make_bot
from uguisu.games import GAMES, make
from uguisu.kernel.play import Play
from uguisu.kernel.record import Entry as Deed
from uguisu.server.table import Table

KEPT: Final = 200
"""Tables a worker remembers."""

DEFAULT_RANK: Final = "genin"
RANKS: Final = ("random", "genin", "chunin", "jonin")
"""From the weakest; a game that lacks one is played by the next lower."""

log = structlog.get_logger()


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to know to choose for a seat."""

    table: str
    game: str
    house: str
    seats: int
    options: dict[str, str | int]
    seed: str
    deeds: tuple[Deed, ...]
    seat: int
    rank: str


def task_of(table: Table, seat: int, rank: str) -> Task:
    created = table.created
    return Task(
        table=table.id,
        game=created.game,
        house=created.house,
        seats=created.seats,
        options=created.options,
        seed=table.seed,
        deeds=tuple(table.playing.entries),
        seat=seat,
        rank=rank,
    )


def ranks_from(game: str, rank: str) -> Iterator[str]:
    """The rank, or the next lower the game has, and so on down to random."""
    known = bots_of(game)
    if rank not in RANKS and rank in known:
        yield rank
    top = RANKS.index(rank) if rank in RANKS else RANKS.index(DEFAULT_RANK)
    yield from (lower for lower in reversed(RANKS[: top + 1]) if lower in known)


class Thinkers:
    def __init__(self, workers: int, limit_ms: int) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit_ms / 1000
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_start_worker)

    async def warm_up(self) -> None:
        """Start a worker before the first bot has to move."""
        await asyncio.wrap_future(self.pool.submit(os.getpid))

    async def choose(self, table: Table, seat: int, rank: str) -> int:
        """The bot's choice, or that of a lower rank if it fails or takes too long."""
        for name in ranks_from(table.created.game, rank):
            task = task_of(table, seat, name)
            pool = self.pool
            try:
                future = asyncio.wrap_future(pool.submit(think, task))
                return await asyncio.wait_for(future, self.limit)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self._new_pool()
                log.warning("bot worker died", game=task.game, rank=name)
            except Exception as error:
                log.warning("bot failed", game=task.game, rank=name, error=type(error).__name__)
        return table.choices[seat][0]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


# In the worker.

_plays: OrderedDict[str, Play] = OrderedDict()


def think(task: Task) -> int:
    bot = make_bot(task.game, task.rank)
    seed = f"{task.seed} {task.table}"
    return bot.choose(turn_of(_play_of(task), task.seat, seed, bot))


def _play_of(task: Task) -> Play:
    """The play of a table: as remembered, and what is new."""
    play = _plays.pop(task.table, None)
    if play is None or tuple(play.entries) != task.deeds[: len(play.entries)]:
        game = make(task.game, task.house) if task.house else GAMES[task.game]
        play = Play(game, task.seats, task.options, task.seed)
    for deed in task.deeds[len(play.entries) :]:
        play.act(deed.seat, deed.action, deed.at)
    _plays[task.table] = play
    if len(_plays) > KEPT:
        _plays.popitem(last=False)
    return play


def _start_worker() -> None:
    """Leave signals to the server, and end when it does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
