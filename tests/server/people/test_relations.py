"""Mute, block and report, as people at a table do it."""

from typing import Any
from urllib.parse import quote

import pytest
from msgspec.structs import replace

from tests.server.house import House, open_house
from tests.server.people.test_accounts import a_login, a_name, code_of, log_in, register
from tests.server.players import Place, gather, sit_down
from uguisu.client import Session, new_key, new_table
from uguisu.server.people import reports
from uguisu.server.protocol import events, incoming
from uguisu.server.protocol.http.accounts import Me
from uguisu.server.protocol.http.problems import Nothing
from uguisu.server.protocol.http.relations import PersonList, TablePeople
from uguisu.server.settings import Limits, Settings


async def a_table(house: House) -> tuple[Place, Place]:
    """A gathering of two people; the first is the host."""
    sessions = await gather(house.url, a_name(), a_name())
    table = await new_table(sessions[0], "war-of-clans", 3)
    host, guest = await sit_down(sessions, table)
    await host.until(lambda p: p.table.seats[1].kind == "person")
    return host, guest


def number_of(place: Place, seat: int) -> int:
    number: int = place.table.seats[seat].person
    assert number
    return number


async def relate(place: Place, person: int, kind: str) -> TablePeople:
    body = {"table": place.id, "person": person, "kind": kind}
    found: TablePeople = await place.session.post("/api/my/people", body, TablePeople)
    return found


async def people_of(session: Session) -> PersonList:
    found: PersonList = await session.get("/api/my/people", PersonList)
    return found


async def may_sit(place: Place, seat: int) -> bool:
    try:
        await place.do(incoming.Sit(key=new_key(), seat=seat))
    except Exception as error:
        return "You cannot sit down at this table." not in str(error)
    return True


async def test_a_mute_is_for_me_alone(house: House) -> None:
    host, guest = await a_table(house)

    found = await relate(host, number_of(host, 1), "mute")

    assert found == TablePeople(muted=(number_of(host, 1),), blocked=(), mine=(number_of(host, 0),))
    theirs = await guest.session.get(f"/api/tables/{guest.id}/people", TablePeople)
    assert (theirs.muted, theirs.blocked) == ((), ())
    assert guest.table.seats[1].kind == "person"


async def test_talk_tells_whose_it_is(house: House) -> None:
    host, guest = await a_table(house)
    watcher = Place((await gather(house.url, "Watcher"))[0], host.id)
    await watcher.connect()
    said = []
    for place in (guest, watcher):
        number = await place.do(incoming.Say(key=new_key(), text="hello"))
        while host.number < number:
            await host.receive()
        event = host.log[-1].event
        assert isinstance(event, events.Said)
        said.append(event.person)

    assert said[0] == number_of(host, 1)
    assert said[1] not in (0, number_of(host, 0), number_of(host, 1))
    assert (await relate(host, said[1], "mute")).muted == (said[1],)


async def test_who_is_blocked_leaves_my_gathering_and_cannot_come_back(house: House) -> None:
    host, guest = await a_table(house)

    await relate(host, number_of(host, 1), "block")

    await host.until(lambda p: p.table.seats[1].kind == "open")
    assert not await may_sit(guest, 1)


async def test_whom_a_player_blocked_cannot_sit_down_beside_them(house: House) -> None:
    host, guest = await a_table(house)
    stranger = Place((await gather(house.url, a_name()))[0], host.id)
    await stranger.connect()
    number = await stranger.do(incoming.Say(key=new_key(), text="hello"))
    while guest.number < number:
        await guest.receive()
    event = guest.log[-1].event
    assert isinstance(event, events.Said)

    await relate(guest, event.person, "block")

    assert not await may_sit(stranger, 2)


async def test_a_block_follows_the_person_into_an_account(house: House) -> None:
    host, guest = await a_table(house)
    await relate(host, number_of(host, 1), "block")
    login = a_login()
    await register(guest.session, login)
    phone = Session(house.url)
    await log_in(phone, login)
    place = Place(phone, host.id)
    await place.connect()

    assert not await may_sit(place, 1)


async def test_a_block_is_for_my_tables_only(house: House) -> None:
    host, guest = await a_table(house)
    await relate(host, number_of(host, 1), "block")
    visit = Place(host.session, await new_table(guest.session, "war-of-clans", 3))
    await visit.connect()

    assert await may_sit(visit, 1)


async def test_one_can_forgive(house: House) -> None:
    host, guest = await a_table(house)
    name = host.table.seats[1].name
    await relate(host, number_of(host, 1), "block")
    listed = (await people_of(host.session)).people
    assert [(one.name, one.kind) for one in listed] == [(name, "block")]

    stranger = (await gather(house.url, "Stranger"))[0]
    path = f"/api/my/people/{listed[0].id}"
    assert await code_of(stranger.request("DELETE", path)) == "not-found"
    await host.session.request("DELETE", path)

    assert (await people_of(host.session)).people == ()
    assert await may_sit(guest, 1)


async def test_a_mute_becomes_a_block_and_ends(house: House) -> None:
    host, _ = await a_table(house)
    person = number_of(host, 1)
    kinds = [await relate(host, person, kind) for kind in ("mute", "block", "none")]

    assert [bool(found.blocked) for found in kinds] == [False, True, False]
    assert [bool(found.muted) for found in kinds] == [True, True, False]


async def test_nobody_blocks_themselves_or_nobody(house: House) -> None:
    host, _ = await a_table(house)

    assert await code_of(relate(host, number_of(host, 0), "block")) == "wrong-moment"
    for nobody in (0, 10**6):
        assert await code_of(relate(host, nobody, "block")) == "not-found"


async def test_people_are_found_only_where_one_may_look(house: House) -> None:
    host, stranger = await gather(house.url, a_name(), "Stranger")
    bots = dict.fromkeys((1, 2), "genin")
    table = await new_table(host, "war-of-clans", 3, bots=bots, spectators="none")
    place = (await sit_down([host], table))[0]
    await place.do(incoming.Start(key=new_key()))

    looking = stranger.get(f"/api/tables/{table}/people", TablePeople)
    assert await code_of(looking) == "no-spectators"


async def test_nobody_sits_down_under_the_name_of_an_account(house: House) -> None:
    host, guest = await a_table(house)
    await register(host.session, a_login())
    name = host.table.seats[0].name

    with pytest.raises(Exception, match="has this name"):
        await guest.do(incoming.Sit(key=new_key(), seat=2, name=name))


# Reports.


def report_of(place: Place, seat: int, **more: Any) -> dict[str, Any]:
    body = {"table": place.id, "person": number_of(place, seat), "reason": "abuse"}
    return body | more


async def test_a_report_has_the_talk_around_it(settings: Settings) -> None:
    with open_house(settings) as house:
        host, guest = await a_table(house)
        for place, text in ((host, "hello"), (guest, "you fool"), (host, "please")):
            await place.do(incoming.Say(key=new_key(), text=text))

        body = report_of(host, 1, text="He  insults\nme")
        await host.session.post("/api/reports", body, Nothing)

        with house.node.store.engine.connect() as connection:
            (found,) = reports.listed(connection)
    assert (found.reason, found.text, found.table) == ("abuse", "He insults me", host.id)
    assert found.name == host.table.seats[1].name
    assert [(line.text, line.theirs) for line in found.talk] == [
        ("hello", False),
        ("you fool", True),
        ("please", False),
    ]


async def test_a_report_again_replaces_the_one_before(settings: Settings) -> None:
    with open_house(settings) as house:
        host, _ = await a_table(house)
        for text in ("first", "second"):
            await host.session.post("/api/reports", report_of(host, 1, text=text), Nothing)

        with house.node.store.engine.connect() as connection:
            found = reports.listed(connection)
    assert [one.text for one in found] == ["second"]


async def test_nobody_reports_by_the_thousand(settings: Settings) -> None:
    with open_house(replace(settings, limits=Limits(reports_per_minute=2))) as house:
        host, _ = await a_table(house)
        report = report_of(host, 1)
        for _ in range(2):
            await host.session.post("/api/reports", report, Nothing)

        assert await code_of(host.session.post("/api/reports", report, Nothing)) == "too-many"


async def test_nobody_reports_themselves(house: House) -> None:
    host, _ = await a_table(house)

    report = host.session.post("/api/reports", report_of(host, 0), Nothing)
    assert await code_of(report) == "wrong-moment"


async def test_an_account_is_reported_by_its_name(house: House) -> None:
    aki, bo = await gather(house.url, a_name(), a_name())
    for one in (aki, bo):
        await register(one, a_login())
    me = await bo.get("/api/session", Me)
    path = f"/api/people/{quote(me.name)}/reports"

    await aki.post(path, {"reason": "name", "text": "rude"}, Nothing)

    assert await code_of(bo.post(path, {"reason": "name"}, Nothing)) == "wrong-moment"
    with house.node.store.engine.connect() as connection:
        found = [one for one in reports.listed(connection) if one.name == me.name]
    assert [(one.reason, one.text, one.table, one.talk) for one in found] == [
        ("name", "rude", "", ())
    ]
