"""What happens by itself at a table that gathers."""

import pytest

from tests.server.clock import StoppedClock, stop_the_clock
from tests.server.driving.test_caretaker import on_loop_of
from tests.server.house import open_house
from tests.server.players import Place, gather, sit_down
from uguisu.client import new_key, new_table
from uguisu.server.protocol import events, incoming
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.protocol.outgoing import TableInfo
from uguisu.server.settings import Settings
from uguisu.server.table.hosting import EMPTY_MS, OPEN_MS

GAME = "war-of-clans"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    return stop_the_clock(monkeypatch)


async def test_an_empty_gathering_is_listed_nowhere_and_expires(
    settings: Settings, clock: StoppedClock
) -> None:
    with open_house(settings) as house:
        aki, bo = await gather(house.url, "Aki", "Bo")
        table = await new_table(aki, GAME, 3, public=True)
        (place,) = await sit_down([aki], table)
        assert len((await bo.get("/api/tables", Listing)).tables) == 1

        await place.do(incoming.Stand(key=new_key(), seat=0))
        assert (await bo.get("/api/tables", Listing)).tables == ()
        await place.socket.close()
        clock.advance(EMPTY_MS)
        await on_loop_of(house, house.node.caretaker.open_due())

        await place.connect()
        await place.until(lambda p: p.table.status == "aborted")
        assert place.log[-1].event == events.Aborted(why="expired")


async def test_an_open_table_stays_while_somebody_waits(
    settings: Settings, clock: StoppedClock
) -> None:
    with open_house(settings) as house:
        (aki,) = await gather(house.url, "Aki")
        table = await new_table(aki, GAME, 3, public=True)
        (place,) = await sit_down([aki], table)
        room = house.node.rooms.open[table]

        clock.advance(2 * OPEN_MS)
        await on_loop_of(house, house.node.driver._see_to(room))
        assert room.table.is_gathering
        await place.socket.close()
        while room.presence.seats:
            await on_loop_of(house, house.node.caretaker.probe())
        await on_loop_of(house, house.node.driver._see_to(room))
        assert room.table.is_gathering
        clock.advance(room.grace_ms)
        await on_loop_of(house, house.node.driver._see_to(room))

        assert room.table.is_ended


async def test_a_host_who_is_away_hands_over_to_somebody_who_is_there(
    settings: Settings, clock: StoppedClock
) -> None:
    with open_house(settings) as house:
        aki, bo = await gather(house.url, "Aki", "Bo")
        table = await new_table(aki, GAME, 3)
        host, other = await sit_down([aki, bo], table)

        await host.socket.close()
        await other.until(lambda p: p.presence.seats == (1,))
        clock.advance(house.node.rooms.open[table].grace_ms)
        room = house.node.rooms.open[table]
        await on_loop_of(house, house.node.driver._see_to(room))

        await other.until(lambda p: p.table.seats[1].host)
        assert other.log[-1].event == events.HandedOver(seat=1, away=True)


async def test_gatherings_of_before_are_found_when_their_time_is_up(
    settings: Settings, clock: StoppedClock
) -> None:
    """Also at a node that has never opened them."""
    with open_house(settings) as house:
        (aki,) = await gather(house.url, "Aki")
        table = await new_table(aki, GAME, 3, sit=())
    clock.advance(EMPTY_MS)
    with open_house(settings) as house:
        await on_loop_of(house, house.node.caretaker.open_due())
        place = Place(aki, table)
        await place.connect()
        await place.until(lambda p: p.table.status == "aborted")
        info: TableInfo = await aki.get(f"/api/tables/{table}", TableInfo)
    assert info.status == "aborted"
