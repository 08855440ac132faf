"""Your-turn notices: an absent player that the table waits for is told once, by push or e-mail.

A notice names the game and the table, nothing else. Without keys and SMTP there is only the badge:
`yours` in the list of one's tables.
"""

import asyncio
import json
from collections.abc import Awaitable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from uguisu.games import GAMES
from uguisu.kernel.errors import UguisuError
from uguisu.server.errors import TooMany, said
from uguisu.server.notices.mail import Mail
from uguisu.server.notices.push import Push, Subscription
from uguisu.server.now import now_ms
from uguisu.server.people.buckets import per_minute
from uguisu.server.people.identity import find_now
from uguisu.server.people.sessions import hash_of, new_token
from uguisu.server.room.room import Room
from uguisu.server.room.rooms import Rooms
from uguisu.server.settings import Settings
from uguisu.server.store.schema import confirmations, people, subscriptions
from uguisu.server.store.store import Store
from uguisu.server.store.summary import upsert
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.table.who import Who

SENDERS: Final = 4
CONFIRMATIONS_PER_MINUTE: Final = 3
NOTICES_PER_MINUTE: Final = 10
WEEK_MS: Final = 7 * 86_400_000
"""How long the link of an e-mail is valid."""

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
        self.push = make_push(settings)
        self.mail = Mail(settings.smtp, settings.smtp_from) if settings.smtp else None
        self.threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="uguisu notice")
        self.confirmations = per_minute(CONFIRMATIONS_PER_MINUTE)
        self.sent = per_minute(NOTICES_PER_MINUTE)
        self.told: set[tuple[str, int]] = set()
        """(table, seat) of absent players who were told or are about to be."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def watch(self, room: Room, here: bool) -> None:
        """The table changed, or somebody came or went. The node that made the entry sends the
        notices."""
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
        """Wait first: somebody may only be reloading the page."""
        since = table.changed[seat]
        await asyncio.sleep(self.delay)
        try:
            room = await self.rooms.get(table.id)
            if seat in missing(room) and room.table.changed[seat] == since:
                chair = room.table.chairs[seat]
                await self.tell(chair.person, table.created.game, table.id)
        except (SQLAlchemyError, UguisuError) as error:
            log.warning("a notice could not be sent", error=type(error).__name__)

    async def tell(self, person: str, game: str, table: str) -> None:
        if not self.sent.take(person, monotonic()):
            return
        ways = await self.store.read(lambda connection: ways_of(connection, person))
        if self.push is not None:
            message = {"kind": "your-turn", "game": game, "url": f"/t/{table}"}
            for one in ways.pushes:
                if await self._try(self.push.send(one, message)) is False:
                    await self.forget(one.endpoint)
        if self.mail is not None and ways.email:
            title = f"@{GAMES[game].prefix.lower()}-title"
            link = f"{self.home}/t/{table}"
            await self._post(ways.email, ways.language, "notice-your-turn", link, game=title)

    async def confirm(self, who: Who, email: str, language: str) -> None:
        """Send an e-mail to confirm that the address is the person's."""
        if not all(self.confirmations.take(key, monotonic()) for key in (who.id, email)):
            raise said(TooMany, "refused-many-mails")
        token = new_token()
        row = {
            "person": who.id,
            "token": hash_of(token),
            "email": email,
            "language": language,
            "created_at": now_ms(),
        }
        waiting = upsert(self.store.dialect, confirmations)
        await self.store.write(lambda connection: connection.execute(waiting, row))
        link = f"{self.home}/api/notices/confirm/{token}"
        await self._post(email, language, "notice-confirm", link, name=who.name)

    async def forget(self, endpoint: str) -> None:
        gone = sa.delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
        await self.store.write(lambda connection: connection.execute(gone))

    async def _post(self, *mail: str, **args: str) -> None:
        """Send an e-mail, in a thread."""
        if self.mail is not None:
            send, loop = partial(self.mail.send, *mail, **args), asyncio.get_running_loop()
            await self._try(loop.run_in_executor(self.threads, send))

    async def _try(self, sending: Awaitable[Any]) -> Any:
        """Errors are only logged: the badge is there all the same."""
        try:
            return await sending
        except Exception as error:
            log.warning("a notice could not be sent", error=type(error).__name__)
            return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def make_push(settings: Settings) -> Push | None:
    if not settings.vapid_key:
        return None
    return Push(settings.vapid_key, settings.vapid_contact, settings.push_services)


def missing(room: Room) -> set[int]:
    """The seats that the table waits for and whose people are away."""
    table = room.table
    if table.status != PLAYING or table.is_race or table.created.lesson:
        return set()
    return {
        seat
        for seat in room.presence.away
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


def confirmed(connection: Connection, token: str) -> str:
    """The link of an e-mail was opened: notices go to this address from now on. Returns the
    language, or nothing if the link is not known."""
    gone = sa.delete(confirmations).where(confirmations.c.token == hash_of(token))
    row = connection.execute(gone.returning(*confirmations.c)).fetchone()
    who = find_now(connection, row.person) if row is not None else None
    if row is None or who is None or row.created_at < now_ms() - WEEK_MS:
        return ""
    change = sa.update(people).where(people.c.id == who.id)
    connection.execute(change.values(email=row.email, language=row.language))
    return str(row.language)
