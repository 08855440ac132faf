"""Ratings as lists: leaderboards, profiles, and what games did to whom."""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.store.schema import people, rating_changes, ratings, tables

LENGTH: Final = 100
LEAST: Final = 10
"""Games before a rating is listed."""
RECENT_MS: Final = 90 * 24 * 60 * 60 * 1000
"""Who has not played for so long is not listed."""
LAST: Final = 5
GAMES: Final = 20
"""Games of a profile."""
BOT: Final = "bot:"

COLUMNS: Final = (ratings, people.c.name, people.c.login)
RATED: Final = sa.select(*COLUMNS).outerjoin(people, people.c.id == ratings.c.player)
changes = rating_changes.c


def leaderboard(game: str, seats: int | None, now: int) -> sa.Select[Any]:
    """Accounts and bots with enough games lately, the best first."""
    lately = (
        sa.select(changes.player)
        .where(changes.game == game, changes.seats == ratings.c.seats)
        .where(changes.player == ratings.c.player, changes.at > now - RECENT_MS)
    )
    query = RATED.where(
        ratings.c.game == game,
        ratings.c.games >= LEAST,
        (people.c.login.is_not(None) & people.c.gone_at.is_(None) & ~people.c.private)
        | ratings.c.player.startswith(BOT, autoescape=True),
        lately.exists(),
    )
    if seats is not None:
        query = query.where(ratings.c.seats == seats)
    return query.order_by(ratings.c.mu.desc(), ratings.c.player).limit(LENGTH)


def of_player(player: str) -> sa.Select[Any]:
    return RATED.where(ratings.c.player == player).order_by(ratings.c.game, ratings.c.seats)


Key = tuple[str, str, int]
"""A player, a game and a number of seats."""


def last_places(connection: Connection, rows: Sequence[Any]) -> dict[Key, list[int]]:
    """The latest places of these ratings, the newest first."""
    key = (changes.player, changes.game, changes.seats)
    newest = sa.func.row_number().over(partition_by=key, order_by=changes.at.desc())
    players = sorted({row.player for row in rows})
    numbered = sa.select(*key, changes.place, newest.label("number"))
    latest = numbered.where(changes.player.in_(players)).subquery()
    query = sa.select(*latest.c[:4]).where(latest.c.number <= LAST).order_by(latest.c.number)
    found: dict[Key, list[int]] = {}
    for player, game, seats, place in connection.execute(query):
        found.setdefault((player, game, seats), []).append(place)
    return found


def place_counts(connection: Connection, player: str) -> dict[tuple[str, int, int], int]:
    """How often the player took which place, by game and number of seats."""
    key = (changes.game, changes.seats, changes.place)
    query = sa.select(*key, sa.func.count()).where(changes.player == player).group_by(*key)
    return {(game, seats, place): count for game, seats, place, count in connection.execute(query)}


def games_of(player: str, *, is_own: bool, length: int = GAMES) -> sa.Select[Any]:
    """The rated games of a player, the newest first; others see the ids of public tables only."""
    public = sa.case((tables.c.public, changes.table_id), else_="")
    shown = changes.table_id if is_own else public
    return (
        sa.select(rating_changes, shown.label("shown"))
        .outerjoin(tables, tables.c.id == changes.table_id)
        .where(changes.player == player)
        .order_by(changes.at.desc(), changes.table_id)
        .limit(length)
    )


def of_table(table: str) -> sa.Select[Any]:
    return sa.select(rating_changes).where(changes.table_id == table).order_by(changes.seat)


def duel(one: str, other: str) -> sa.Select[int, int]:
    """How often one came in before the other at the same table, and how often after."""
    theirs = rating_changes.alias()
    return (
        sa.select(
            sa.func.count().filter(changes.place < theirs.c.place),
            sa.func.count().filter(changes.place > theirs.c.place),
        )
        .join(theirs, theirs.c.table_id == changes.table_id)
        .where(changes.player == one, theirs.c.player == other)
    )
