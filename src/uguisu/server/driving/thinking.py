"""Bots choose their actions in worker processes, never on the event loop.

A worker replays the table's record and gives the bot a Turn. It keeps the last tables, so that only
new actions are replayed. If the server process dies, its workers end too. `scheduling.py` decides
the order.
"""

import asyncio
import os
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
import structlog

from uguisu.bots.bot import Budget, turn_of
from uguisu.bots.bot_failures import Failure
from uguisu.bots.hosting.fallback import FallbackBot
from uguisu.bots.registry import make_bot, ranks_from
from uguisu.games import GAMES, make
from uguisu.kernel.action import Action
from uguisu.kernel.play import Play
from uguisu.kernel.record import RecordedAction
from uguisu.server import metrics
from uguisu.server.driving.scheduling import Priority, Scheduler, Slot
from uguisu.server.driving.workers import Worker
from uguisu.server.table.table import Table

KEPT: Final = 200
"""Tables a worker keeps in memory."""
LOOK: Final = 1.0
"""Seconds between checks for a compiled build."""
MARGIN: Final = 0.8
"""A bot is stopped in its worker after this part of the limit; then the worker is given up."""

log = structlog.get_logger()


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to choose for a seat. `lots` is the seed of the bot's own randomness.
    `now` is the table's time in a race, where it also matters when to act; None elsewhere."""

    table: str
    game: str
    house: str
    seats: int
    options: dict[str, str | int]
    seed: str
    deeds: tuple[RecordedAction, ...]
    seat: int
    rank: str
    lots: str
    now: int | None = None
    seconds: float = 0.0
    """Time limit in seconds before the next lower rank is asked; 0: none."""
    cores: int = 1
    """Cores a bot may search on."""
    most: float = 0.0
    """Time limit of a search in seconds; 0: its own."""


class BotMove(msgspec.Struct, frozen=True):
    """The action, when to take it (in the table's time; None: at once), and which bots failed
    before."""

    action: Action
    at: int | None = None
    failures: tuple[Failure, ...] = ()


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


def room_for(bot_cores: int, cores: int) -> int:
    """How many workers, with the helpers of their bots, fit on all cores but one."""
    return max(1, (cores - 1) // bot_cores)


class Thinkers:
    """Worker processes, and the queue of decisions for them."""

    def __init__(self, workers: int, limit_ms: int, bot_cores: int = 1) -> None:
        self.limit = limit_ms / 1000
        self.bot_cores = bot_cores
        count = workers or room_for(bot_cores, os.cpu_count() or 2)
        self.workers = [Worker() for _ in range(count)]
        self.scheduler: Scheduler[asyncio.Future[Slot]] = Scheduler(count)

    async def warm_up(self) -> None:
        """Start the workers before the first bot has to move."""
        await asyncio.gather(*(asyncio.wrap_future(worker.pid) for worker in self.workers))

    async def take_up(self, python: Path) -> None:
        """Once this interpreter exists, with another build of the same version, bots think in it.
        Each worker finishes its current decision first."""
        while not python.exists():
            await asyncio.sleep(LOOK)
        try:
            for worker in self.workers:
                await worker.change_to(str(python))
        except Exception as error:
            log.warning("bots stay on this build", error=type(error).__name__)
        else:
            log.info("bots think in another build", python=str(python))

    @asynccontextmanager
    async def turn(self, table: str, priority: Priority) -> AsyncIterator["Thinker"]:
        """Wait for a worker, and hold it for one decision at this table."""
        slot = await self._wait(table, priority)
        try:
            yield Thinker(self, self.workers[slot.worker], slot.seconds)
        finally:
            self.scheduler.release(slot.worker)
            self._hand_out()

    def prioritise(self, table: str, priority: Priority) -> None:
        """The priority of a table's bots has changed."""
        self.scheduler.prioritise(table, priority)
        self._count()

    async def _wait(self, table: str, priority: Priority) -> Slot:
        begin = perf_counter()
        request: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()
        self.scheduler.ask(table, priority, request)
        self._hand_out()
        try:
            slot = await request
        except asyncio.CancelledError:
            self._give_up(table, request)
            raise
        metrics.WAITING.labels(priority.name.lower()).observe(perf_counter() - begin)
        return slot

    def _give_up(self, table: str, request: asyncio.Future[Slot]) -> None:
        """The caller was cancelled; it may just have been given a worker."""
        if request.cancelled():
            self.scheduler.forget(table, request)
        else:
            self.scheduler.release(request.result().worker)
        self._hand_out()

    def _hand_out(self) -> None:
        """Assign the free workers."""
        while found := self.scheduler.next():
            request, slot = found
            request.set_result(slot)
        self._count()

    def _count(self) -> None:
        for priority in Priority:
            waiting = metrics.QUEUE.labels(priority.name.lower())
            waiting.set(self.scheduler.waiting(priority))

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


class Thinker:
    """A worker, held for one decision."""

    def __init__(self, thinkers: Thinkers, worker: Worker, seconds: float) -> None:
        self.limit = thinkers.limit
        self.cores = thinkers.bot_cores
        self.worker = worker
        self.seconds = seconds

    async def choose(
        self, table: Table, seat: int, rank: str, now: int | None = None
    ) -> BotMove | None:
        """The bot's choice, or a lower rank's if it fails or takes too long; None if the bot
        chooses to wait, as it may in a race."""
        game = table.created.game
        for name in ranks_from(game, rank):
            task = task_of(table, seat, name, now)
            try:
                choice = await asyncio.wait_for(self._think(task), self.limit)
            except Exception as error:
                self._replace_stuck()
                log.warning("bot failed", game=game, rank=name, error=type(error).__name__)
                continue
            for failure in choice.failures if choice else ():
                log.warning("bot failed", game=game, rank=failure.bot, error=failure.kind)
            return choice
        return BotMove(table.choices[seat][0]) if table.choices.get(seat) else None

    async def _think(self, task: Task) -> BotMove | None:
        seconds = self.limit * MARGIN
        task = msgspec.structs.replace(task, seconds=seconds, cores=self.cores, most=self.seconds)
        pool = self.worker.pool
        try:
            with metrics.THINKING.labels(task.game, task.rank).time():
                return await asyncio.wrap_future(self.worker.submit(think, task))
        except BrokenProcessPool:
            if self.worker.pool is pool:
                self.worker.replace()
            raise

    def _replace_stuck(self) -> None:
        if self.worker.is_stuck(self.limit):
            self.worker.replace()


# In the worker.

_plays: OrderedDict[str, Play] = OrderedDict()
_bots: OrderedDict[tuple[str, str, int, str], FallbackBot] = OrderedDict()


def think(task: Task) -> BotMove | None:
    bot = _bot_of(task)
    turn = turn_of(
        _play_of(task), task.seat, task.lots, bot, Budget(cores=task.cores, most=task.most)
    )
    if not turn.legal:
        return None
    failures: list[Failure] = []
    bot.seconds, bot.tell = task.seconds, failures.append
    if task.now is None or not bot.is_planner:
        return BotMove(bot.choose(turn), None, tuple(failures))
    planned = bot.plan(turn, task.now)
    return BotMove(planned[1], planned[0], tuple(failures)) if planned else None


def _bot_of(task: Task) -> FallbackBot:
    """Every seat has a bot of its own, because bots may keep state between moves."""
    key = (task.table, task.game, task.seat, task.rank)
    bot = _bots.pop(key, None) or FallbackBot(task.game, task.rank, make=make_bot)
    _bots[key] = bot
    if len(_bots) > 5 * KEPT:
        _bots.popitem(last=False)
    return bot


def _play_of(task: Task) -> Play:
    """The play of a table: the cached one, brought up to date."""
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
    """Whether the cached play is a prefix of this record."""
    same = play.game.id == task.game and play.seed == task.seed
    return same and tuple(play.entries) == task.deeds[: len(play.entries)]
