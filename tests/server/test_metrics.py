"""What a node counts."""

import asyncio
from urllib.request import Request, urlopen

import pytest
from msgspec.structs import replace

from tests.server.house import House, open_house
from tests.server.players import begin, play_out
from uguisu.client import Refusal, Refused, Session, new_key
from uguisu.server.protocol import incoming
from uguisu.server.settings import Settings


async def counted(house: House) -> dict[str, float]:
    text = (await Session(house.url).request("GET", "/metrics")).decode()
    pairs = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in pairs}


async def counted_with(house: House, sockets: int) -> dict[str, float]:
    """Once sockets of other tests are closed, and the gauge of tables tells those at hand."""
    async with asyncio.timeout(60):
        while True:
            at_hand = len(house.node.rooms.open)
            now = await counted(house)
            if (now["uguisu_sockets"], now["uguisu_tables"]) == (sockets, at_hand):
                return now


async def test_a_game_is_counted(house: House) -> None:
    before = await counted_with(house, sockets=0)
    places = await begin(house.url, "war-of-clans", 1, 3)
    with pytest.raises(Refused, match="wrong-moment"):
        await places[0].do(incoming.Start(key=new_key()))
    during = await counted_with(house, sockets=1)
    await play_out(places)
    after = await counted(house)

    def grew(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert during["uguisu_tables"] >= 1
    assert grew('uguisu_commands_total{outcome="done"}') > 10
    assert grew('uguisu_commands_total{outcome="wrong-moment"}') == 1
    assert grew("uguisu_append_seconds_count") > 30
    assert grew("uguisu_group_jobs_count") > 30
    assert grew("uguisu_commits_total") > 30
    assert grew('uguisu_thinking_seconds_count{game="war-of-clans",rank="genin"}') > 20
    assert grew('uguisu_thinking_wait_seconds_count{priority="played"}') > 20
    assert 'uguisu_thinking_queue{priority="unattended"}' in after
    assert grew('uguisu_requests_total{status="201"}') == 1


async def test_metrics_name_nobody(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 1, 3)
    text = (await Session(house.url).request("GET", "/metrics")).decode()

    person = house.person_of(places[0].session)
    assert places[0].id not in text
    assert person not in text
    assert "Player" not in text


async def test_with_a_token_only_who_knows_it_is_told(settings: Settings) -> None:
    with open_house(replace(settings, metrics_token="hush")) as house:
        with pytest.raises(Refusal) as refusal:
            await Session(house.url).request("GET", "/metrics")

        request = Request(f"{house.url}/metrics", headers={"Authorization": "Bearer hush"})
        with urlopen(request) as response:
            assert b"uguisu_sockets" in response.read()

    assert refusal.value.status == 404
