"""Tables as they are made over REST."""

import pytest

from tests.server.house import House
from tests.server.players import begin, gather, play_out
from uguisu.client import Refusal, new_table
from uguisu.games import GAMES

FEW = """\
[loyalty_cards]
count = 5
certainty = "house"
[troops]
certainty = "house"
takeda = 7
uesugi = 6
mori = 6
oda = 6
hojo = 6
[ninjas]
count = 1
certainty = "house"
"""
"""A short game: 31 troops and one ninja."""


async def test_a_table_is_played_with_the_components_of_the_house(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3, house=FEW)
    table = places[0].table
    cards = 7 + 4 * 6 + 1

    assert table.house
    assert not table.rated
    assert places[0].view["deck"] == cards - 3 * 4
    await play_out(places)

    session = places[0].session
    record = (await session.request("GET", f"/api/tables/{table.id}/record")).decode()
    assert "takeda = 7" in record.replace("\\n", "\n")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (FEW.replace("takeda = 7", "takeda = 51"), "1 to 50 troops"),
        (FEW.replace("[ninjas]", "[monks]"), "monks"),
        ("not [ TOML", "line 1, column 5"),
    ],
)
async def test_components_nobody_can_play_with_are_refused(
    house: House, text: str, says: str
) -> None:
    (aki,) = await gather(house.url, "Aki")

    with pytest.raises(Refusal, match=says):
        await new_table(aki, "war-of-clans", 3, house=text)


async def test_a_bot_that_the_game_does_not_have_is_refused(house: House) -> None:
    (aki,) = await gather(house.url, "Aki")

    with pytest.raises(Refusal, match="There is no bot 'kami' for this game; there are random"):
        await new_table(aki, "war-of-clans", 3, bots={1: "kami"})


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_by_link_is_in_nobody_else_s_list(house: House, game: str) -> None:
    aki, bo = await gather(house.url, "Aki", "Bo")
    seats = GAMES[game].seat_range[0]

    hidden = await new_table(aki, game, seats)
    shown = await new_table(aki, game, seats, public=True)

    listed = (await bo.request("GET", "/api/tables")).decode()
    assert hidden not in listed
    assert shown in listed
