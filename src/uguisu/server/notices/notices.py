"""Your-turn notices: an absent player that the table waits for is told once, by push or e-mail.

A notice names the game and the table, nothing else. Without keys and SMTP there is only the badge:
`yours` in the list of one's tables.
"""

import asyncio
import json
from collections.abc import Awaitable
from time import monotonic
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from uguisu.games import GAMES
from uguisu.kernel.errors import UguisuError
from uguisu.server.notices.emails import Emails
from uguisu.server.notices.push import Push, Subscription
from uguisu.server.people.buckets import per_minute
from uguisu.server.people.identity import find_now
from uguisu.server.room.room import Room
from uguisu.server.room.rooms import Rooms
from uguisu.server.settings import Settings
from uguisu.server.store.schema import people, subscriptions
from uguisu.server.store.store import Store
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.tasks import Tasks

NOTICES_PER_MINUTE: Final = 10

log = structlog.get_logger()


class Ways(msgspec.Struct, frozen=True):
    """How somebody wants to be notified; `email` is empty for no e-mails."""

    person: str = ""
    pushes: tuple[Subscription, ...] = ()
    email: str = ""
    language: str = "en"


class Notices:
    def __init__(self, settings: Settings, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.delay = settings.notice_seconds
        self.push = make_push(settings)
        self.emails = Emails(settings, store)
        self.sent = per_minute(NOTICES_PER_MINUTE)
        self.told: set[tuple[str, int]] = set()
        """(table, seat) of absent players who were notified or are about to be."""
        self.tasks = Tasks()

    async def close(self) -> None:
        await self.tasks.close()
        await self.emails.close()

    def watch(self, room: Room, here: bool) -> None:
        """The table changed, or somebody came or went; the node of the entry notifies."""
        if self.push is None and self.emails.mail is None:
            return
        table = room.table
        awaited = missing(room)
        for seat in range(len(table.chairs)):
            key = (table.id, seat)
            if seat not in awaited:
                self.told.discard(key)
            elif here and key not in self.told:
                self.told.add(key)
                self.tasks.spawn(self._tell_later(table, seat))

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
        if self.emails.mail is not None and ways.email:
            title = f"@{GAMES[game].prefix.lower()}-title"
            to = (ways.person, ways.email, ways.language)
            await self.emails.at_table(*to, "notice-your-turn", table, game=title)

    async def remind(self, person: str, game: str, table: str, hours: int) -> None:
        """Say by e-mail how many hours are left."""
        ways = await self.store.read(lambda connection: ways_of(connection, person))
        if ways.email:
            title = f"@{GAMES[game].prefix.lower()}-title"
            to = (ways.person, ways.email, ways.language)
            await self.emails.at_table(*to, "notice-time", table, game=title, hours=hours)

    async def forget(self, endpoint: str) -> None:
        gone = sa.delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
        await self.store.write(lambda connection: connection.execute(gone))

    async def _try(self, sending: Awaitable[Any]) -> Any:
        """Errors are only logged: the badge is there all the same."""
        try:
            return await sending
        except Exception as error:
            log.warning("a notice could not be sent", error=type(error).__name__)
            return None


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
        sa.select(people.c.email, people.c.language, people.c.turn_mails, people.c.gone_at).where(
            people.c.id == who.id
        )
    ).one()
    if row.gone_at:
        return Ways()
    email = row.email if row.turn_mails else ""
    return Ways(who.id, pushes, email or "", row.language or "en")
