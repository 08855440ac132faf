"""Who is how good: lists of accounts and bots, and one's own ratings."""

from typing import Any, Final

import sqlalchemy as sa

from uguisu.games import GAMES
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import BadMessage, NotFound, said
from uguisu.server.people.ratings import BOT
from uguisu.server.protocol.http import Rating, RatingList
from uguisu.server.store.schema import people, ratings

LENGTH: Final = 100
POINTS: Final = (ratings.c.mu - 3 * ratings.c.sigma).label("points")
FOUND: Final = (
    sa.select(ratings, people.c.name, POINTS)
    .outerjoin(people, people.c.id == ratings.c.player)
    .order_by(POINTS.desc(), ratings.c.player)
    .limit(LENGTH)
)


async def best(asked: Asked) -> RatingList:
    """Guests are rated too, but only they themselves are told."""
    game = asked.path("game")
    if game not in GAMES:
        raise said(NotFound, "refused-no-game")
    query = FOUND.where(
        ratings.c.game == game,
        people.c.login.is_not(None) | ratings.c.player.startswith(BOT, autoescape=True),
    )
    seats = asked.request.query_params.get("seats", "")
    if seats and not (seats.isascii() and seats.isdigit() and len(seats) == 1):
        raise BadMessage("seats is a number of players.")
    return await listed(asked, query.where(ratings.c.seats == int(seats)) if seats else query)


async def mine(asked: Asked) -> RatingList:
    return await listed(asked, FOUND.where(ratings.c.player == asked.person.id))


async def listed(asked: Asked, query: sa.Select[Any]) -> RatingList:
    rows = await asked.node.store.read(lambda connection: connection.execute(query).fetchall())
    return RatingList(ratings=tuple(map(rating, rows)))


def rating(row: Any) -> Rating:
    bot = row.player.startswith(BOT)
    return Rating(
        name=row.player.removeprefix(BOT) if bot else row.name,
        game=row.game,
        seats=row.seats,
        mu=round(row.mu, 3),
        sigma=round(row.sigma, 3),
        games=row.games,
        points=round(row.points, 3),
        bot=bot,
    )


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/ratings/{game}",
        summary="The best accounts and bots of a game, by number of seats.",
        handler=best,
        gives=RatingList,
        query=("seats",),
    ),
    Endpoint(
        method="GET",
        path="/api/my/ratings",
        summary="One's own ratings.",
        handler=mine,
        gives=RatingList,
    ),
)
