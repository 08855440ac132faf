"""The director: runs tournaments.

Every node has one, and all do the same. A step is judged on the log and stored under the next
number; if another node was first, the number is taken and the step is judged again. New tables are
stored in the transaction that seats their players. So a node may stop at any moment: nothing is
lost or done twice, and another node continues.
"""

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.kernel.errors import UguisuError
from uguisu.server.directing import tournament_tables
from uguisu.server.directing.messages import own_contest
from uguisu.server.directing.schedule import Schedule
from uguisu.server.errors import Busy, NotFound, said
from uguisu.server.ids import new_id
from uguisu.server.logs import report
from uguisu.server.now import now_ms
from uguisu.server.protocol.http.tournaments import OwnContest
from uguisu.server.room.rooms import Rooms
from uguisu.server.store import tournaments as rows
from uguisu.server.store.copying import fold as fold_table
from uguisu.server.store.schema import log as table_log
from uguisu.server.store.schema import tables
from uguisu.server.store.store import Store
from uguisu.server.table.table import ABORTED, OVER, SET_ASIDE, Table
from uguisu.server.table.who import Who
from uguisu.server.tasks import Tasks
from uguisu.server.tournament import entries
from uguisu.server.tournament.player import NOBODY, TournamentTable
from uguisu.server.tournament.steps import next_step
from uguisu.server.tournament.tournament import Tournament

LOOK_SECONDS: Final = 1
ATTEMPTS: Final = 20
STALE_MS: Final = 5_000
"""After this time without a move, a table of bots is opened here: its node may be gone."""
FRESH_SECONDS: Final = 1.0
"""How long the list that everybody sees is cached."""
REMEMBERED: Final = 200
"""Tournaments kept in memory; those that are over are forgotten first."""

Make = Callable[[Tournament], entries.Entry | None]


class Taken(Exception):
    """Another node was first: this transaction is rolled back."""


class Director:
    def __init__(self, store: Store, rooms: Rooms, schedule: Schedule) -> None:
        self.store = store
        self.rooms = rooms
        self.schedule = schedule
        self.known: dict[str, Tournament] = {}
        self.list: list[Tournament] = []
        self.listed_at = -FRESH_SECONDS
        self.turns: dict[str, asyncio.Lock] = {}
        """One step of a tournament at a time, so that this node does not race itself."""
        self.tasks = Tasks()
        self.told: Callable[[Iterable[str]], None] = lambda _: None
        """Called with the people whose tables or tournaments have changed."""

    def start(self) -> None:
        self.tasks.repeat(self.look_round, LOOK_SECONDS, "a round of the director failed")

    async def close(self) -> None:
        await self.tasks.close()

    async def look_round(self) -> None:
        """Announce scheduled tournaments, and run every tournament that is due."""
        for id, plan in self.schedule.due(now_ms()):
            await self.announce(id, entries.Announce(plan=plan))
        for id in await self.store.read(lambda connection: rows.due(connection, now_ms())):
            try:
                await self.see_to(id)
            except Exception as error:
                report("a tournament could not be seen to", error)

    # Reading and appending.

    async def of(self, ids: frozenset[str]) -> OwnContest | None:
        """The tournament a person plays in or is going to, first one where a table is ready."""
        found: OwnContest | None = None
        for id in await self.store.read(lambda connection: rows.open_for(connection, ids)):
            own = own_contest(await self.get(id), ids)
            if own is not None and own.table:
                return own
            found = found or own
        return found

    async def get(self, id: str) -> Tournament:
        """A tournament as its log has it now; raises NotFound. Nothing follows an end."""
        known = self.known.get(id)
        if known is not None and known.is_over:
            return known
        async with self._turn(id):
            return await self._caught_up(id)

    async def listed(self) -> list[Tournament]:
        """The tournaments that everybody is shown, read at most once a second."""
        async with self._turn(""):
            if monotonic() - self.listed_at >= FRESH_SECONDS:
                ids = await self.store.read(rows.listed)
                self.list = [await self.get(id) for id in ids]
                self.listed_at = monotonic()
            return self.list

    async def _caught_up(self, id: str) -> Tournament:
        tournament = self.known.get(id) or Tournament(id)
        after = tournament.number
        found = await self.store.read(lambda connection: rows.read(connection, id, after))
        rows.fold_rows(tournament, found)
        if not tournament.status:
            self.turns.pop(id, None)  # or asking for what is not there would fill the memory
            raise said(NotFound, "refused-no-tournament")
        self._remember(tournament)
        return tournament

    def _remember(self, tournament: Tournament) -> None:
        if tournament.id not in self.known and len(self.known) >= REMEMBERED:
            over = (id for id, one in self.known.items() if one.is_over)
            forgotten = next(over, next(iter(self.known)))
            del self.known[forgotten]
            self.turns.pop(forgotten, None)
        self.known[tournament.id] = tournament

    def _turn(self, id: str) -> asyncio.Lock:
        return self.turns.setdefault(id, asyncio.Lock())

    async def announce(self, id: str, entry: entries.Announce) -> bool:
        """Store a new tournament; False if there is one of this id."""
        tournament, now = Tournament(id), now_ms()
        tournament.fold(1, now, entry)

        def write(connection: Connection) -> bool:
            if not rows.append(connection, id, 1, now, entry):
                return False
            rows.note(connection, tournament)
            return True

        is_new = await self.store.write(write)
        self.listed_at = -FRESH_SECONDS
        return is_new

    async def propose(self, id: str, make: Make) -> entries.Entry | None:
        """Append the entry that `make` returns, and return it; None if it returns none. `make` is
        called again whenever another node was first."""
        async with self._turn(id):
            for _ in range(ATTEMPTS):
                tournament = await self._caught_up(id)
                tournament.pass_time(now_ms())
                entry = await asyncio.to_thread(make, tournament)
                if entry is None:
                    return None
                entry.check(tournament)
                if await self._append(tournament, entry):
                    return entry
        raise said(Busy, "refused-busy")

    async def _append(self, tournament: Tournament, entry: entries.Entry) -> bool:
        number, at = tournament.number + 1, tournament.at
        made: list[Table] = []
        if isinstance(entry, entries.Seat):
            made = await asyncio.to_thread(tournament_tables.new_tables, tournament, entry, at)

        def write(connection: Connection) -> None:
            if not rows.append(connection, tournament.id, number, at, entry):
                raise Taken
            tournament_tables.store_tables(connection, made)

        try:
            await self.store.write(write)
        except Taken:
            return False
        status = tournament.status
        tournament.fold(number, at, entry)
        await self.store.write(lambda connection: rows.note(connection, tournament))
        if tournament.status != status:
            self.listed_at = -FRESH_SECONDS
        if people := concerned(tournament, entry):
            self.told(people)
        return True

    async def leave_all(self, who: Who) -> None:
        """Somebody deletes their account: no tournament waits for them."""
        for id in await self.store.read(lambda connection: rows.open_for(connection, who.ids)):
            try:
                await self.propose(id, lambda one: leaving(one, who))
            except UguisuError as error:
                report("a former player could not leave a tournament", error)

    # What is due.

    async def see_to(self, id: str) -> None:
        """Count the tables that are over, then do what is due, until nothing is."""
        tournament = await self.get(id)
        for table in await self.ended(tournament.running):
            await self._count(id, table)
        while entry := await self.propose(id, lambda one: next_step(one, one.at, new_id)):
            if isinstance(entry, entries.Seat):
                await self._open(tournament, [group.table for group in entry.groups])
        await self._open(tournament, await self.standing_still(tournament))

    async def _count(self, id: str, table: Table) -> None:
        def make(tournament: Tournament) -> entries.Entry | None:
            sitting = tournament.sittings[table.id]
            return (
                None if sitting.is_over else tournament_tables.result_of(tournament, sitting, table)
            )

        await self.propose(id, make)

    async def ended(self, running: Iterable[TournamentTable]) -> list[Table]:
        """The tables among these that are over."""
        ids = [sitting.table for sitting in running]
        query = sa.select(tables.c.id).where(
            tables.c.id.in_(ids), tables.c.status.in_([OVER, ABORTED, SET_ASIDE])
        )

        def read(connection: Connection) -> list[Table]:
            return [fold_table(connection, id) for id in connection.scalars(query).all()]

        return await self.store.read(read) if ids else []

    async def standing_still(self, tournament: Tournament) -> list[str]:
        """Tables that only bots play at and that no node drives."""
        own = [
            one.table for one in tournament.running if tournament_tables.only_bots(tournament, one)
        ]
        query = (
            sa.select(table_log.c.table_id)
            .where(table_log.c.table_id.in_(own))
            .group_by(table_log.c.table_id)
            .having(sa.func.max(table_log.c.at) < now_ms() - STALE_MS)
        )
        return await self.store.read(lambda c: list(c.scalars(query))) if own else []

    async def _open(self, tournament: Tournament, ids: Iterable[str]) -> None:
        """Drive the tables that only bots play at; people open their own."""
        for id in ids:
            if tournament_tables.only_bots(tournament, tournament.sittings[id]):
                try:
                    await self.rooms.get(id)
                except UguisuError as error:
                    report("a table of a tournament could not be opened", error)


def leaving(tournament: Tournament, who: Who) -> entries.Entry | None:
    player = tournament.player_of(who.ids)
    if tournament.is_over or player is None or player.presence == "left":
        return None
    return entries.Leave(by=player.person)


def concerned(tournament: Tournament, entry: entries.Entry) -> list[str]:
    """The people to notify of this entry: those who get a table or leave one, or all."""
    if isinstance(entry, entries.Seat):
        numbers = {number for group in entry.groups for number in group.players}
    elif isinstance(entry, entries.Count):
        numbers = set(tournament.sittings[entry.table].players)
    elif isinstance(entry, entries.Start | entries.Finish | entries.Cancel):
        numbers = set(tournament.players)
    else:
        return [entry.by] if entry.by else []
    players = (tournament.players[number] for number in sorted(numbers - {NOBODY}))
    return [player.person for player in players if player.person]
