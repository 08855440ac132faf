"""Quick match on one node, and on two with one database."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.server.clock import StoppedClock, stop_the_clock
from tests.server.driving.test_caretaker import on_loop_of
from tests.server.house import House, open_house
from tests.server.people.test_accounts import a_login, register
from tests.server.people.test_relations import a_table, number_of, relate
from tests.server.players import Place, gather
from uguisu.client import Session
from uguisu.server.matching import matchmaker
from uguisu.server.matching import seekers as rows
from uguisu.server.matching.seekers import FEWEST, GONE_MS
from uguisu.server.protocol import events
from uguisu.server.protocol.http.match import MatchState
from uguisu.server.settings import Settings
from uguisu.server.table.hosting import ARRIVAL_MS

GAME = "war-of-clans"
decode = msgspec.json.Decoder(MatchState).decode
Nodes = tuple[House, House]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    return stop_the_clock(monkeypatch)


async def seek(session: Session, **wishes: Any) -> MatchState:
    wish = {"games": [GAME], "seats": 3} | wishes
    state: MatchState = decode(await session.request("PUT", "/api/match", wish))
    return state


async def state_of(session: Session) -> MatchState:
    state: MatchState = await session.get("/api/match", MatchState)
    return state


async def found_table(session: Session) -> str:
    """The table that was found, by the request itself or by the next round."""
    while not (table := (await state_of(session)).table):
        pass
    return table


async def arrive(session: Session, table: str) -> Place:
    place = Place(session, table)
    await place.connect()
    return place


async def hold_round(house: House) -> None:
    async def once() -> None:
        await house.node.matchmaker.hold_round()

    await on_loop_of(house, once())


async def test_three_who_look_for_people_play_together(house: House) -> None:
    aki, bo, chie = await gather(house.url, "Aki", "Bo", "Chie")
    assert (await seek(aki)).table == ""
    (line,) = [one for one in (await seek(bo)).waiting if one.count]
    assert (line.game, line.pace, line.usual) == (GAME, "live", None)
    await seek(chie)
    table = await found_table(chie)

    assert {(await state_of(one)).table for one in (aki, bo)} == {table}
    places = [await arrive(one, table) for one in (aki, bo, chie)]
    for place in places:
        await place.until(lambda p: p.table.status == "playing")

    assert sorted(seat.name for seat in places[0].table.seats) == ["Aki", "Bo", "Chie"]
    assert places[0].table.rated
    await hold_round(house)
    assert (await state_of(aki)).wish is None


async def test_bots_take_the_free_seats_after_the_time_one_has_set(house: House) -> None:
    (aki,) = await gather(house.url, "Aki")
    await seek(aki, bots_after=3600)
    state = await seek(aki, bots_after=0)

    place = await arrive(aki, state.table)
    await place.until(lambda p: p.table.status == "playing")

    assert [seat.kind for seat in place.table.seats].count("bot") == 2


async def test_who_stops_looking_or_disappears_is_matched_with_nobody(
    settings: Settings, clock: StoppedClock
) -> None:
    with open_house(settings) as house:
        aki, bo, chie, dai = await gather(house.url, "Aki", "Bo", "Chie", "Dai")
        await seek(aki)
        await seek(bo)
        await aki.request("DELETE", "/api/match")
        clock.advance(GONE_MS["live"] + 1)

        assert (await seek(chie)).table == ""
        assert (await seek(dai)).table == ""
        assert (await state_of(bo)).wish is None


async def test_who_does_not_come_is_not_waited_for_and_the_others_look_on(
    settings: Settings, clock: StoppedClock
) -> None:
    with open_house(settings) as house:
        aki, bo, chie, dai = await gather(house.url, "Aki", "Bo", "Chie", "Dai")
        began = (await seek(aki)).since
        await seek(bo)
        await seek(chie)
        table = await found_table(chie)
        places = [await arrive(one, table) for one in (aki, bo)]
        await places[0].until(lambda p: len(p.presence.seats) == 2)

        clock.advance(ARRIVAL_MS)
        for one in (aki, bo):
            await state_of(one)
        await on_loop_of(house, house.node.driver._see_to(house.node.rooms.open[table]))
        await places[0].until(lambda p: p.table.status == "aborted")
        assert places[0].log[-1].event == events.Aborted(why="no-show")
        await hold_round(house)
        await hold_round(house)
        again = await seek(dai)

        assert (await state_of(aki)).table == again.table != ""
        assert (await state_of(aki)).since == began
        assert (await state_of(chie)).wish is None


async def test_who_blocked_somebody_is_not_brought_together_with_them(settings: Settings) -> None:
    """Also when the blocked one was a guest then and has an account now."""
    with open_house(settings) as house:
        host, guest = await a_table(house)
        await relate(host, number_of(host, 1), "block")
        await register(guest.session, a_login())
        chie, dai = await gather(house.url, "Chie", "Dai")
        for one in (guest.session, host.session, chie):
            await seek(one)
        assert (await state_of(chie)).table == ""

        table = (await seek(dai)).table

        tables = [(await state_of(one)).table for one in (guest.session, host.session, chie)]
        assert table
        assert tables == [table, "", table]


async def test_a_game_of_days_begins_without_anybody_there(house: House) -> None:
    aki, bo, chie = await gather(house.url, "Aki", "Bo", "Chie")
    for one in (aki, bo, chie):
        await seek(one, pace="days")

    place = await arrive(chie, await found_table(chie))

    assert place.table.status == "playing"
    assert place.table.clock.kind == "days"


async def test_how_long_it_takes_is_said_when_it_was_measured(
    settings: Settings, clock: StoppedClock
) -> None:
    with open_house(settings) as house:
        sessions = await gather(house.url, *(f"Player {n}" for n in range(2 * FEWEST)))
        for session in sessions[:6]:
            await seek(session)
            clock.advance(2_000)
        state = await state_of(sessions[-1])

    (line,) = state.waiting
    assert (line.count, line.usual) == (0, (0, 4))


async def test_two_nodes_give_everybody_one_table(nodes: Nodes) -> None:
    """All at once, on both nodes, again and again: nobody is lost, nobody has two tables."""
    sessions = await gather(nodes[0].url, *(f"Player {n}" for n in range(24)))
    here = [Session(nodes[n % 2].url, one.cookie) for n, one in enumerate(sessions)]

    await asyncio.gather(*map(seek, here))
    for house in nodes:
        await hold_round(house)
    found = [(await state_of(one)).table for one in here]

    assert "" not in found
    assert set(Counter(found).values()) == {3}
    places = [
        await arrive(one, found[0]) for one, t in zip(here, found, strict=True) if t == found[0]
    ]
    for place in places:
        await place.until(lambda p: p.table.status == "playing")


async def test_a_wish_survives_a_restart(settings: Settings) -> None:
    with open_house(settings) as house:
        aki, bo, chie = await gather(house.url, "Aki", "Bo", "Chie")
        for one in (aki, bo):
            await seek(one)
    with open_house(settings):
        await seek(chie)
        table = await found_table(chie)

        assert table
        assert (await state_of(aki)).table == table


async def test_wishes_that_nobody_fulfils_keep_nobody_from_playing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "AT_ONCE", 3)
    with open_house(settings) as house:
        aki, bo, chie, *early = await gather(house.url, "Aki", "Bo", "Chie", *"stuvwx")
        for one, seats in zip(early, (4, 4, 4, 5, 5, 5), strict=True):
            await seek(one, seats=seats)
        for one in (aki, bo):
            await seek(one)

        assert (await seek(chie)).table


async def test_a_costly_round_is_followed_by_a_rest(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaker, "COSTLY_SECONDS", 0.0)
    monkeypatch.setattr(matchmaker, "REST", 1e9)
    with open_house(settings) as house:
        for one in (people := await gather(house.url, "Aki", "Bo", "Chie")):
            await seek(one)
        assert (await state_of(people[-1])).table == ""

        house.node.matchmaker.rests_until = 0
        await hold_round(house)

        assert (await state_of(people[-1])).table
