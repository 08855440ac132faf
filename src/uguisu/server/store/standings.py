"""Ratings as lists: leaderboards, profiles, and changes by games."""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.store.schema import people, rating_changes, ratings, tables

LENGTH: Final = 100
LEAST: Final = 10
"""Games before a rating is listed."""
RECENT_MS: Final = 90 * 24 * 60 * 60 * 1000
"""Players who have not played for this long are not listed."""
LAST: Final = 5
"""Places in a list."""
COUNTED: Final = 1_000
"""Games whose places a profile counts."""
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


def latest_places(connection: Connection, row: Any, length: int) -> list[int]:
    """The latest places that a rating was made with, the newest first: never all of a bot's."""
    query = (
        sa.select(changes.place)
        .filter_by(player=row.player, game=row.game, seats=row.seats)
        .order_by(changes.at.desc())
        .limit(length)
    )
    return list(connection.scalars(query))


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


def company(tables: Sequence[str], player: str) -> sa.Select[Any]:
    """The other people of these games; the name of guests and of private people is empty."""
    is_shown = people.c.login.is_not(None) & people.c.gone_at.is_(None) & ~people.c.private
    return (
        sa.select(changes.table_id, sa.case((is_shown, people.c.name), else_="").label("name"))
        .join(people, people.c.id == changes.player)
        .where(changes.table_id.in_(tables), changes.player != player)
        .order_by(changes.table_id, changes.seat)
    )


def of_table(table: str, observer: str) -> sa.Select[Any]:
    """Changes by one game; private people only see their own."""
    is_shown = sa.func.coalesce(people.c.private, sa.false()).is_(False)
    return (
        sa.select(rating_changes)
        .outerjoin(people, people.c.id == changes.player)
        .where(changes.table_id == table, is_shown | (changes.player == observer))
        .order_by(changes.seat)
    )


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
