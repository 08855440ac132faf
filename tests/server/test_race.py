"""Races over the network: Ninja Master in real time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.far import FarPlace, Racer
from tests.server.house import House
from tests.server.players import Place, gather, same_number
from uguisu.client import Session, new_key, new_table
from uguisu.server.protocol import asked, happened

GAME, TOKEN = "ninja-master", "token:orange"


@asynccontextmanager
async def table_of(urls: list[str], trips: list[int]) -> AsyncIterator[list[FarPlace]]:
    """A table whose players are as many milliseconds away, everybody measured."""
    sessions = await gather(urls[0], *(f"Player {n}" for n in range(len(trips))))
    table = await new_table(sessions[0], GAME, len(trips))
    places = [
        FarPlace(Session(urls[n % len(urls)], session.cookie), table, trips[n])
        for n, session in enumerate(sessions)
    ]
    for seat, place in enumerate(places):
        await place.connect()
        if seat:
            await place.do(asked.Sit(key=new_key(), seat=seat))
    await places[0].do(asked.Start(key=new_key()))
    for place in places:
        await place.until(lambda p: p.table.status == "playing")
    try:
        yield places
    finally:
        for place in places:
            await place.hang_up()


async def test_the_faster_reaction_wins_not_the_nearer_client(house: House) -> None:
    async with table_of([house.url], [0, 80, 250]) as places:
        racers = [Racer(p, ms) for p, ms in zip(places, (450, 380, 300), strict=True)]

        rulings = await asyncio.gather(*(racer.race(TOKEN) for racer in racers))

        assert {ruling.verdict for ruling in rulings} == {"reported"}
        assert [ruling.after for ruling in rulings] == [racer.truth for racer in racers]
        holder = next(t for t in places[0].view["tokens"] if t["name"] == "orange")["holder"]
        assert holder == {"seat": 2, "after": racers[2].truth}


async def test_a_client_that_lies_is_judged_by_its_arrival(house: House) -> None:
    async with table_of([house.url], [0, 0]) as places:
        honest, liar = Racer(places[0], 350), Racer(places[1], 600, lie=100)

        rulings = await asyncio.gather(honest.race(TOKEN), liar.race(TOKEN))

        assert rulings[0].shown == "o"
        assert rulings[1].verdict == "estimated"
        assert rulings[1].after > 500


async def test_a_hand_that_is_too_quick_for_a_human_is_a_false_start(house: House) -> None:
    async with table_of([house.url], [0, 0]) as places:
        thrower = next(p for p in places if p.may_act)
        if thrower is not places[0]:
            await thrower.act(thrower.choices[0].action)

        ruling = await Racer(places[0], 20).race(TOKEN)

        assert ruling.verdict == "false-start"
        assert places[0].view["phase"] == "tumble"
        assert places[0].view["false_starts"] == [1, 0]


async def test_nobody_is_told_the_faces_before_the_dice_rest(house: House) -> None:
    async with table_of([house.url], [0, 0]) as places:
        thrower = next(p for p in places if p.may_act)
        await thrower.act(thrower.choices[0].action)
        for place in places:
            await place.until(lambda p: p.view["phase"] == "tumble")

        assert [place.view["dice"]["type"] for place in places] == ["face-down"] * 2


async def test_a_whole_game_with_bots_is_played_to_its_end(house: House) -> None:
    sessions = await gather(house.url, "Aki")
    table = await new_table(
        sessions[0], GAME, 3, bots={1: "genin", 2: "genin"}, options={"round_limit": 1}
    )
    place = Place(sessions[0], table)
    await place.connect()
    await place.do(asked.Start(key=new_key()))

    while not place.is_over:
        throws = place.may_act and place.view["phase"] == "throw"
        await (place.act(place.choices[0].action) if throws else place.receive())

    events = [entry.event for entry in place.log]
    assert any(isinstance(event, happened.Ruled) and event.shown for event in events)
    assert sum(isinstance(e, happened.Acted) and e.shown == "rest" for e in events) >= 1


@pytest.mark.slow
async def test_races_work_across_nodes(nodes: tuple[House, House]) -> None:
    urls = [node.url for node in nodes]
    async with table_of(urls, [40, 120, 0]) as places:
        racers = [Racer(p, ms) for p, ms in zip(places, (500, 350, 420), strict=True)]

        rulings = await asyncio.gather(*(racer.race(TOKEN) for racer in racers))

        assert rulings[1].shown == "o"
        await same_number(places)
        assert len({str(place.view["tokens"]) for place in places}) == 1
