"""Sessions: who comes in, and that an ended one is over everywhere and at once."""

import asyncio
import http.client
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.server.backends import Redis
from tests.server.house import House, open_house
from tests.server.people.test_accounts import SECRET, a_login, a_name, code_of, log_in, register
from tests.server.players import Place, begin, the_actor
from uguisu.client import Place as ClientPlace
from uguisu.client import Refusal, Session, new_key, new_table, sign_in
from uguisu.server.now import now_ms
from uguisu.server.people.sessions import KEPT, YEAR_MS, hash_of
from uguisu.server.protocol import incoming, wire
from uguisu.server.protocol.http.accounts import Me, SessionList
from uguisu.server.settings import Settings
from uguisu.server.store import admin
from uguisu.server.store.schema import sessions
from uguisu.server.transport.websocket import WebSocketConnection

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
NEW = {"old": SECRET, "new": "battery staple"}


def copy(session: Session, house: House | None = None) -> Session:
    """The same cookie in other hands, or at another node."""
    return Session(house.url if house else session.url, session.cookie, session.name)


async def is_in(session: Session) -> bool:
    try:
        me: Me = await session.get("/api/session", Me)
    except Refusal as refusal:
        if refusal.problem.code != "signed-out":
            raise
        return False
    return bool(me.name)


async def sessions_of(session: Session) -> SessionList:
    found: SessionList = await session.get("/api/my/sessions", SessionList)
    return found


async def code_at_the_end(place: ClientPlace) -> int:
    """The code with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        await place.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def a_place(session: Session, house: House | None = None) -> Place:
    """At a table of one's own."""
    table = await new_table(session, "war-of-clans", 3)
    place = Place(copy(session, house), table)
    await place.connect()
    return place


# Fixation: a cookie known from before is never more than it was.


async def test_a_cookie_known_before_is_nobody_s_after_signing_in(house: House) -> None:
    login = a_login()
    await register(Session(house.url), login)
    victim = await sign_in(house.url, "Aki")
    attacker = copy(victim)

    await log_in(victim, login)

    assert victim.cookie != attacker.cookie
    assert not await is_in(attacker)
    assert (await victim.get("/api/session", Me)).account == login.casefold()


async def test_a_cookie_known_before_is_nobody_s_after_registering(house: House) -> None:
    victim = await sign_in(house.url, a_name())
    attacker = copy(victim)

    await register(victim, a_login())

    assert victim.cookie != attacker.cookie
    assert not await is_in(attacker)
    assert await is_in(victim)


async def test_a_socket_opened_before_is_closed_by_signing_in(house: House) -> None:
    login = a_login()
    await register(Session(house.url), login)
    victim = await sign_in(house.url, "Aki")
    attacker = await a_place(victim)

    await log_in(victim, login)

    assert await code_at_the_end(attacker) == wire.SIGNED_OUT
    with pytest.raises(ConnectionClosed):
        await attacker.connect()


async def test_signing_in_again_in_the_same_browser_ends_the_session_before(house: House) -> None:
    one, two = a_login(), a_login()
    browser = Session(house.url)
    await register(browser, one)
    await register(Session(house.url), two)
    before = copy(browser)

    await log_in(browser, two)

    assert not await is_in(before)
    assert (await browser.get("/api/session", Me)).account == two.casefold()


async def test_a_cookie_made_up_by_somebody_else_is_not_taken(house: House) -> None:
    planted = Session(house.url, "known-to-the-attacker")
    await planted.post("/api/session", {"name": "Aki"}, Me)

    assert planted.cookie != "known-to-the-attacker"
    assert not await is_in(Session(house.url, "known-to-the-attacker"))


# The end.


async def test_after_signing_out_the_cookie_is_worth_nothing(house: House) -> None:
    aki = await sign_in(house.url, "Aki")
    kept = copy(aki)
    place = await a_place(aki)

    await aki.request("DELETE", "/api/session")

    assert aki.cookie == ""
    assert not await is_in(kept)
    assert await code_at_the_end(place) == wire.SIGNED_OUT


async def test_signing_out_here_leaves_the_other_sessions(house: House) -> None:
    login = a_login()
    here, there = Session(house.url), Session(house.url)
    await register(here, login)
    await log_in(there, login)
    place = await a_place(there)

    await here.request("DELETE", "/api/session")

    assert await is_in(there)
    await place.do(incoming.Say(key=new_key(), text="still here"))


async def test_nobody_moves_on_an_old_socket_after_a_new_password(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 3, 3)
    actor = await the_actor(places)
    table = house.node.rooms.open[actor.id].table
    owner = copy(actor.session)
    await owner.post("/api/session", {"name": a_name()}, Me)
    await register(owner, a_login())
    stolen = Place(copy(owner), actor.id)
    await stolen.connect()
    move = incoming.Act(key=new_key(), seat=stolen.mine[0], action=stolen.choices[0].action)

    changing = asyncio.ensure_future(owner.request("PUT", "/api/account/password", NEW))
    while not changing.done():
        await asyncio.sleep(0)
    number = table.number
    with pytest.raises(ConnectionClosed):
        await stolen.do(move)

    assert await is_in(owner)
    assert table.number == number
    assert (stolen.mine[0], stolen.mine[0] in table.choices) == (actor.mine[0], True)


async def test_what_comes_after_the_end_of_a_session_is_not_heard(house: House) -> None:
    """Before the client has taken the end of the connection, in the same turn of the loop."""
    aki = await sign_in(house.url, "Aki")
    place = await a_place(aki)
    await place.do(incoming.Say(key=new_key(), text="in time"))
    room = house.node.rooms.open[place.id]
    (connection,) = room.live.connections
    say = msgspec.json.encode(incoming.Say(key=new_key(), text="too late"))

    async def end_and_hear() -> None:
        heard = cast("WebSocketConnection", connection.transport.get_protocol()).heard
        assert heard is not None
        house.node.sessions.hear([hash_of(aki.cookie)])
        heard(say)
        await room.propose(lambda _: None)

    work = asyncio.run_coroutine_threadsafe(end_and_hear(), house.node.store.writer.loop)
    await asyncio.wrap_future(work)

    assert await code_at_the_end(place) == wire.SIGNED_OUT
    assert room.table.number == place.number


async def test_one_signs_out_everywhere(house: House) -> None:
    login = a_login()
    here = Session(house.url)
    await register(here, login)
    others = [Session(house.url) for _ in range(3)]
    for other in others:
        await log_in(other, login)
    kept = copy(here)
    places = [await a_place(one) for one in (here, *others)]

    await here.request("DELETE", "/api/my/sessions")

    assert [await code_at_the_end(place) for place in places] == [wire.SIGNED_OUT] * 4
    assert [await is_in(one) for one in (kept, *others)] == [False] * 4
    assert here.cookie == ""
    assert (await log_in(here, login)).account == login.casefold()


async def test_one_of_several_sessions_is_ended_from_the_list(house: House) -> None:
    login = a_login()
    here, lost = Session(house.url), Session(house.url)
    await register(here, login)
    await log_in(lost, login)
    place = await a_place(lost)
    (other,) = [one.id for one in (await sessions_of(here)).sessions if not one.current]

    me = await here.request("DELETE", f"/api/my/sessions/{other}")

    assert login.casefold() in me.decode()
    assert await code_at_the_end(place) == wire.SIGNED_OUT
    assert len((await sessions_of(here)).sessions) == 1
    assert await code_of(here.request("DELETE", f"/api/my/sessions/{other}")) == "not-found"


async def test_nobody_ends_the_sessions_of_others(house: House) -> None:
    aki, bo = await sign_in(house.url, "Aki"), await sign_in(house.url, "Bo")

    ending = bo.request("DELETE", f"/api/my/sessions/{hash_of(aki.cookie)}")

    assert await code_of(ending) == "not-found"
    assert await is_in(aki)


# The list.


def signed_in_with(house: House, agent: str) -> Session:
    connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=60)
    headers = {"Content-Type": "application/json", "User-Agent": agent}
    connection.request("POST", "/api/session", b'{"name":"Aki"}', headers)
    cookie = connection.getresponse().headers["set-cookie"]
    connection.close()
    return Session(house.url, cookie.partition("=")[2].partition(";")[0])


async def test_the_list_says_where_one_is_signed_in_and_nothing_that_lets_in(house: House) -> None:
    aki = await asyncio.to_thread(signed_in_with, house, FIREFOX)

    raw = (await aki.request("GET", "/api/my/sessions")).decode()
    (found,) = (await sessions_of(aki)).sessions

    assert (found.device, found.current) == ("Firefox, Linux", True)
    assert found.created_at == found.used_at
    assert aki.cookie not in raw
    assert not await is_in(Session(house.url, found.id))


async def test_the_oldest_of_too_many_sessions_ends(settings: Settings) -> None:
    many = replace(settings, limits=replace(settings.limits, logins_per_minute=1000))
    with open_house(many) as house:
        login = a_login()
        first = Session(house.url)
        await register(first, login)
        place = await a_place(first)
        others = [Session(house.url) for _ in range(KEPT)]
        for other in others:
            await log_in(other, login)

        assert await code_at_the_end(place) == wire.SIGNED_OUT
        assert len((await sessions_of(others[0])).sessions) == KEPT


# The cookie.


def set_cookie_of(house: House) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=60)
    headers = {"Content-Type": "application/json"}
    connection.request("POST", "/api/session", b'{"name":"Aki"}', headers)
    found = str(connection.getresponse().headers["set-cookie"])
    connection.close()
    return found


async def test_the_cookie_is_kept_from_scripts_and_other_sites(house: House) -> None:
    value, *attributes = (await asyncio.to_thread(set_cookie_of, house)).split("; ")

    assert value.startswith("uguisu=")
    assert len(value) > 40
    assert sorted(attributes) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]


async def test_over_https_the_cookie_belongs_to_this_host_alone(settings: Settings) -> None:
    with open_house(replace(settings, secure_cookies=True)) as house:
        value, *attributes = (await asyncio.to_thread(set_cookie_of, house)).split("; ")
        aki = await sign_in(house.url, "Aki")
        place = await a_place(aki)
        await place.do(incoming.Say(key=new_key(), text="here"))

        assert not await is_in(Session(house.url, aki.cookie, "uguisu"))

    assert value.startswith("__Host-uguisu=")
    assert {"Secure", "Path=/"} <= set(attributes)
    assert not any(attribute.startswith("Domain") for attribute in attributes)


# Time.


def age(house: House, session: Session, milliseconds: int) -> None:
    """As if it had last been used so long ago."""
    change = sa.update(sessions).where(sessions.c.id == hash_of(session.cookie))
    with house.node.store.engine.begin() as connection:
        connection.execute(change.values(used_at=now_ms() - milliseconds))


async def test_a_session_that_is_not_used_for_a_year_has_ended(house: House) -> None:
    used, unused = await sign_in(house.url, "Aki"), await sign_in(house.url, "Bo")
    age(house, used, YEAR_MS - 60_000)
    age(house, unused, YEAR_MS + 1)

    assert await is_in(used)
    assert not await is_in(unused)


async def test_who_comes_again_may_stay_for_another_year(house: House) -> None:
    aki = await sign_in(house.url, "Aki")
    age(house, aki, YEAR_MS // 2)
    before = now_ms()

    first = await asyncio.to_thread(cookies_given, house, aki)
    async with asyncio.timeout(30):
        while (await sessions_of(aki)).sessions[0].used_at < before:
            pass
    second = await asyncio.to_thread(cookies_given, house, aki)

    assert first[0] == f"uguisu={aki.cookie}"
    assert second == []


def cookies_given(house: House, session: Session) -> list[str]:
    """The cookie of an answer, with its attributes."""
    connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=60)
    connection.request("GET", "/api/session", headers=session.headers)
    found = connection.getresponse().headers["set-cookie"]
    connection.close()
    return found.split("; ") if found else []


async def test_a_clock_that_jumps_back_keeps_nobody_out(house: House) -> None:
    """As after a new password told while the clock was a day ahead."""
    login = a_login()
    aki = Session(house.url)
    await register(aki, login)
    await aki.request("PUT", "/api/account/password", NEW)
    age(house, aki, -86_400_000)

    fresh = Session(house.url)
    await log_in(fresh, login, NEW["new"])

    assert await is_in(fresh)
    assert await is_in(aki)


# Several nodes.


async def test_one_signs_out_everywhere_on_all_nodes(nodes: tuple[House, House]) -> None:
    one, two = nodes
    login = a_login()
    here = Session(one.url)
    await register(here, login)
    phone = Session(two.url)
    await log_in(phone, login)
    places = [await a_place(session, house) for session in (here, phone) for house in nodes]
    for house in nodes:
        for task in house.node.sessions.tasks.running:
            house.node.store.writer.loop.call_soon_threadsafe(task.cancel)

    await here.request("DELETE", "/api/my/sessions")

    assert [await code_at_the_end(place) for place in places] == [wire.SIGNED_OUT] * 4
    assert [await is_in(session) for session in (here, phone)] == [False, False]


async def test_the_others_find_out_though_redis_is_away(
    nodes: tuple[House, House], redis_server: Redis
) -> None:
    one, two = nodes
    here = await sign_in(one.url, "Aki")
    place = await a_place(here, two)
    await asyncio.to_thread(redis_server.stop)
    await asyncio.to_thread(wait_until_alone, two)

    await here.request("DELETE", "/api/session")

    assert await code_at_the_end(place) == wire.SIGNED_OUT
    await asyncio.to_thread(redis_server.start)


def wait_until_alone(house: House) -> None:
    while house.node.bus.is_up:
        pass


async def test_a_session_that_ends_while_a_socket_is_opened_lets_nobody_in(house: House) -> None:
    """The cookie is good when it is looked up, and ends before the hello."""
    aki = await sign_in(house.url, "Aki")
    table = await new_table(aki, "war-of-clans", 3)

    class Late(Place):
        async def send(self, message: Any) -> None:
            if isinstance(message, incoming.Hello):
                await copy(aki).request("DELETE", "/api/session")
            await super().send(message)

    late = Late(copy(aki), table)
    with pytest.raises(ConnectionClosed) as closed:
        await late.connect()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == wire.SIGNED_OUT
    assert not house.node.rooms.open[table].live.connections


# Copies.


async def test_an_old_export_does_not_open_an_ended_session_again(
    settings: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "export.jsonl"
    with open_house(settings) as house:
        aki = await sign_in(house.url, "Aki")
        with admin.opened(settings) as store:
            admin.export(store, file)
        stolen = copy(aki)
        await aki.request("DELETE", "/api/session")
        with admin.opened(settings) as store:
            admin.take_in(store, file)

        assert not await is_in(stolen)
