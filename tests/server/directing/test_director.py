"""Tournaments on one node and on two; people and bots play them."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from tests.server.clock import StoppedClock, stop_the_clock
from tests.server.directing.contests import a_host, announced, do, log_of, when
from tests.server.driving.test_caretaker import on_loop_of
from tests.server.house import House, open_house
from tests.server.pages import a_page
from tests.server.players import Place, gather, play_out
from tests.server.process import Process
from tests.sizes import sized
from uguisu.client import Refused, Session, new_key
from uguisu.server.protocol import incoming
from uguisu.server.protocol.http.tournaments import Contest, OwnContest
from uguisu.server.settings import Settings
from uguisu.server.store import tournaments as rows
from uguisu.server.store.schema import tables
from uguisu.server.store.store import Store
from uguisu.server.table.hosting import ARRIVAL_MS
from uguisu.server.tournament import entries
from uguisu.server.tournament.standings import standings

Nodes = tuple[House, House]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    return stop_the_clock(monkeypatch)


async def arrive(session: Session, table: str) -> Place:
    place = Place(session, table)
    await place.connect()
    return place


async def own_table(session: Session, id: str) -> str:
    return (await when(session, id, lambda one: bool(one.table))).table


async def play_round(sessions: list[Session], id: str) -> None:
    """Everybody goes to the table they are given and plays to the end."""
    tables: dict[str, list[Place]] = {}
    for session in sessions:
        table = await own_table(session, id)
        tables.setdefault(table, []).append(await arrive(session, table))
    await asyncio.gather(*map(play_out, tables.values()))


async def test_people_play_a_swiss_tournament(settings: Settings, clock: StoppedClock) -> None:
    with open_house(settings) as house:
        host = await a_host(house.url)
        people = await gather(house.url, "Aki", "Bo", "Chie")
        id = await announced(host)
        for person in people:
            assert (await do(person, id, "join")).me
        clock.advance(60_000)
        for turn in (1, 2):
            await when(host, id, lambda one, turn=turn: one.round == turn)  # type: ignore[misc]
            await play_round(people, id)
        contest = await when(host, id, lambda one: one.status == "finished")

        assert (contest.played, contest.round) == (2, 2)
        assert sum(line.points for line in contest.standings) == 2 * (3 + 2 + 1)
        assert [line.games for line in contest.standings] == [2, 2, 2]
        kinds = Counter(type(entry).__name__ for entry in log_of(house, id))
        assert (kinds["Seat"], kinds["Count"]) == (2, 2)


async def test_who_gets_a_table_is_told_on_every_page(settings: Settings) -> None:
    with open_house(settings) as house:
        host = await a_host(house.url)
        people = await gather(house.url, "Aki", "Bo", "Chie", "Dan")
        id = await announced(host)
        for person in people[:3]:
            await do(person, id, "join")
        await do(host, id, "join")
        await do(host, id, "leave")
        pages = [await a_page(person) for person in (*people, host)]
        known = OwnContest(id=id, name="Autumn cup")
        assert [page.yours.tournament for page in pages] == [known] * 3 + [None] * 2

        await do(host, id, "begin")
        for page in pages[:3]:
            await page.until(lambda p: bool(p.yours.tournament and p.yours.tournament.table))

        table = await own_table(people[0], id)
        assert {page.yours.tournament for page in pages[:3]} == {replace(known, table=table)}
        late = [await a_page(person) for person in (people[0], people[3], host)]
        told = [page.yours.tournament for page in late]
        assert (told[0] is not None, *told[1:]) == (True, None, None)


async def test_who_does_not_come_rests_and_a_bot_plays(
    settings: Settings, clock: StoppedClock
) -> None:
    with open_house(settings) as house:
        host = await a_host(house.url)
        people = await gather(house.url, "Aki", "Bo", "Chie")
        id = await announced(host, rounds=1)
        for person in people:
            await do(person, id, "join")
        clock.advance(60_000)
        table = await own_table(people[0], id)
        places = [await arrive(person, table) for person in people[:2]]
        await places[0].until(lambda p: len(p.presence.seats) == 2)
        clock.advance(ARRIVAL_MS)
        await on_loop_of(house, house.node.driver._see_to(house.node.rooms.open[table]))

        await play_out(places)
        contest = await when(host, id, lambda one: one.status == "finished")

        lines = {line.name: line for line in contest.standings}
        assert (lines["Chie"].state, lines["Chie"].games) == ("resting", 0)
        points = {lines[name].points for name in ("Aki", "Bo")}
        assert points in ({2, 3}, {2.5})  # the bot does not count, and a place can be shared


async def test_a_stranger_cannot_take_a_seat_of_a_tournament(
    settings: Settings, clock: StoppedClock
) -> None:
    with open_house(settings) as house:
        host = await a_host(house.url)
        aki, bo, chie, dai = await gather(house.url, "Aki", "Bo", "Chie", "Dai")
        id = await announced(host)
        for person in (aki, bo, chie):
            await do(person, id, "join")
        clock.advance(60_000)
        place = await arrive(aki, await own_table(aki, id))
        await place.do(incoming.Stand(key=new_key(), seat=place.mine[0]))
        stranger = await arrive(dai, place.id)

        with pytest.raises(Refused, match="cannot sit down"):
            await stranger.do(incoming.Sit(key=new_key(), seat=0))


async def test_two_nodes_seat_everybody_once(nodes: Nodes) -> None:
    """All join at both nodes at once, and both directors do what is due."""
    host = await a_host(nodes[0].url)
    sessions = await gather(nodes[0].url, *(f"Player {n}" for n in range(24)))
    across = [Session(nodes[n % 2].url, one.cookie) for n, one in enumerate(sessions)]
    id = await announced(host)
    await asyncio.gather(*(do(session, id, "join") for session in across))
    await do(host, id, "begin")

    contests = [await when(one, id, lambda c: bool(c.table)) for one in across]

    assert len({contest.me for contest in contests}) == 24
    assert set(Counter(contest.table for contest in contests).values()) == {3}
    seats = [entry for entry in log_of(nodes[0], id) if isinstance(entry, entries.Seat)]
    assert len(seats) == 1


@sized("bots", quick=16, full=64)
async def test_bots_play_on_while_a_node_is_killed(
    shared: Settings, tmp_path: Path, bots: int
) -> None:
    places = {"UGUISU_DATABASE": shared.database, "UGUISU_REDIS": shared.redis}
    servers = [Process(tmp_path, **places) for _ in range(2)]
    for server in servers:
        server.start()
    host = await a_host(servers[0].url)
    id = await announced(host, bots=bots, rank="genin", seats=4)
    await do(host, id, "begin")
    await when(host, id, lambda one: one.played >= 4)

    servers[0].kill()
    there = Session(servers[1].url, host.cookie)
    contest = await when(there, id, lambda one: one.status == "finished")

    assert servers[1].stop() == 0
    check_contest(contest, bots)
    check_stored(shared, id, bots)


def check_contest(contest: Contest, bots: int) -> None:
    assert len(contest.standings) == bots
    assert contest.played == 2 * bots // 4
    assert sum(line.points for line in contest.standings) == 2 * bots // 4 * (4 + 3 + 2 + 1)
    assert {line.games for line in contest.standings} == {2}


def check_stored(settings: Settings, id: str, bots: int) -> None:
    """Every table of the database is one of the tournament, was played once and counted once; the
    log gives the same standings again."""
    store = Store(settings.database_url)
    with store.engine.connect() as connection:
        found = dict(map(tuple, connection.execute(sa.select(tables.c.id, tables.c.status))))
        tournament = rows.fold(connection, id)
        log = [entries.decode(entry) for _, _, entry in rows.read(connection, id)]
    store.engine.dispose()
    counted = [entry.table for entry in log if isinstance(entry, entries.Count)]
    seated = [g.table for entry in log if isinstance(entry, entries.Seat) for g in entry.groups]
    assert sorted(found) == sorted(counted) == sorted(seated) == sorted(tournament.sittings)
    assert set(found.values()) == {"over"}
    assert len(standings(tournament)) == bots
