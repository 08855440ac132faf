"""The lobby: one socket for each page, with updates at most once a second.

Changes are collected and sent together. Public data is read and encoded once for all pages. People
are told at once that something of their own changed, and request it. Other nodes are told through
the bus; a lost hint is found by the next look at the database.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from uguisu.server.bus.bus import Bus, PeopleChanged
from uguisu.server.directing.director import Director
from uguisu.server.matching.matchmaker import Matchmaker
from uguisu.server.people.presence import count_here
from uguisu.server.protocol.lobby import Crowd, Lists, Yours
from uguisu.server.protocol.wire import encode
from uguisu.server.room.connection import Connection
from uguisu.server.room.room import Room
from uguisu.server.room.rooms import Rooms, with_watchers
from uguisu.server.store.lists import Filter, gatherings, running
from uguisu.server.store.store import Store
from uguisu.server.table.table import Table
from uguisu.server.tasks import Tasks

PAUSE_SECONDS: Final = 1
"""Between two messages to everybody."""
LOOK_SECONDS: Final = 10
"""Without any hint, the database is asked so often."""
PAGES: Final = 200
"""Pages that can be sent something in a second; with more, all are sent it less often."""
AT_ONCE: Final = 200
"""People in one message to the other nodes."""

log = structlog.get_logger()


class Lobby:
    def __init__(
        self, store: Store, bus: Bus, matchmaker: Matchmaker, director: Director, rooms: Rooms
    ) -> None:
        self.store = store
        self.bus = bus
        self.matchmaker = matchmaker
        self.director = director
        self.rooms = rooms
        self.pages: set[Connection] = set()
        self.pages_of: dict[str, set[Connection]] = {}
        self.people: set[str] = set()
        """People to be notified of a change of their own."""
        self.is_stirred = False
        """Whether the lists have changed since they were sent."""
        self.untold: set[str] = set()
        self.is_untold = False
        """The same, for the other nodes."""
        self.crowd = self.lists = b""
        """As they were read last."""
        self.told: tuple[bytes, ...] = ()
        """The last message to everybody."""
        self.told_at = 0.0
        self.read_at = -float(LOOK_SECONDS)
        self.wake = asyncio.Event()
        self.tasks = Tasks()

    def start(self) -> None:
        self.tasks.spawn(self._go_on())

    async def close(self) -> None:
        await self.tasks.close()

    # What has changed.

    def note(self, people: Iterable[str] = (), *, lists: bool = False) -> None:
        """Something of these people or of the public lists has changed here."""
        hint = PeopleChanged(tuple(people), lists)
        self.untold.update(hint.people)
        self.is_untold = self.is_untold or lists
        self.hear(hint)

    def hear(self, hint: PeopleChanged) -> None:
        self.people.update(hint.people)
        self.is_stirred = self.is_stirred or hint.lists
        self.matchmaker.known_at = 0
        self.wake.set()

    def watch(self, room: Room, here: bool) -> None:
        """A table changed. A move changes the lists of its absent players."""
        table = room.table
        if not here or table.created.lesson:
            return
        if table.past[-1].entry.changes_lists or table.is_at_rest:
            self.note(table.persons, lists=table.created.public)
        elif room.presence.away:
            self.note(table.chairs[seat].person for seat in room.presence.away)

    def note_new(self, table: Table) -> None:
        self.note(table.persons, lists=table.created.public)

    # Pages.

    async def enter(self, page: Connection) -> None:
        """A page gets everything once, and then the changes."""
        self.pages.add(page)
        for id in page.who.ids:
            self.pages_of.setdefault(id, set()).add(page)
        await self._tell(page)
        if not self.lists or self.is_stirred:
            await self._read()
        page.tell(self.crowd)
        page.tell(self.lists)
        self.wake.set()

    def leave(self, page: Connection) -> None:
        page.is_gone = True
        self.pages.discard(page)
        for id in page.who.ids:
            pages = self.pages_of.get(id, set())
            pages.discard(page)
            if not pages:
                self.pages_of.pop(id, None)

    # Telling.

    async def _go_on(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), LOOK_SECONDS)
            self.wake.clear()
            await self._safely(self._tell_people)
            self._tell_nodes()
            await self._safely(self._tell_everybody)

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        """The next look finds what could not be sent."""
        try:
            await work()
        except SQLAlchemyError as error:
            log.warning("the lobby could not be told", error=type(error).__name__)
            await asyncio.sleep(PAUSE_SECONDS)

    def _tell_nodes(self) -> None:
        people, lists = list(self.untold), self.is_untold
        self.untold, self.is_untold = set(), False
        for start in range(0, len(people) or int(lists), AT_ONCE):
            self.bus.tell(PeopleChanged(tuple(people[start : start + AT_ONCE]), lists))

    async def _tell_people(self) -> None:
        people, self.people = self.people, set()
        pages = {page for id in people for page in self.pages_of.get(id, ())}
        for page in pages:
            await self._tell(page)

    async def _tell(self, page: Connection) -> None:
        who = page.who if page.who.ids else None
        contest = await self.director.of(who.ids) if who else None
        page.tell(encode(Yours(match=await self.matchmaker.state(who), tournament=contest)))

    async def _tell_everybody(self) -> None:
        """Not more often than all pages can receive it."""
        pause = max(PAUSE_SECONDS, len(self.pages) / PAGES)
        wait = self.told_at + pause - monotonic()
        if not self.pages:
            return
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self.wake.set)
            return
        self.told_at = monotonic()
        await self._read()
        now = (self.crowd, self.lists)
        changed = [message for message in now if message not in self.told]
        self.told = now
        for page in self.pages:
            for message in changed:
                page.tell(message)

    async def _read(self) -> None:
        state = await self.matchmaker.state(None)
        here = await self.store.read(count_here)
        self.crowd = encode(Crowd(here=here, waiting=state.waiting))
        is_due = self.is_stirred or self.read_at < monotonic() - LOOK_SECONDS
        if is_due or not self.lists:  # another page may be waiting for the first lists
            self.is_stirred, self.read_at = False, monotonic()
            await self._read_lists()

    async def _read_lists(self) -> None:
        open_, on = await gatherings(self.store, Filter()), await running(self.store, Filter())
        self.lists = encode(Lists(open=open_, running=with_watchers(self.rooms, on)))
