"""Facts about a player's rated games, counted by the database: no game is read by itself."""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.protocol.http.statistics import Met, Played, Statistics
from uguisu.server.store.schema import people, rating_changes

MET: Final = 3
RECENT: Final = 1_000
"""Games in which it is counted whom one has met."""
changes = rating_changes.c


def statistics_of(connection: Connection, player: str) -> Statistics:
    rows = connection.execute(_counts(player)).fetchall()
    total = sum(row.games for row in rows)
    runs = _runs(player).subquery()
    latest = sa.case((runs.c.last == total, runs.c.length), else_=0)
    query = sa.select(sa.func.max(runs.c.length), sa.func.max(latest))
    longest, current = connection.execute(query).one()
    return Statistics(
        played=tuple(
            Played(game=row.game, seats=row.seats, games=row.games, won=row.won) for row in rows
        ),
        longest=longest or 0,
        current=current or 0,
        since=min((row.since for row in rows), default=0),
        met=tuple(Met(name=name, games=games) for name, games in connection.execute(_met(player))),
    )


def _counts(player: str) -> sa.Select[Any]:
    return (
        sa.select(
            changes.game,
            changes.seats,
            sa.func.count().label("games"),
            sa.func.count().filter(changes.place == 1).label("won"),
            sa.func.min(changes.at).label("since"),
        )
        .where(changes.player == player)
        .group_by(changes.game, changes.seats)
        .order_by(sa.desc("games"), changes.game, changes.seats)
    )


def _runs(player: str) -> sa.Select[int, int]:
    """The runs of games won: how long, and the number of their last game. In a run the number of
    the game and that among the games won grow together: their difference names the run."""
    order = (changes.at, changes.table_id)
    won = sa.case((changes.place == 1, 1), else_=0)
    numbered = (
        sa.select(
            won.label("won"),
            sa.func.row_number().over(order_by=order).label("number"),
            sa.func.row_number().over(partition_by=won, order_by=order).label("among"),
        )
        .where(changes.player == player)
        .subquery()
    )
    run = numbered.c.number - numbered.c.among
    return (
        sa.select(sa.func.count().label("length"), sa.func.max(numbered.c.number).label("last"))
        .where(numbered.c.won == 1)
        .group_by(run)
    )


def _met(player: str) -> sa.Select[Any]:
    """The people of the latest games whose profiles are public, the most frequent first."""
    latest = (
        sa.select(changes.table_id)
        .where(changes.player == player)
        .order_by(changes.at.desc())
        .limit(RECENT)
        .subquery()
    )
    games = sa.func.count()
    return (
        sa.select(people.c.name, games)
        .select_from(latest)
        .join(rating_changes, changes.table_id == latest.c.table_id)
        .join(people, people.c.id == changes.player)
        .where(changes.player != player, people.c.login.is_not(None))
        .where(people.c.gone_at.is_(None), ~people.c.private)
        .group_by(people.c.id, people.c.name)
        .order_by(games.desc(), people.c.name)
        .limit(MET)
    )
