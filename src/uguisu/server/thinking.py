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
from zlib import crc32

import msgspec
import structlog

from uguisu.bots.bot import Bot, turn_of
from uguisu.bots.registry import bots_of, make_bot
from uguisu.games import GAMES, make
from uguisu.kernel.play import Play
from uguisu.kernel.record import Entry as Deed
from uguisu.server import metrics
from uguisu.server.table import Table

KEPT: Final = 200
"""Tables a worker remembers."""
PATIENCE: Final = 2
"""So many more may wait for a table's own worker than for a free one."""

DEFAULT_RANK: Final = "genin"
RANKS: Final = ("random", "genin", "chunin", "jonin")
"""From the weakest; a game that lacks one is played by the next lower."""

log = structlog.get_logger()


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to know to choose for a seat. `lots` is what the bot's own lots are drawn
    from. `now` is the table's time in a race, where it also matters when to act; None when it does
    not."""

    table: str
    game: str
    house: str
    seats: int
    options: dict[str, str | int]
    seed: str
    deeds: tuple[Deed, ...]
    seat: int
    rank: str
    lots: str
    now: int | None = None


class Choice(msgspec.Struct, frozen=True):
    """What to do, and when (in the table's time; None: at once)."""

    action: int
    at: int | None = None


def task_of(table: Table, seat: int, rank: str, now: int | None) -> Task:
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
        lots=created.lesson or f"{table.seed} {table.id}",
        now=now,
    )


def ranks_from(game: str, rank: str) -> Iterator[str]:
    """The rank, or the next lower the game has, and so on down to random."""
    known = bots_of(game)
    if rank not in RANKS and rank in known:
        yield rank
    top = RANKS.index(rank) if rank in RANKS else RANKS.index(DEFAULT_RANK)
    yield from (lower for lower in reversed(RANKS[: top + 1]) if lower in known)


class Thinkers:
    """Worker processes. A table's bots think in the same one while it is free, since that
    remembers the table and the bots' plans."""

    def __init__(self, workers: int, limit_ms: int) -> None:
        self.limit = limit_ms / 1000
        self.pools = [new_pool() for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self.loads = [0] * len(self.pools)

    async def warm_up(self) -> None:
        """Start the workers before the first bot has to move."""
        await asyncio.gather(*(asyncio.wrap_future(pool.submit(os.getpid)) for pool in self.pools))

    async def choose(
        self, table: Table, seat: int, rank: str, now: int | None = None
    ) -> Choice | None:
        """The bot's choice, or that of a lower rank if it fails or takes too long; None if it
        waits, which it may in a race."""
        for name in ranks_from(table.created.game, rank):
            try:
                return await asyncio.wait_for(
                    self._think(task_of(table, seat, name, now)), self.limit
                )
            except Exception as error:
                log.warning(
                    "bot failed", game=table.created.game, rank=name, error=type(error).__name__
                )
        return Choice(table.choices[seat][0]) if table.choices.get(seat) else None

    async def _think(self, task: Task) -> Choice | None:
        worker = self._worker_for(task.table)
        pool = self.pools[worker]
        self.loads[worker] += 1
        try:
            with metrics.THINKING.labels(task.game, task.rank).time():
                return await asyncio.wrap_future(pool.submit(think, task))
        except BrokenProcessPool:
            if self.pools[worker] is pool:
                self.pools[worker] = new_pool()
            raise
        finally:
            self.loads[worker] -= 1

    def _worker_for(self, table: str) -> int:
        own = crc32(table.encode()) % len(self.pools)
        free = self.loads.index(min(self.loads))
        return own if self.loads[own] <= self.loads[free] + PATIENCE else free

    def close(self) -> None:
        for pool in self.pools:
            pool.shutdown(wait=False, cancel_futures=True)


def new_pool() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, context, initializer=_start_worker)


# In the worker.

_plays: OrderedDict[str, Play] = OrderedDict()
_bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()


def think(task: Task) -> Choice | None:
    bot = _bot_of(task)
    turn = turn_of(_play_of(task), task.seat, task.lots, bot)
    if not turn.legal:
        return None
    plan = getattr(bot, "plan", None)
    if task.now is None or plan is None:
        return Choice(bot.choose(turn))
    planned = plan(turn, task.now)
    return Choice(planned[1], planned[0]) if planned else None


def _bot_of(task: Task) -> Bot:
    """A bot may remember what it has in mind, so every seat has its own."""
    key = (task.table, task.game, task.seat, task.rank)
    bot = _bots.pop(key, None) or make_bot(task.game, task.rank)
    _bots[key] = bot
    if len(_bots) > 5 * KEPT:
        _bots.popitem(last=False)
    return bot


def _play_of(task: Task) -> Play:
    """The play of a table: as remembered, and what is new."""
    play = _plays.pop(task.table, None)
    if play is None or not _is_earlier(play, task):
        game = make(task.game, task.house) if task.house else GAMES[task.game]
        play = Play(game, task.seats, task.options, task.seed)
    for deed in task.deeds[len(play.entries) :]:
        play.act(deed.seat, deed.action, deed.at)
    _plays[task.table] = play
    if len(_plays) > KEPT:
        _plays.popitem(last=False)
    return play


def _is_earlier(play: Play, task: Task) -> bool:
    """Whether the play is of that table, and nothing of it was taken back since."""
    same = play.game.id == task.game and play.seed == task.seed
    return same and tuple(play.entries) == task.deeds[: len(play.entries)]


def _start_worker() -> None:
    """Leave signals to the server, and end when it does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
