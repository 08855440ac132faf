"""Ratings of people and bots, per game and number of seats.

Plackett and Luce's model as openskill has it: `mu` is the estimate, `sigma` its uncertainty. People
are shown a value with a margin instead (`value_of`, `margin_of`). Every finished table counts once:
its mark in `rated` is set in the transaction that changes the ratings and keeps what changed.
"""

import asyncio
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog
from openskill.models import PlackettLuce
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from uguisu.bots.registry import ranks_from
from uguisu.server.store.schema import people, rated, rating_changes, ratings, tables
from uguisu.server.store.store import Store
from uguisu.server.store.summary import insert_new, upsert
from uguisu.server.table import entries
from uguisu.server.table.table import OVER, Table
from uguisu.server.tasks import Tasks

BOT: Final = "bot:"
MIDDLE: Final = 1500
"""The value of somebody who has not played yet."""
STEP: Final = 20
"""Points of a value for one of `mu`."""
MODEL: Final = PlackettLuce()

log = structlog.get_logger()


class Skill(msgspec.Struct, frozen=True):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0


def value_of(mu: float) -> int:
    """A rating as people read it."""
    return round(MIDDLE + STEP * (mu - MODEL.mu))


def margin_of(sigma: float) -> int:
    """Two standard deviations: the true value lies within it 19 times out of 20."""
    return round(2 * STEP * sigma)


class Result(msgspec.Struct, frozen=True):
    """Who played, by seat, the places they took, and when the game ended; ties share a place."""

    table: str
    game: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    at: int = 0


def result_of(table: Table) -> Result | None:
    """None if the game does not count: unrated, with hints, a lesson, forked, with house
    components, not played to its end, or with one person on several seats."""
    created = table.created
    if table.status != OVER or not table.is_rated or created.house or is_known(created):
        return None
    persons = [chair.person for chair in table.chairs if chair.person]
    if len(set(persons)) < len(persons):
        return None
    players = tuple(
        chair.person or BOT + next(ranks_from(created.game, chair.rank)) for chair in table.chairs
    )
    if len(set(players)) < 2:
        return None
    places = tuple(table.playing.state.places())
    return Result(table.id, created.game, players, places, table.at)


def is_known(created: entries.Create) -> bool:
    """Whether somebody could know the shuffle in advance: of a fork or a lesson."""
    return created.fork is not None or created.lesson != ""


def updated(players: Sequence[str], places: Sequence[int], known: dict[str, Skill]) -> None:
    """The ratings after one result. A bot on several seats gets the mean of its updates."""
    teams = [[MODEL.rating(known[player].mu, known[player].sigma)] for player in players]
    outcome = MODEL.rate(teams, ranks=[float(place) for place in places])
    for player in set(players):
        learned = [team[0] for team, who in zip(outcome, players, strict=True) if who == player]
        known[player] = Skill(
            fmean(one.mu for one in learned),
            fmean(one.sigma for one in learned),
            known[player].games + 1,
        )


def count(connection: Connection, dialect: str, table: str, result: Result | None) -> bool:
    """Apply a table's result to the ratings; False if it was applied before."""
    if not insert_new(connection, rated, {"table_id": table}):
        return False
    if result is not None:
        players = [_now(connection, player) for player in result.players]
        key = {"game": result.game, "seats": len(players)}
        known = _locked(connection, dialect, key, players)
        before = dict(known)
        updated(players, result.places, known)
        for player, skill in known.items():
            row = {"player": player, **key, **msgspec.structs.asdict(skill)}
            connection.execute(upsert(dialect, ratings), row)
        changes = [
            change(result, players, player, known[player], before[player]) for player in known
        ]
        connection.execute(upsert(dialect, rating_changes), changes)
    return True


def change(
    result: Result, players: Sequence[str], player: str, now: Skill, before: Skill
) -> dict[str, Any]:
    """The row of one player; one with several seats has its best place."""
    seats = [seat for seat, who in enumerate(players) if who == player]
    best = min(seats, key=lambda seat: result.places[seat])
    return {
        "table_id": result.table,
        "player": player,
        "game": result.game,
        "seats": len(players),
        "at": result.at,
        "seat": best,
        "place": result.places[best],
        "mu": now.mu,
        "sigma": now.sigma,
        "mu_before": before.mu,
    }


def _now(connection: Connection, player: str) -> str:
    """The account that a guest has become."""
    return connection.scalar(sa.select(people.c.now).where(people.c.id == player)) or player


def _locked(
    connection: Connection, dialect: str, key: dict[str, Any], players: Sequence[str]
) -> dict[str, Skill]:
    """The current ratings of the players. Rows are created and locked in a fixed order, so that
    nodes which rate the same players cannot deadlock."""
    known = {}
    for player in sorted(set(players)):
        row = {"player": player, **key, **msgspec.structs.asdict(Skill())}
        connection.execute(upsert(dialect, ratings, replace=False), row)
        query = sa.select(ratings.c.mu, ratings.c.sigma, ratings.c.games).with_for_update()
        query = query.filter_by(player=player, **key)
        known[player] = Skill(*connection.execute(query).one())
    return known


def move(connection: Connection, guest: str, account: str) -> None:
    """A guest's ratings move to the account, where it has none of its own."""
    own = sa.select(ratings.c.game, ratings.c.seats).where(ratings.c.player == account)
    taken = {tuple(row) for row in connection.execute(own)}
    theirs = sa.select(ratings.c.game, ratings.c.seats).where(ratings.c.player == guest)
    for game, seats in connection.execute(theirs).fetchall():
        row = {"player": guest, "game": game, "seats": seats}
        if (game, seats) in taken:
            connection.execute(sa.delete(ratings).filter_by(**row))
        else:
            connection.execute(sa.update(ratings).filter_by(**row).values(player=account))
            connection.execute(sa.update(rating_changes).filter_by(**row).values(player=account))


class Ratings:
    """Rates tables when they end, and at the start those that were missed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tasks = Tasks()
        self.sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.sweeping = self.tasks.spawn(self._sweep())

    async def close(self) -> None:
        if self.sweeping:
            self.sweeping.cancel()
        await asyncio.gather(*self.tasks.running, return_exceptions=True)

    def watch(self, table: Table, here: bool) -> None:
        """Rate the table if the last entry of this node ended the game."""
        if here and table.status == OVER and isinstance(table.past[-1].entry, LAST):
            self.tasks.spawn(self._count(table.id, result_of(table)))

    async def _count(self, table: str, result: Result | None) -> None:
        try:
            await self.store.write(lambda c: count(c, self.store.dialect, table, result))
        except SQLAlchemyError as error:
            log.warning("a result could not be rated yet", error=type(error).__name__)

    async def _sweep(self) -> None:
        done = sa.select(rated.c.table_id)
        query = sa.select(tables.c.id).where(tables.c.status == OVER, tables.c.id.not_in(done))
        try:
            for id in await self.store.read(lambda connection: connection.scalars(query).all()):
                await self._count_late(id)
        except SQLAlchemyError as error:
            log.warning("tables could not be rated yet", error=type(error).__name__)

    async def _count_late(self, id: str) -> None:
        """Rate a table that was missed. One whose log cannot be folded does not count, and must not
        block the others."""
        table = Table(id)
        for number, at, entry in await self.store.entries(id):
            table.fold(number, at, entries.decode(entry))
        if table.fault is not None:
            log.warning("a table could not be rated", table=id)
        else:
            await self._count(id, result_of(table))


LAST: Final = (entries.Act, entries.Rule)
"""Entries that can end a game."""
