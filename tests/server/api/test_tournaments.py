"""Tournaments over HTTP."""

import asyncio
import csv
import io

import pytest

from tests.server.directing.contests import a_host, announced, do, shown
from tests.server.house import House, open_house
from tests.server.players import gather
from uguisu.client import Refusal, Session
from uguisu.server.directing.messages import harmless
from uguisu.server.now import now_ms
from uguisu.server.people import limits
from uguisu.server.protocol.http.tournaments import TournamentList
from uguisu.server.settings import Settings
from uguisu.server.store import tournaments as rows
from uguisu.server.tournament.entries import Announce


async def test_one_joins_rests_plays_on_and_leaves(house: House) -> None:
    host = await a_host(house.url)
    (aki,) = await gather(house.url, "Aki")
    id = await announced(host)

    assert (await do(aki, id, "join")).me == 1
    states = [(await do(aki, id, deed)).standings[0].state for deed in ("rest", "rest", "play")]
    assert states == ["resting", "resting", "free"]
    left = await do(aki, id, "leave")

    assert (left.me, left.standings) == (0, ())


async def test_guests_announce_nothing(house: House) -> None:
    (guest,) = await gather(house.url, "Guest")

    with pytest.raises(Refusal, match="account"):
        await announced(guest)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"starts_at": 1}, "future"),
        ({"seats": 6}, "players"),
        ({"game": "go"}, "no such game"),
        ({"final": True}, "Only an arena has a final"),
        ({"clock": {"kind": "days", "seconds": 86400}}, "clock"),
    ],
)
async def test_what_cannot_be_held_is_refused(
    house: House, wishes: dict[str, object], sentence: str
) -> None:
    host = await a_host(house.url)

    with pytest.raises(Refusal, match=sentence):
        await announced(host, **wishes)


async def test_three_tournaments_of_one_person_at_a_time_and_only_the_host_cancels(
    house: House,
) -> None:
    host, other = await a_host(house.url), await a_host(house.url)
    ids = [await announced(host) for _ in range(3)]

    with pytest.raises(Refusal, match="limit"):
        await announced(host)
    with pytest.raises(Refusal, match="whoever made"):
        await other.request("DELETE", f"/api/tournaments/{ids[0]}")
    await host.request("DELETE", f"/api/tournaments/{ids[0]}")

    assert (await shown(host, ids[0])).status == "cancelled"
    assert (await shown(host, ids[1])).host
    await announced(host)


async def test_the_list_says_what_one_has_joined(settings: Settings) -> None:
    with open_house(settings) as house:
        host = await a_host(house.url)
        (aki,) = await gather(house.url, "Aki")
        late = await announced(host, starts_at=now_ms() + 7_200_000)
        soon = await announced(host, starts_at=now_ms() + 3_600_000)
        await do(aki, late, "join")

        found: TournamentList = await aki.get("/api/tournaments", TournamentList)

    lines = [(line.id, line.joined, line.players) for line in found.tournaments]
    assert lines == [(soon, False, 0), (late, True, 1)]


async def test_the_standings_are_a_file_for_spreadsheets(house: House) -> None:
    host = await a_host(house.url)
    people = await gather(house.url, "Aki", "=cmd()")
    id = await announced(host)
    for person in people:
        await do(person, id, "join")

    text = (await host.request("GET", f"/api/tournaments/{id}/results.csv")).decode()

    lines = list(csv.DictReader(io.StringIO(text)))
    assert [(line["place"], line["name"]) for line in lines] == [("1", "Aki"), ("1", "'=cmd()")]
    assert harmless("Aki") == "Aki"


async def test_there_is_no_such_tournament(house: House) -> None:
    host = await a_host(house.url)

    with pytest.raises(Refusal, match="no such tournament"):
        await shown(host, "nowhere")

    assert "nowhere" not in house.node.director.turns, "asking must not fill the memory"


async def test_nobody_fills_the_log_of_a_tournament(house: House) -> None:
    host = await a_host(house.url)
    (guest,) = await gather(house.url, "Aki")
    id = await announced(host)
    await do(guest, id, "join")

    async def change_ones_mind() -> None:
        for _ in range(house.node.settings.limits.seeking_per_minute):
            await do(guest, id, "rest")
            await do(guest, id, "play")

    with pytest.raises(Refusal, match="Too many"):
        await change_ones_mind()


async def test_the_host_begins_when_there_are_enough_players(house: House) -> None:
    host = await a_host(house.url)
    (aki,) = await gather(house.url, "Aki")
    id = await announced(host, least=2)
    await do(aki, id, "join")

    with pytest.raises(Refusal, match="needs 2 players"):
        await do(host, id, "begin")
    await do(host, id, "join")
    with pytest.raises(Refusal, match="whoever made"):
        await do(aki, id, "begin")
    contest = await do(host, id, "begin")

    assert contest.status == "running"
    with pytest.raises(Refusal, match="has begun"):
        await do(host, id, "begin")


async def test_a_clock_of_hours_for_a_move_is_none_for_a_tournament(house: House) -> None:
    host = await a_host(house.url)

    for clock in (
        {"kind": "move", "seconds": 3_600},
        {"kind": "game", "seconds": 86_400},
        {"kind": "game", "seconds": 600, "increment": 3_600},
    ):
        with pytest.raises(Refusal, match="clock"):
            await announced(host, clock=clock)


async def test_one_address_cannot_fill_a_tournament(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "JOINS", 2)
    with open_house(settings) as house:
        host = await a_host(house.url)
        aki, bo, chie = await gather(house.url, "Aki", "Bo", "Chie")
        id = await announced(host)
        for person in (aki, bo):
            await do(person, id, "join")

        with pytest.raises(Refusal, match="from this address"):
            await do(chie, id, "join")

        assert (await do(aki, id, "rest")).me == 1


async def test_many_tournaments_hide_neither_ones_own_nor_those_of_the_house(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "LENGTH", 2)
    with open_house(settings) as house:
        host, crowd = await a_host(house.url), await a_host(house.url)
        (aki,) = await gather(house.url, "Aki")
        own = await announced(host, starts_at=now_ms() + 7_200_000)
        await do(aki, own, "join")
        others = [await announced(crowd, starts_at=now_ms() + 60_000 * n) for n in (1, 2, 3)]
        plan = house.node.director.known[own].plan
        await asyncio.to_thread(
            house.run, house.node.director.announce("house", Announce(plan=plan))
        )

        async def listed(session: Session) -> list[str]:
            found: TournamentList = await session.get("/api/tournaments", TournamentList)
            return [line.id for line in found.tournaments]

        assert await listed(crowd) == [*others[1:], others[0], "house"]
        assert await listed(aki) == await listed(host) == [own, others[0], "house"]
