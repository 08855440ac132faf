"""Deleting an account: what others see then, coming back, and being erased."""

import asyncio
from urllib.parse import quote

import msgspec
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from tests.server.directing.contests import announced, do, shown
from tests.server.house import House, free_port, open_house
from tests.server.people.test_accounts import SECRET, a_login, a_name, code_of, log_in, register
from tests.server.players import Place, begin, gather, play_out, sit_down
from uguisu.client import Session, new_key, new_table
from uguisu.server.people.deletion import WAIT_MS
from uguisu.server.protocol import incoming
from uguisu.server.protocol.http.accounts import Me
from uguisu.server.protocol.http.ratings import Profile
from uguisu.server.protocol.http.tables import Listing, Replay
from uguisu.server.protocol.outgoing import TableInfo
from uguisu.server.settings import Settings
from uguisu.server.store.schema import people, ratings
from uguisu.server.store.schema.metadata import metadata


async def named(session: Session) -> str:
    """This session becomes an account with a name that nobody else has; returns its login."""
    login = a_login()
    await session.post("/api/session", {"name": a_name()}, Me)
    await register(session, login)
    return login


async def delete(session: Session, login: str, password: str = SECRET) -> None:
    body = {"login": login, "password": password}
    await session.request("POST", "/api/account/deletion", body)


async def finished(house: House) -> tuple[Place, str, str]:
    """A public game of two people that is over: the place of one, name and login of the other."""
    names = (a_name(), a_name())
    sessions = await gather(house.url, *names)
    login = a_login()
    await register(sessions[0], login)
    table = await new_table(sessions[0], "war-of-clans", 3, bots={2: "genin"}, public=True)
    places = await sit_down(sessions, table)
    await places[0].do(incoming.Say(key=new_key(), text="good luck from Osaka"))
    await places[0].do(incoming.Start(key=new_key()))
    await play_out(places)
    return places[1], names[0], login


async def owner_of(house: House, login: str) -> Session:
    session = Session(house.url)
    await log_in(session, login)
    return session


async def told_about(session: Session, table: str) -> str:
    """Everything that somebody is told about a finished table, in one text."""
    seen = [await session.request("GET", "/api/finished")]
    seen.append(await session.request("GET", "/api/my/tables"))
    for path in ("", "/replay", "/replay?eyes=0", "/record"):
        seen.append(await session.request("GET", f"/api/tables/{table}{path}"))
    place = Place(session, table)
    await place.connect()
    seen.append(msgspec.json.encode([place.table, place.log]))
    return b"".join(seen).decode()


async def test_shared_games_stay_without_the_name(house: House) -> None:
    other, name, login = await finished(house)
    owner = await owner_of(house, login)
    before = await told_about(other.session, other.id)

    await delete(owner, login)
    after = await told_about(other.session, other.id)

    assert name in before
    assert "Osaka" in before
    assert name not in after
    assert "Osaka" not in after
    assert "former player" in after
    replayed = await other.session.get(f"/api/tables/{other.id}/replay", Replay)
    assert replayed.table.seats[0].kind == "person"
    assert replayed.table.places is not None


async def test_a_deleted_account_is_signed_out_and_has_no_profile(house: House) -> None:
    _, name, login = await finished(house)
    owner, anybody = await owner_of(house, login), Session(house.url)
    path = f"/api/people/{quote(name)}"
    assert (await anybody.get(path, Profile)).name == name

    await delete(owner, login)

    assert await code_of(anybody.get(path, Profile)) == "not-found"
    assert owner.cookie == ""


async def test_bots_take_the_seats_of_a_running_game(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3)
    login = await named(places[0].session)

    await delete(places[0].session, login)

    await places[1].until(lambda p: p.table.seats[0].stand_in == "left")
    assert places[1].table.seats[0].name == ""


async def test_the_seats_of_a_gathering_are_free_again(house: House) -> None:
    sessions = await gather(house.url, "Host", "Guest")
    table = await new_table(sessions[0], "war-of-clans", 3)
    places = await sit_down(sessions, table)
    login = await named(sessions[1])

    await delete(sessions[1], login)

    await places[0].until(lambda p: p.table.seats[1].kind == "open")


async def test_signing_in_in_time_brings_all_back(house: House) -> None:
    other, name, login = await finished(house)
    await delete(await owner_of(house, login), login)

    me = await log_in(Session(house.url), login)

    assert me.name == name
    assert name in await told_about(other.session, other.id)


async def test_it_is_asked_twice(house: House) -> None:
    owner = Session(house.url)
    login = a_login()
    await register(owner, login)

    assert await code_of(delete(owner, a_login())) == "bad-message"
    assert await code_of(delete(owner, login, "battery staple")) == "wrong-password"
    assert (await owner.get("/api/session", Me)).account
    guest = (await gather(house.url, "Guest"))[0]
    assert await code_of(delete(guest, login)) == "wrong-moment"


async def test_after_two_weeks_nothing_is_left_but_the_games(settings: Settings) -> None:
    with open_house(settings) as house:
        other, name, login = await finished(house)
        owner = await owner_of(house, login)
        person = house.person_of(owner)
        await delete(owner, login)
        with house.node.store.engine.begin() as connection:
            connection.execute(sa.update(people).values(gone_at=people.c.gone_at - WAIT_MS - 1))

        erasing = house.node.departures.erase()
        loop = house.node.store.writer.loop
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(erasing, loop))

        with house.node.store.engine.connect() as connection:
            row = connection.execute(sa.select(people).where(people.c.id == person)).one()
            rated = connection.execute(sa.select(ratings).where(ratings.c.player == person)).all()
        assert (row.name, row.login, row.password, row.email, row.look) == ("", *[None] * 4)
        assert rated == []
        assert await code_of(log_in(Session(house.url), login)) == "wrong-password"
        assert name not in await told_about(other.session, other.id)
        assert (await register(Session(house.url), login)).account == login.casefold()
    with open_house(replace(settings, port=free_port())) as house:
        again = Session(house.url, other.session.cookie)
        info: TableInfo = await again.get(f"/api/tables/{other.id}", TableInfo)
        listing: Listing = await again.get("/api/finished", Listing)
    assert info.seats[0].name == listing.tables[0].table.seats[0].name == ""


async def test_nothing_but_logs_remembers_whom_the_database_has_erased(settings: Settings) -> None:
    """Whatever table of the database is added later: a row about people has to be erased too."""
    with open_house(settings) as house:
        _, name, login = await finished(house)
        owner, other = await owner_of(house, login), Session(house.url)
        person = house.person_of(owner)
        await named(other)
        await know_each_other(owner, other)
        await join_everything(owner)

        await delete(owner, login)
        with house.node.store.engine.begin() as connection:
            left = [row for row in mentioning(connection, person) if row == "seekers"]
            connection.execute(sa.update(people).values(gone_at=people.c.gone_at - WAIT_MS - 1))
        house.run(house.node.departures.erase())

        with house.node.store.engine.connect() as connection:
            known = mentioning(connection, person) | mentioning(connection, name)
    assert left == []
    assert known <= {"people", "log", "tables", "sittings", "tournament_log", "tournaments"}


async def know_each_other(owner: Session, other: Session) -> None:
    """A question, a challenge, a mute and a report, both ways."""
    for one, two in ((owner, other), (other, owner)):
        theirs = quote((await two.get("/api/session", Me)).name)
        await one.request("POST", f"/api/people/{theirs}/reports", {"reason": "other"})
        table = await new_table(one, "war-of-clans", 3)
        name = (await two.get("/api/session", Me)).name
        await one.request("POST", "/api/my/challenges", {"name": name, "table": table})
        await one.request("POST", "/api/my/friends", {"name": name})
        await one.request("PUT", f"/api/people/{theirs}/relation", {"kind": "mute"})


async def join_everything(session: Session) -> None:
    """Quick match, a tournament of one's own, and notices."""
    await session.request("PUT", "/api/match", {"games": ["shinobi"], "pace": "days", "seats": 5})
    await do(session, await announced(session), "join")


def mentioning(connection: sa.Connection, text: str) -> set[str]:
    """The tables of the database with a row in which this text is."""
    found = set()
    for table in metadata.sorted_tables:
        rows = connection.execute(sa.select(table)).all()
        if any(text in str(value) for row in rows for value in row):
            found.add(table.name)
    return found


async def test_who_has_gone_is_waited_for_nowhere(house: House) -> None:
    owner = (await gather(house.url, a_name()))[0]
    login = await named(owner)
    tournament = await announced(owner)
    assert len((await do(owner, tournament, "join")).standings) == 1

    await delete(owner, login)

    assert (await shown(Session(house.url), tournament)).standings == ()


@pytest.mark.parametrize("came_back", [False, True])
async def test_other_nodes_hear_of_it(nodes: tuple[House, House], came_back: bool) -> None:
    one, two = nodes
    other, name, login = await finished(one)
    there = Session(two.url, other.session.cookie)
    assert name in await told_about(there, other.id)
    owner = await owner_of(one, login)

    await delete(owner, login)
    if came_back:
        await log_in(owner, login)

    while (name in await told_about(there, other.id)) is not came_back:
        await asyncio.sleep(0)
