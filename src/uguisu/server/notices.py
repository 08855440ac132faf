"""Your-turn notices: who is waited for and is not there is told once, by push or by letter.

A notice names the game and where the table is, nothing else. Without keys and SMTP there is only
the badge: `yours` in the list of one's tables.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from uguisu.games import GAMES
from uguisu.server.buckets import per_minute
from uguisu.server.errors import TooMany
from uguisu.server.mail import Mail
from uguisu.server.people import find_now
from uguisu.server.push import Push, Subscription
from uguisu.server.room import Room
from uguisu.server.rooms import Rooms
from uguisu.server.settings import Settings
from uguisu.server.store.schema import people, subscriptions
from uguisu.server.store.store import Store
from uguisu.server.table import PLAYING, Table
from uguisu.server.who import Who

SENDERS: Final = 4
CONFIRMATIONS_PER_MINUTE: Final = 3
NOTICES_PER_MINUTE: Final = 10

log = structlog.get_logger()


class Ways(msgspec.Struct, frozen=True):
    """How somebody wants to be told."""

    pushes: tuple[Subscription, ...] = ()
    email: str = ""
    language: str = "en"


class Notices:
    def __init__(self, settings: Settings, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.delay = settings.notice_seconds
        self.home = settings.public_url or f"http://{settings.host}:{settings.port}"
        self.push = Push(settings.vapid_key, settings.vapid_contact) if settings.vapid_key else None
        self.mail = Mail(settings.smtp, settings.smtp_from) if settings.smtp else None
        self.threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="uguisu notice")
        self.confirmations = per_minute(CONFIRMATIONS_PER_MINUTE)
        self.sent = per_minute(NOTICES_PER_MINUTE)
        self.told: set[tuple[str, int]] = set()
        """(table, seat): waited for, away, and told so or about to be."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def watch(self, room: Room, here: bool) -> None:
        """The table went on, or somebody came or went; the node whose entry it was tells."""
        if self.push is None and self.mail is None:
            return
        table = room.table
        awaited = missing(room)
        for seat in range(len(table.chairs)):
            key = (table.id, seat)
            if seat not in awaited:
                self.told.discard(key)
            elif here and key not in self.told:
                self.told.add(key)
                self._spawn(self._tell_later(table, seat))

    async def _tell_later(self, table: Table, seat: int) -> None:
        """Whoever is only reloading the page is not bothered."""
        since = table.changed[seat]
        await asyncio.sleep(self.delay)
        room = await self.rooms.get(table.id)
        if seat in missing(room) and room.table.changed[seat] == since:
            chair = room.table.chairs[seat]
            await self.tell(chair.person, table.created.game, table.id)

    async def tell(self, person: str, game: str, table: str) -> None:
        if not self.sent.take(person, monotonic()):
            return
        ways = await self.store.read(lambda connection: ways_of(connection, person))
        if self.push is not None:
            message = {"kind": "your-turn", "game": game, "url": f"/t/{table}"}
            for one in ways.pushes:
                if await self._try(self.push.send, one, message) is False:
                    await self.forget(one.endpoint)
        if self.mail is not None and ways.email:
            await self._try(self._letter, ways, "notice-your-turn", game, f"{self.home}/t/{table}")

    def _letter(self, ways: Ways, text: str, game: str, link: str) -> None:
        assert self.mail is not None
        title = f"@{GAMES[game].prefix.lower()}-title"
        self.mail.send(ways.email, ways.language, text, link, game=title)

    async def confirm(self, who: Who, email: str, language: str, token: str) -> None:
        """Send a letter that proves that the address is the person's."""
        if not all(self.confirmations.take(key, monotonic()) for key in (who.id, email)):
            raise TooMany("Too many letters were asked for; wait a minute.")
        if self.mail is not None:
            link = f"{self.home}/api/notices/confirm/{token}"
            send = self.mail.send
            await self._try(lambda: send(email, language, "notice-confirm", link, name=who.name))

    async def forget(self, endpoint: str) -> None:
        gone = sa.delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
        await self.store.write(lambda connection: connection.execute(gone))

    async def _try(self, send: Callable[..., Any], *args: Any) -> Any:
        """What cannot be sent is not sent: the badge is there all the same."""
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, send, *args)
        except Exception as error:
            log.warning("a notice could not be sent", error=type(error).__name__)
            return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def missing(room: Room) -> set[int]:
    """The seats that the table waits for and whose people are away."""
    table = room.table
    if table.status != PLAYING or table.is_race or table.created.lesson:
        return set()
    return {
        seat
        for seat in room.attendance.away
        if seat in table.choices and not table.chairs[seat].is_played_by_bot
    }


def ways_of(connection: Connection, person: str) -> Ways:
    who = find_now(connection, person)
    if who is None:
        return Ways()
    found = connection.execute(
        sa.select(subscriptions.c.endpoint, subscriptions.c["keys"]).where(
            subscriptions.c.person.in_(who.ids)
        )
    )
    pushes = tuple(Subscription(endpoint, **json.loads(keys)) for endpoint, keys in found)
    row = connection.execute(
        sa.select(people.c.email, people.c.language).where(people.c.id == who.id)
    ).one()
    return Ways(pushes, row.email or "", row.language or "en")
