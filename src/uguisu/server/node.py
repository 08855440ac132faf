"""A node: everything one server process holds together."""

import asyncio
import secrets

import sqlalchemy as sa

from uguisu.server import people
from uguisu.server.accounts import Accounts
from uguisu.server.bus import Bus, Silence
from uguisu.server.caretaker import Caretaker
from uguisu.server.connection import Outbox
from uguisu.server.driver import Driver
from uguisu.server.errors import CannotServe
from uguisu.server.gate import Gate
from uguisu.server.notices import Notices
from uguisu.server.ratings import Ratings
from uguisu.server.rooms import Rooms
from uguisu.server.sessions import Signer
from uguisu.server.settings import Settings
from uguisu.server.store.schema import keys
from uguisu.server.store.store import Store
from uguisu.server.store.summary import upsert
from uguisu.server.thinking import Thinkers
from uguisu.server.who import Who
from uguisu.texts import catalogue


class Node:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.bus = make_bus(settings.redis)
        self.thinkers = Thinkers(settings.workers, settings.bot_limit_ms, settings.bot_cores)
        self.driver = Driver(settings, self.thinkers)
        self.rooms = Rooms(settings, self.store, self.bus, self.driver)
        self.caretaker = Caretaker(self.rooms, self.bus)
        self.accounts = Accounts(self.store, settings.limits)
        self.ratings = Ratings(self.store)
        self.driver.ends.append(self.ratings.watch)
        self.gate = Gate(settings.limits)
        self.outbox = Outbox()
        self.notices = Notices(settings, self.store, self.rooms)
        self.driver.watchers.append(self.notices.watch)
        self.is_ready = False

    async def open(self) -> None:
        await self.store.open()
        self.signer = Signer(await self._session_key())
        await self.bus.open(self.rooms.hear)
        self.warming = asyncio.create_task(self._warm_up())
        self.caretaker.start()
        self.ratings.start()
        self.is_ready = True

    async def close(self) -> None:
        self.is_ready = False
        self.warming.cancel()
        await self.caretaker.stop()
        await self.driver.close()
        await self.notices.close()
        await self.ratings.close()
        await self.bus.close()
        self.accounts.close()
        await self.store.close()
        self.thinkers.close()

    async def _warm_up(self) -> None:
        """What the first player would wait for otherwise: a worker, and the English texts."""
        await asyncio.gather(self.thinkers.warm_up(), asyncio.to_thread(catalogue, "en"))

    async def _session_key(self) -> str:
        """The same for all nodes of a database; made by the first."""
        query = sa.select(keys.c.value).where(keys.c.name == "sessions")
        fresh = {"name": "sessions", "value": secrets.token_hex(32)}
        insert = upsert(self.store.dialect, keys, replace=False)
        await self.store.write(lambda connection: connection.execute(insert, fresh))
        return str(await self.store.read(lambda connection: connection.scalar(query)))

    async def who(self, cookie: str | None) -> Who | None:
        """The person behind a cookie."""
        ticket = self.signer.read(cookie) if cookie else None
        return await people.find(self.store, *ticket) if ticket else None


def make_bus(url: str) -> Bus:
    if not url:
        return Silence()
    try:
        from uguisu.server.redis_bus import RedisBus
    except ModuleNotFoundError as error:
        raise CannotServe("Several nodes need the extra: pip install uguisu[redis].") from error
    return RedisBus(url)
