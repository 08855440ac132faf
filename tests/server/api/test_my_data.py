"""One's own data, in one file."""

import asyncio
import json
from urllib.parse import quote

from tests.server.directing.contests import a_host, announced, do
from tests.server.house import House
from tests.server.people.test_accounts import a_login, a_name, code_of, register
from tests.server.players import Place, begin, gather, play_out
from uguisu.client import new_key, new_table
from uguisu.server.api import my_data
from uguisu.server.protocol import incoming
from uguisu.server.protocol.http.accounts import MyData
from uguisu.server.protocol.http.statistics import Statistics
from uguisu.server.table.who import Who


async def data_of(place: Place) -> MyData:
    found: MyData = await place.session.get("/api/my/data", MyData)
    return found


async def test_all_that_is_mine_is_there(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3)
    await places[0].do(incoming.Say(key=new_key(), text="mine"))
    await places[1].do(incoming.Say(key=new_key(), text="not mine"))
    await play_out(places)

    found = await data_of(places[0])

    (table,) = found.tables
    assert (table.id, table.game, table.status) == (places[0].id, "war-of-clans", "over")
    assert [line.text for line in table.said] == ["mine"]
    assert table.id in table.record
    assert [session.current for session in found.sessions] == [True]


async def test_tournaments_are_there_under_every_id_one_had(house: House) -> None:
    host = await a_host(house.url)
    aki, bo = await gather(house.url, a_name(), a_name())
    joined, other = await announced(host, least=4), await announced(host)
    await do(aki, joined, "join")
    await do(bo, other, "join")
    await register(aki, a_login())

    (mine,) = (await aki.get("/api/my/data", MyData)).tournaments
    hosted = (await host.get("/api/my/data", MyData)).tournaments

    assert (mine.id, mine.name, mine.status, mine.host) == (
        joined,
        "Autumn cup",
        "announced",
        False,
    )
    assert (mine.place, mine.games) == (1, 0)
    assert {one.id for one in hosted} == {joined, other}
    assert all(one.host and one.place == 0 for one in hosted)


async def test_what_one_asked_of_others_and_chose_is_there(house: House) -> None:
    me, other = await gather(house.url, a_name(), a_name())
    mine, theirs = await register(me, a_login()), await register(other, a_login())
    table = await new_table(me, "war-of-clans", 3)
    await me.request("POST", "/api/my/challenges", {"name": theirs.name, "table": table})
    report = {"reason": "spam", "text": "the same again and again"}
    await me.request("POST", f"/api/people/{quote(theirs.name)}/reports", report)
    await me.request("PUT", "/api/my/privacy", {"only_friends": True})
    await me.request("PUT", "/api/match", {"games": ["shinobi"], "seats": 5})

    data, their_data = [await one.get("/api/my/data", MyData) for one in (me, other)]

    assert [(one.name, one.mine) for one in data.challenges] == [(theirs.name, True)]
    assert [(one.name, one.text) for one in data.reports] == [(theirs.name, report["text"])]
    assert (data.private, data.only_friends) == (False, True)
    assert data.looking is not None
    assert data.looking.games == ("shinobi",)
    assert [one.name for one in their_data.challenges] == [mine.name]
    assert their_data.reports == ()


async def test_what_games_did_to_ones_ratings_is_there(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 1, 3, rated=True)
    await play_out(places)
    place = places[0]

    while not (played := (await place.session.get("/api/my/statistics", Statistics)).played):
        await asyncio.sleep(0)  # ratings are reckoned behind the game

    found = await data_of(place)
    assert [one.table for one in found.rated_games] == [place.id]
    assert [one.games for one in played] == [1]


async def test_a_running_game_tells_no_secrets(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 1, 3)

    raw = await places[0].session.request("GET", "/api/my/data")

    (table,) = json.loads(raw)["tables"]
    assert (table["status"], table["record"]) == ("playing", "")
    secret = house.node.rooms.open[places[0].id].table.created.secret
    assert secret not in raw.decode()


async def test_what_one_said_as_a_spectator_is_found(house: House) -> None:
    host, watcher = await gather(house.url, a_name(), a_name())
    await register(watcher, a_login())
    place = Place(watcher, await new_table(host, "war-of-clans", 3))
    await place.connect()
    await place.do(incoming.Say(key=new_key(), text="from the stands"))

    while not (found := await tables_of(house, place)):
        await asyncio.sleep(0)  # it is noted behind the answer

    assert found == [place.id]
    (table,) = (await data_of(place)).tables
    assert (table.seats, [line.text for line in table.said]) == ((), ["from the stands"])


async def tables_of(house: House, place: Place) -> list[str]:
    person = house.person_of(place.session)
    who = Who(person, frozenset([person]), "")
    with house.node.store.engine.connect() as connection:
        return my_data.tables_of(connection, who)


async def test_it_is_not_asked_for_all_the_time(house: House) -> None:
    aki = (await gather(house.url, a_name()))[0]
    for _ in range(3):
        await aki.get("/api/my/data", MyData)

    assert await code_of(aki.get("/api/my/data", MyData)) == "too-many"
