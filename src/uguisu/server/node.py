"""A node: the parts of one server process."""

import asyncio
from pathlib import Path

import structlog
from sqlalchemy.exc import SQLAlchemyError

from uguisu.server import logs, metrics
from uguisu.server.bus.bus import AccountsChanged, Bus, Ended, Hint, LocalBus, PeopleChanged
from uguisu.server.bus.sibling_bus import SiblingBus
from uguisu.server.directing.director import Director
from uguisu.server.directing.schedule import Schedule
from uguisu.server.directing.standings_cache import Boards
from uguisu.server.driving.account_deletions import AccountDeletions
from uguisu.server.driving.caretaker import Caretaker
from uguisu.server.driving.driver import Driver
from uguisu.server.driving.thinking import Thinkers
from uguisu.server.errors import CannotServe
from uguisu.server.lag import LoopWatch
from uguisu.server.lobby.lobby import Lobby
from uguisu.server.matching.matchmaker import Matchmaker
from uguisu.server.notices.notices import Notices
from uguisu.server.notices.reminders import Reminders
from uguisu.server.people.accounts import Accounts
from uguisu.server.people.deleted_accounts import DeletedAccounts
from uguisu.server.people.limits import RateLimits
from uguisu.server.people.presence import PeopleHere
from uguisu.server.people.ratings import Ratings
from uguisu.server.people.sessions import Sessions
from uguisu.server.reviewing.hints import Hints
from uguisu.server.reviewing.puzzles import Puzzles
from uguisu.server.reviewing.reviews import Reviews
from uguisu.server.room.connection import Outbox
from uguisu.server.room.replays import Replays
from uguisu.server.room.rooms import Rooms
from uguisu.server.settings import Settings
from uguisu.server.siblings import Siblings
from uguisu.server.store.health import DatabaseHealth
from uguisu.server.store.store import Store
from uguisu.texts import catalogue

log = structlog.get_logger()


class Node:
    def __init__(self, settings: Settings, siblings: Siblings | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, siblings.turns if siblings else None)
        self.bus = make_bus(settings.redis, siblings)
        self.thinkers = Thinkers(settings.workers, settings.bot_limit_ms, settings.bot_cores)
        self.driver = Driver(settings, self.thinkers)
        self.departed = DeletedAccounts(self.store)
        self.rooms = Rooms(settings, self.store, self.bus, self.driver, self.departed.ids)
        self.caretaker = Caretaker(self.rooms, self.bus)
        self.sessions = Sessions(self.store, self.bus)
        self.accounts = Accounts(self.store, self.sessions, settings.limits)
        self.ratings = Ratings(self.store)
        self.matchmaker = Matchmaker(self.store)
        self.here = PeopleHere(self.store)
        self.director = Director(self.store, self.rooms, Schedule(settings.schedule))
        self.boards = Boards(self.departed)
        self.lobby = Lobby(self.store, self.bus, self.matchmaker, self.director, self.rooms)
        self.matchmaker.told = self.director.told = self.lobby.note
        self.rooms.made = self.lobby.note_new
        self.driver.watchers.append(self.lobby.watch)
        self.driver.ends.append(self.ratings.watch)
        self.replays = Replays(self.store, self.departed)
        self.reviews = Reviews(self.store, lambda: self.thinkers.workers[0].python)
        self.puzzles = Puzzles(self.store, self.rooms, self.reviews, settings)
        self.hints = Hints(self.reviews.processes, settings)
        self.rate_limits = RateLimits(settings.limits)
        self.outbox = Outbox()
        self.pulse = DatabaseHealth(self.store)
        self.loop_watch = LoopWatch()
        self.notices = Notices(settings, self.store, self.rooms)
        self.driver.watchers.append(self.notices.watch)
        self.reminders = Reminders(self.notices)
        self.departures = AccountDeletions(
            self.store, self.bus, self.rooms, self.sessions, self.departed
        )
        self.departures.left.append(self.director.leave_all)
        self.is_ready = False

    async def _know_departed(self) -> None:
        """A server whose database is damaged here serves what it can; who has left is read again
        by `AccountDeletions`."""
        try:
            await self.departed.load()
        except SQLAlchemyError as error:
            log.warning("who has left cannot be read yet", error=type(error).__name__)

    async def open(self) -> None:
        await self.store.open()
        await self._know_departed()
        await self.bus.open(self.hear)
        self.warming = asyncio.create_task(self._warm_up())
        self.taking_up = asyncio.create_task(self._take_up())
        self.loop_watch.start()
        self.caretaker.start()
        self.sessions.start()
        self.ratings.start()
        self.matchmaker.start()
        self.here.start()
        self.lobby.start()
        self.director.start()
        self.departures.start()
        self.reminders.start()
        self.is_ready = True

    async def close(self) -> None:
        self.is_ready = False
        self.loop_watch.stop()
        self.warming.cancel()
        self.taking_up.cancel()
        await self.caretaker.stop()
        await self.matchmaker.close()
        await self.lobby.close()
        await self.here.close()
        await self.director.close()
        await self.departures.close()
        await self.sessions.close()
        await self.driver.close()
        await self.reminders.close()
        await self.notices.close()
        await self.ratings.close()
        await self.bus.close()
        self.accounts.close()
        self.replays.close()
        await self.puzzles.close()
        await self.reviews.close()
        await self.store.close()
        self.thinkers.close()
        metrics.TABLES.dec(len(self.rooms.open))

    async def _warm_up(self) -> None:
        """Warm up what the first player would wait for: a worker, and the English texts."""
        await asyncio.gather(self.thinkers.warm_up(), asyncio.to_thread(catalogue, "en"))

    async def _take_up(self) -> None:
        if self.settings.worker_python:
            await self.thinkers.take_up(Path(self.settings.worker_python))

    async def hear(self, hint: Hint) -> None:
        """Handle a message of another node. What fails is made good later (`driving.caretaker`)."""
        try:
            await self._heed(hint)
        except SQLAlchemyError as error:
            logs.report("a hint of another node was lost", error)

    async def _heed(self, hint: Hint) -> None:
        if isinstance(hint, Ended):
            self.sessions.hear(hint.sessions)
        elif isinstance(hint, AccountsChanged):
            await self.departures.look()
        elif isinstance(hint, PeopleChanged):
            self.lobby.hear(hint)
        else:
            await self.rooms.hear(hint)


def make_bus(url: str, siblings: Siblings | None) -> Bus:
    if not url:
        return SiblingBus(siblings) if siblings else LocalBus()
    try:
        from uguisu.server.bus.redis_bus import RedisBus
    except ModuleNotFoundError as error:
        raise CannotServe("Several nodes need the extra: pip install uguisu[redis].") from error
    return RedisBus(url)
