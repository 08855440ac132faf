"""Profiles and rating changes over HTTP."""

from urllib.parse import quote

import pytest

from tests.server.house import open_house
from tests.server.people.test_accounts import a_login, register
from tests.server.people.test_ratings import until_rated
from tests.server.players import begin, play_out
from uguisu.client import Session, sign_in
from uguisu.client.http import Refusal
from uguisu.server.protocol.http.accounts import Privacy
from uguisu.server.protocol.http.ratings import Profile, RatedGames, RatingChanges
from uguisu.server.protocol.http.statistics import Statistics
from uguisu.server.settings import Settings

GAME = "war-of-clans"


async def profile_of(session: Session, id: str) -> Profile:
    found: Profile = await session.get(f"/api/people/{id}", Profile)
    return found


async def test_a_rated_game_stands_in_profiles_and_at_its_table(settings: Settings) -> None:
    with open_house(settings) as house:
        places = await begin(house.url, GAME, 2, 3)
        aki, ben = (place.session for place in places)
        name = quote((await register(aki, a_login())).name)
        await places[0].connect()
        await play_out(places)
        await until_rated(house, places[0].id)

        own, others = await profile_of(aki, name), await profile_of(ben, name)
        bot = await profile_of(ben, "bot:genin")
        changes: RatingChanges = await ben.get(f"/api/tables/{places[0].id}/ratings", RatingChanges)
        facts: Statistics = await ben.get(f"/api/people/{name}/statistics", Statistics)
        games: RatedGames = await ben.get(f"/api/people/{name}/games", RatedGames)

    assert own.games[0].table == places[0].id
    assert others.games[0].table == "", "the link of a table that is not public stays secret"
    assert sum(others.ratings[0].places) == 1
    assert others.ahead + others.behind <= 1
    assert bot.bot
    assert changes.rated
    assert {one.seat for one in changes.changes} == {0, 1, 2}
    assert {one.before for one in changes.changes} == {1500}
    assert others.games == games.games, "nor who else was there"
    assert (own.games[0].bots, own.games[0].more, own.games[0].others) == (1, 1, ()), (
        "Ben is a guest"
    )
    assert [(one.game, one.seats, one.games) for one in facts.played] == [(GAME, 3, 1)]


async def test_a_private_profile_tells_its_name_only(settings: Settings) -> None:
    with open_house(settings) as house:
        aki, ben = await sign_in(house.url, "Aki"), await sign_in(house.url, "Ben")
        name = (await register(aki, a_login(), keep_name=True)).name
        await aki.request("PUT", "/api/my/privacy", Privacy(private=True))

        seen = await profile_of(ben, name)
        own = await profile_of(aki, name)
        with pytest.raises(Refusal, match="404"):
            await ben.get(f"/api/people/{name}/games", RatedGames)
        with pytest.raises(Refusal, match="404"):
            await ben.get(f"/api/people/{name}/statistics", Statistics)

    assert (seen.name, seen.private, seen.since) == ("Aki", True, 0)
    assert own.since > 0


@pytest.mark.parametrize("id", ["nobody", "bot:shogun", "bot:", "%F0%9F%A6%8A"])
async def test_nobody_has_no_profile(settings: Settings, id: str) -> None:
    with open_house(settings) as house, pytest.raises(Refusal, match="404"):
        await profile_of(await sign_in(house.url, "Ben"), id)
