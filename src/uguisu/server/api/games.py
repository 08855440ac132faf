"""Games: what can be played, and what there is to read about it."""

from functools import cache

import msgspec

from uguisu.bots.registry import bots_of
from uguisu.games import GAMES
from uguisu.games.books import game_texts, has_rulebook, rulebook
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import NotFound
from uguisu.server.protocol.http.tables import ListedGame, OptionInfo
from uguisu.texts import LANGUAGES


async def games(_: Asked) -> list[ListedGame]:
    return [listed_game(id) for id in GAMES]


@cache
def listed_game(id: str) -> ListedGame:
    game = GAMES[id]
    options = [msgspec.convert(option, OptionInfo, from_attributes=True) for option in game.options]
    return ListedGame(
        id=id,
        title=game.title,
        prefix=game.prefix,
        seats=tuple(game.seat_range),
        options=tuple(options),
        bots=bots_of(id),
        minutes=game.info.minutes,
        quick_seats=game.info.quick_seats,
        rules=has_rulebook(id),
        lesson=game.info.lesson is not None,
    )


async def show_texts(asked: Asked) -> str:
    return game_texts(game_of(asked), language_of(asked))


async def show_rules(asked: Asked) -> str:
    game = game_of(asked)
    book = rulebook(game, language_of(asked))
    if not book:
        raise NotFound(f"The game {game} brings no rulebook.")
    return book


def game_of(asked: Asked) -> str:
    game = asked.path("game")
    if game not in GAMES:
        raise NotFound(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    return game


def language_of(asked: Asked) -> str:
    language = asked.path("language")
    if language not in LANGUAGES:
        raise NotFound(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
    return language


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/games",
        summary="The games of the house, with their options and bots.",
        handler=games,
        gives=list[ListedGame],
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/texts/{language}",
        summary="The sentences of a game as Fluent messages, in English where not translated.",
        handler=show_texts,
        gives=str,
        media="text/plain; charset=utf-8",
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/rules/{language}",
        summary="The rulebook of a game in Markdown; of other packages' games in English.",
        handler=show_rules,
        gives=str,
        media="text/markdown; charset=utf-8",
    ),
)
