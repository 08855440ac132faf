"""Games as they are told over REST, with their texts and rulebooks."""

import re
from collections.abc import Iterator

import pytest

from tests.other_games import LIARS_DICE, named_games
from tests.server.house import House
from uguisu.client import Refusal, Session
from uguisu.games import GAMES, MODULES
from uguisu.server.protocol.http.tables import ListedGame
from uguisu.texts import LANGUAGES


@pytest.fixture
def five_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with named_games(monkeypatch, LIARS_DICE):
        yield


async def text_of(house: House, path: str) -> str:
    return (await Session(house.url).request("GET", path)).decode()


@pytest.mark.usefixtures("five_games")
async def test_a_game_of_another_package_is_listed_with_its_facts(house: House) -> None:
    games = await Session(house.url).get("/api/games", list[ListedGame])

    assert [game.id for game in games] == [*MODULES, "liars-dice"]
    last = games[-1]
    assert (last.prefix, last.minutes, last.rules, last.lesson) == ("LD", 15, True, False)
    assert all(game.rules and game.lesson for game in games[:-1])


@pytest.mark.usefixtures("five_games")
@pytest.mark.parametrize("game", [*MODULES, "liars-dice"])
async def test_every_game_tells_its_texts_in_every_language(house: House, game: str) -> None:
    title = re.compile(rf"^{GAMES[game].prefix.lower()}-title = ", re.MULTILINE)
    for language in LANGUAGES:
        assert title.search(await text_of(house, f"/api/games/{game}/texts/{language}"))


@pytest.mark.usefixtures("five_games")
async def test_the_rulebook_of_another_package_can_be_read(house: House) -> None:
    assert "**LD-11**" in await text_of(house, "/api/games/liars-dice/rules/it")
    assert "**WOC-1**" in await text_of(house, "/api/games/war-of-clans/rules/de")


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/api/games/chess/texts/en", "There is no game 'chess'"),
        ("/api/games/ninjato/texts/la", "There is no language 'la'; there are en, it, es, fr, de"),
        ("/api/games/ninjato/rules/..", "There is no language '..'"),
        ("/api/games/%2e%2e/texts/en", "There is no game '..'"),
    ],
)
async def test_what_is_not_there_is_said_to_be_missing(house: House, path: str, says: str) -> None:
    with pytest.raises(Refusal, match=re.escape(says)):
        await text_of(house, path)
