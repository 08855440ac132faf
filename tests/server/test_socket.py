"""Whole games over real sockets."""

import pytest

from tests.server.house import House
from tests.server.players import begin, play_out
from uguisu.games import GAMES
from uguisu.server.protocol.happened import Acted


@pytest.mark.parametrize(("people", "seats"), [(3, 3), (1, 4), (2, 5)])
async def test_people_and_bots_play_a_whole_game(house: House, people: int, seats: int) -> None:
    places = await begin(house.url, "war-of-clans", people, seats)

    counts = await play_out(places)

    assert min(counts) > 10
    for place in places:
        assert place.table.status == "over"
        assert min(place.view["places"]) == 1
        assert place.number == places[0].number
        assert [entry.number for entry in place.log] == list(range(1, place.number + 1))


async def test_the_record_of_the_log_replays_to_the_same_result(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3)
    await play_out(places)

    honesty = places[0].honesty
    assert honesty is not None
    state = GAMES["war-of-clans"].new(3, places[0].table.options, honesty.seed)
    for happening in places[0].log:
        if isinstance(happening.event, Acted):
            action = state.game.read_action(happening.event.shown)
            state.apply(happening.event.seat, action)

    assert tuple(state.places()) == tuple(places[1].view["places"])
