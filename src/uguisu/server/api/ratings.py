"""Leaderboards, profiles, and changes of ratings."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.games import GAMES
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import BadMessage, NotFound, said
from uguisu.server.now import now_ms
from uguisu.server.people.challenges import standing
from uguisu.server.people.friends import between, shown
from uguisu.server.people.presence import seen_of
from uguisu.server.people.ratings import BOT, margin_of, value_of
from uguisu.server.people.relations import among
from uguisu.server.protocol.http.accounts import Privacy
from uguisu.server.protocol.http.ratings import (
    Profile,
    RatedGame,
    RatedGames,
    Rating,
    RatingChange,
    RatingChanges,
    RatingList,
)
from uguisu.server.protocol.http.statistics import Statistics
from uguisu.server.store import standings
from uguisu.server.store.schema import people, rated
from uguisu.server.store.statistics import statistics_of
from uguisu.server.table.confusable_names import look_of

FRIENDS: Final = 12
"""On a profile."""
CURVE: Final = 200
"""Games of a curve."""


async def best(asked: Asked) -> RatingList:
    """Guests are rated too, but only they see their rating."""
    game = asked.path("game")
    if game not in GAMES:
        raise said(NotFound, "refused-no-game")
    query = standings.leaderboard(game, seats_asked(asked), now_ms())
    return await listed(asked, query)


async def mine(asked: Asked) -> RatingList:
    return await listed(asked, standings.of_player(asked.person.id))


async def profile(asked: Asked) -> Profile:
    id = asked.path("id")
    return await asked.node.store.read(lambda connection: read_profile(connection, id, asked))


def read_profile(connection: Connection, id: str, asked: Asked) -> Profile:
    row = player_of(connection, id)
    own = asked.who is not None and asked.who.id == row.player
    friend = between(connection, asked.who, row.player) if asked.who and not own else None
    challenge = standing(connection, asked.who, row.player) if asked.who and not row.bot else ""
    kinds = among(connection, asked.who, [row.player]) if asked.who else {}
    relation = kinds.get(row.player, "")
    if row.private and not own:
        return Profile(
            id=id,
            name=row.name,
            private=True,
            friend=friend,
            challenge=challenge,
            relation=relation,
        )
    here_until, seen = seen_of(connection, row.player)
    rows = connection.execute(standings.of_player(row.player)).fetchall()
    games = games_played(connection, row.player, is_own=own)
    ahead = behind = 0
    if asked.who is not None and not own:
        ahead, behind = connection.execute(standings.duel(asked.who.id, row.player)).one()
    return Profile(
        id=id,
        name=row.name,
        bot=row.bot,
        private=row.private,
        since=row.since,
        ratings=ratings_of(connection, rows, standings.COUNTED),
        games=games,
        ahead=ahead,
        behind=behind,
        friends=tuple(shown(connection, row.player, FRIENDS)),
        friend=friend,
        here=here_until > now_ms(),
        seen=seen,
        challenge=challenge,
        only_friends=own and row.only_friends,
        relation=relation,
    )


def games_played(connection: Connection, player: str, *, is_own: bool) -> tuple[RatedGame, ...]:
    """The last games of a profile, with who else was there."""
    rows = connection.execute(standings.games_of(player, is_own=is_own)).fetchall()
    games = [rated_game(row) for row in rows]
    named: dict[str, list[str]] = {}
    told = [game.table for game in games if game.table]
    for table, name in connection.execute(standings.company(told, player)):
        named.setdefault(table, []).append(name)
    return tuple(with_company(game, named.get(game.table, [])) for game in games)


def with_company(game: RatedGame, names: list[str]) -> RatedGame:
    """`names` are those of the other people there, empty where they are not told."""
    if not game.table:
        return game
    others = tuple(filter(None, names))
    bots = max(0, game.seats - 1 - len(names))
    return msgspec.structs.replace(game, others=others, bots=bots, more=len(names) - len(others))


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Whose profile it is."""

    player: str
    name: str
    since: int = 0
    private: bool = False
    only_friends: bool = False
    bot: bool = False


def player_of(connection: Connection, id: str) -> Player:
    """An account by its name, or a bot by its rank."""
    if id.startswith(BOT):
        if connection.execute(standings.of_player(id)).first() is None:
            raise said(NotFound, "refused-no-player")
        return Player(player=id, name=id.removeprefix(BOT), bot=True)
    query = sa.select(people).where(people.c.look == look_of(id), people.c.gone_at.is_(None))
    row = connection.execute(query).first()
    if row is None:
        raise said(NotFound, "refused-no-player")
    return Player(
        player=row.id,
        name=row.name,
        since=row.created_at,
        private=row.private,
        only_friends=row.only_friends,
    )


async def curve(asked: Asked) -> RatedGames:
    """The rated games of a player, the newest first."""
    id = asked.path("id")

    def read(connection: Connection) -> RatedGames:
        row = player_of(connection, id)
        own = asked.who is not None and asked.who.id == row.player
        if row.private and not own:
            raise said(NotFound, "refused-no-player")
        query = standings.games_of(row.player, is_own=own, length=CURVE)
        return RatedGames(games=tuple(map(rated_game, connection.execute(query))))

    return await asked.node.store.read(read)


async def of_table(asked: Asked) -> RatingChanges:
    """Asked when a game has ended; anybody who has the link may ask."""
    table = asked.path("table")
    observer = asked.who.id if asked.who is not None else ""

    def read(connection: Connection) -> RatingChanges:
        mark = connection.scalar(sa.select(rated.c.table_id).where(rated.c.table_id == table))
        rows = connection.execute(standings.of_table(table, observer)).fetchall()
        return RatingChanges(rated=mark is not None, changes=tuple(map(change_of, rows)))

    return await asked.node.store.read(read)


async def my_statistics(asked: Asked) -> Statistics:
    who = asked.person
    return await asked.node.store.read(lambda connection: statistics_of(connection, who.id))


async def statistics(asked: Asked) -> Statistics:
    """Not of bots, whose games are too many to count."""
    id = asked.path("id")

    def read(connection: Connection) -> Statistics:
        row = player_of(connection, id)
        own = asked.who is not None and asked.who.id == row.player
        if row.bot or (row.private and not own):
            raise said(NotFound, "refused-no-player")
        found = statistics_of(connection, row.player)
        return found if own else msgspec.structs.replace(found, met=())

    return await asked.node.store.read(read)


async def set_privacy(asked: Asked) -> Privacy:
    own = people.c.id == asked.person.id
    asked_for = msgspec.structs.asdict(asked.body)
    values = {name: value for name, value in asked_for.items() if value is not None}

    def write(connection: Connection) -> Privacy:
        if values:
            connection.execute(sa.update(people).where(own).values(values))
        row = connection.execute(
            sa.select(people.c.private, people.c.only_friends).where(own)
        ).one()
        return Privacy(private=row.private, only_friends=row.only_friends)

    return await asked.node.store.write(write)


def seats_asked(asked: Asked) -> int | None:
    seats = asked.request.query_params.get("seats", "")
    if seats and not (seats.isascii() and seats.isdigit() and len(seats) == 1):
        raise BadMessage("seats is a number of players.")
    return int(seats) if seats else None


async def listed(asked: Asked, query: sa.Select[Any]) -> RatingList:
    def read(connection: Connection) -> RatingList:
        rows = connection.execute(query).fetchall()
        return RatingList(ratings=ratings_of(connection, rows))

    return await asked.node.store.read(read)


def ratings_of(
    connection: Connection, rows: Any, length: int = standings.LAST
) -> tuple[Rating, ...]:
    return tuple(rating(row, standings.latest_places(connection, row, length)) for row in rows)


def rating(row: Any, places: list[int]) -> Rating:
    bot = row.player.startswith(BOT)
    return Rating(
        id=row.player if bot else row.name if row.login else "",
        name=row.player.removeprefix(BOT) if bot else row.name,
        game=row.game,
        seats=row.seats,
        mu=round(row.mu, 3),
        sigma=round(row.sigma, 3),
        value=value_of(row.mu),
        margin=margin_of(row.sigma),
        games=row.games,
        bot=bot,
        provisional=row.games < standings.LEAST,
        last=tuple(places[: standings.LAST]),
        places=tuple(places.count(place) for place in range(1, row.seats + 1)),
    )


def rated_game(row: Any) -> RatedGame:
    return RatedGame(
        table=row.shown or "",
        game=row.game,
        seats=row.seats,
        at=row.at,
        place=row.place,
        value=value_of(row.mu),
        margin=margin_of(row.sigma),
        before=value_of(row.mu_before),
    )


def change_of(row: Any) -> RatingChange:
    return RatingChange(
        seat=row.seat,
        value=value_of(row.mu),
        margin=margin_of(row.sigma),
        before=value_of(row.mu_before),
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
    Endpoint(
        method="GET",
        path="/api/my/statistics",
        summary="Facts about one's own rated games.",
        handler=my_statistics,
        gives=Statistics,
    ),
    Endpoint(
        method="PUT",
        path="/api/my/privacy",
        summary="Whether others may see one's profile and find one in lists, and whether people "
        "who are no friends may challenge one.",
        handler=set_privacy,
        takes=Privacy,
        gives=Privacy,
    ),
    Endpoint(
        method="GET",
        path="/api/people/{id}",
        summary="The profile of an account (by its name) or of a bot (bot:jonin).",
        handler=profile,
        gives=Profile,
    ),
    Endpoint(
        method="GET",
        path="/api/people/{id}/games",
        summary="The rated games of a player, the newest first.",
        handler=curve,
        gives=RatedGames,
    ),
    Endpoint(
        method="GET",
        path="/api/people/{id}/statistics",
        summary="Facts about the rated games of an account; whom it has met, only its owner.",
        handler=statistics,
        gives=Statistics,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/ratings",
        summary="What a game did to the ratings of its players.",
        handler=of_table,
        gives=RatingChanges,
    ),
)
