"""The fifth game on a server: a person and bots play it to the end, and its zones arrive."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.other_games import LIARS_DICE, named_games
from tests.server.house import free_port, open_house
from uguisu.client import Place, new_key, new_table, sign_in
from uguisu.server.protocol import incoming
from uguisu.server.settings import Settings


@pytest.fixture(autouse=True)
def liars_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with named_games(monkeypatch, LIARS_DICE):
        yield


async def test_a_game_is_played_to_the_end_against_bots(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), port=free_port(), workers=1, bot_pace_ms=0)
    with open_house(settings) as house:
        session = await sign_in(house.url, "Aki")
        table = await new_table(session, "liars-dice", seats=3, bots={1: "genin", 2: "random"})
        async with Place(session, table) as place:
            await place.do(incoming.Start(key=new_key()))
            titles = {zone["title"]["id"] for zone in place.view["zones"]}
            assert titles == {"ld-zone-bid", "ld-zone-dice"}
            while not place.is_over:
                await (place.act(place.choices[-1].action) if place.may_act else place.receive())
            assert sorted(place.view["places"]) == [1, 2, 3]
