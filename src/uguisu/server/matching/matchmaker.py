"""The matchmaker finds tables for people who look for one.

Everything is in the database: one row for each person who waits. A round reads those rows, makes
tables and writes the table into the rows, in one transaction. Any node may hold a round at any
time; on PostgreSQL one waits for the other's lock, and a row that was taken meanwhile rolls back
the whole round. So nobody gets two tables, and a node that stops in the middle leaves nothing
behind.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from time import monotonic, thread_time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.bots.registry import DEFAULT_RANK, bots_of
from uguisu.games import GAMES
from uguisu.kernel.options import read_options
from uguisu.server.errors import BadMessage, said
from uguisu.server.ids import new_id
from uguisu.server.matching import seekers as rows
from uguisu.server.matching.pairing import Group, Seeker, groups, sizes
from uguisu.server.matching.profiles import acquainted
from uguisu.server.now import now_ms
from uguisu.server.protocol.http.match import MatchState, Waiting, Wish
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.store.schema import log, seekers
from uguisu.server.store.store import Store
from uguisu.server.store.summary import bring_up_to_date
from uguisu.server.table import entries, shuffle_proof
from uguisu.server.table.table import Table
from uguisu.server.table.who import Who
from uguisu.server.tasks import Tasks

ROUND_SECONDS: Final = 1
FRESH_MS: Final = 1_000
"""How long the overview for everybody is cached."""
SEEN_MS: Final = 5_000
"""How often it is noted that somebody still waits."""
COSTLY_SECONDS: Final = 0.05
REST: Final = 10
"""The pause after a round, as a multiple of the processor time it took."""
MOST: Final = 20
"""Tables of one round: others may be stored in between."""
LOCK: Final = 0x6D617463
CLOCKS: Final = {
    "live": Clock(kind="move", seconds=60),
    "days": Clock(kind="days", seconds=86_400),
}


class Taken(Exception):
    """Somebody of a group has left or found another table: the round is rolled back."""


class Matchmaker:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: tuple[Waiting, ...] = ()
        self.known_at = 0
        self.rests_until = 0.0
        self.tasks = Tasks()
        self.told: Callable[[Iterable[str]], None] = lambda _: None
        """Called with the people for whom something has come of waiting."""

    def start(self) -> None:
        self.tasks.repeat(self._look_round, ROUND_SECONDS, "a round of the matchmaker failed")

    async def close(self) -> None:
        await self.tasks.close()

    async def _look_round(self) -> None:
        if await self._anybody():
            await self.hold_round()

    async def _anybody(self) -> bool:
        query = sa.select(seekers.c.person).limit(1)
        return await self.store.read(lambda connection: connection.scalar(query)) is not None

    async def seek(self, who: Who, wish: Wish) -> MatchState:
        """This person starts to wait, or changes what they wait for."""
        check(wish)
        now = now_ms()
        await self.store.write(lambda connection: rows.put(connection, who, wish, now))
        await self.hold_round()
        self.told(who.ids)
        return await self.state(who)

    async def leave(self, who: Who) -> None:
        await self.store.write(lambda connection: rows.remove(connection, who))
        self.told(who.ids)

    async def state(self, who: Who | None) -> MatchState:
        """What somebody looks for and has found. The request also shows that they still wait."""
        now = now_ms()
        waiting = await self._overview(now)
        row = await self.store.read(lambda c: rows.find(c, who)) if who else None
        if who is None or row is None:
            return MatchState(waiting=waiting, now=now)
        if row.seen_at < now - SEEN_MS:
            await self.store.write(lambda connection: rows.note_seen(connection, who, now))
        return MatchState(
            wish=rows.read_wish(row),
            since=row.since,
            now=now,
            table=row.table_id or "",
            waiting=waiting,
        )

    async def _overview(self, now: int) -> tuple[Waiting, ...]:
        if now - self.known_at >= FRESH_MS:
            self.known_at = now
            self.known = await self.store.read(lambda c: rows.overview(c, now))
        return self.known

    async def hold_round(self) -> None:
        """Make the tables that can be made now."""
        if monotonic() < self.rests_until:
            return
        now = now_ms()
        try:
            found = await self.store.write(lambda connection: self._round(connection, now))
        except Taken:
            return
        if found:
            self.told(found)

    def _round(self, connection: Connection, now: int) -> list[str]:
        """Returns the people who got a table."""
        if self.store.dialect == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        rows.clean(connection, now)
        found = self._groups(acquainted(connection, rows.waiting(connection)), now)
        for group in found:
            self._make(connection, group, now)
        return [seeker.person for group in found for seeker in group.people]

    def _groups(self, waiting: Sequence[Seeker], now: int) -> list[Group]:
        """However many wait, most of the time is left to the tables."""
        began = thread_time()
        found = groups(waiting, now)[:MOST]
        took = thread_time() - began
        if took > COSTLY_SECONDS:
            self.rests_until = monotonic() + REST * took
        return found

    def _make(self, connection: Connection, group: Group, now: int) -> None:
        """A table for this group, as rows of this transaction."""
        table = Table(new_id())
        for number, entry in enumerate(log_of(group), 1):
            table.fold(number, now, entry)
        if table.fault is not None:
            raise table.fault.error
        if not rows.claim(connection, group.people, table.id, now):
            raise Taken
        if len(group.people) == group.seats:
            rows.note_waits(connection, group.people, group.game, now)
        connection.execute(sa.insert(log), list(logged(table)))
        bring_up_to_date(table, self.store.dialect)(connection)


def check(wish: Wish) -> None:
    """Raises BadMessage for a game that cannot be played so."""
    for game in wish.games:
        if not sizes(game, wish.seats):
            raise said(BadMessage, "refused-bad-setup")


def log_of(group: Group) -> Iterable[entries.Entry]:
    """The log of a new table. Nobody hosts it: it begins by itself when all have come. Seats are
    drawn by lot. A game of days begins at once: people come when they have time."""
    first = group.people[0]
    yield entries.Create(
        game=group.game,
        seats=group.seats,
        secret=shuffle_proof.draw_secret(),
        options=read_options(GAMES[group.game].options, {}),
        clock=CLOCKS[first.pace],
        rated=first.rated,
        match="bots" if group.may_have_bots else "people",
    )
    seats = list(range(group.seats))
    secrets.SystemRandom().shuffle(seats)
    for seat, seeker in zip(seats, group.people, strict=False):
        yield entries.SitDown(by=seeker.person, seat=seat, name=seeker.name)
    for seat in seats[len(group.people) :]:
        yield entries.PlaceBot(seat=seat, rank=rank_for(group.game))
    if first.pace == "days":
        yield entries.Begin()


def rank_for(game: str) -> str:
    """Of the bots that fill a table."""
    return "chunin" if "chunin" in bots_of(game) else DEFAULT_RANK


def logged(table: Table) -> Iterable[dict[str, object]]:
    for past in table.past:
        entry = entries.encode(past.entry)
        yield {"table_id": table.id, "number": past.number, "at": past.at, "entry": entry}
