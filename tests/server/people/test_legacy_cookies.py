"""Cookies from before sessions were rows: a guest's is exchanged once, no other counts."""

import asyncio
import hmac
from hashlib import sha256

import pytest
import sqlalchemy as sa

from tests.server.house import House
from tests.server.people.test_accounts import a_login, log_in, register
from tests.server.people.test_sessions import is_in
from uguisu.client import Refusal, Session, sign_in
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.people.sessions import YEAR_MS
from uguisu.server.protocol.http.accounts import Me
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.store.schema import keys, people

KEY = "0123456789abcdef" * 4


@pytest.fixture(autouse=True)
def an_older_database(house: House) -> None:
    """With the key that the first node made."""
    with house.node.store.engine.begin() as connection:
        connection.execute(sa.delete(keys).where(keys.c.name == "sessions"))
        connection.execute(sa.insert(keys).values(name="sessions", value=KEY))


def signed(person: str, since: int, key: str = KEY) -> str:
    text = f"{person}.{since}"
    return f"{text}.{hmac.new(key.encode(), text.encode(), sha256).hexdigest()}"


def a_guest(house: House) -> str:
    """Somebody without a session, as they were; returns the id."""
    id = new_id()
    row = {"id": id, "name": "Old Aki", "created_at": now_ms()}
    with house.node.store.engine.begin() as connection:
        connection.execute(sa.insert(people), row)
    return id


async def test_a_guest_stays_who_they_were(house: House) -> None:
    guest = Session(house.url, signed(a_guest(house), now_ms()))

    me = await guest.get("/api/session", Me)

    assert me == Me(name="Old Aki")
    assert "." not in guest.cookie
    assert await guest.get("/api/my/tables", Listing) == Listing(tables=())


async def test_a_guest_with_a_new_name_stays_too(house: House) -> None:
    id = a_guest(house)
    guest = Session(house.url, signed(id, now_ms()))

    await guest.post("/api/session", {"name": "Bo"}, Me)

    assert await guest.get("/api/session", Me) == Me(name="Bo")
    assert house.person_of(guest) == id


async def test_it_is_exchanged_once(house: House) -> None:
    cookie = signed(a_guest(house), now_ms())
    twins = [Session(house.url, cookie) for _ in range(4)]

    came_in = await asyncio.gather(*map(is_in, twins))

    assert sorted(came_in) == [False, False, False, True]
    assert not await is_in(Session(house.url, cookie))


async def test_nobody_becomes_an_account_with_it(house: House) -> None:
    """Neither the guest's who signed in, nor the guest's who registered, nor the account's own."""
    login = a_login()
    owner = await sign_in(house.url, "Aki")
    cookies = [signed(house.person_of(owner), now_ms())]
    await register(owner, login)
    other = await sign_in(house.url, "On the train")
    cookies.append(signed(house.person_of(other), now_ms()))
    await log_in(other, login)

    assert [await is_in(Session(house.url, cookie)) for cookie in cookies] == [False, False]


async def test_whoever_was_the_guest_before_is_not_the_account_after(house: House) -> None:
    """The attacker knows the cookie from before the victim signs in with it."""
    login = a_login()
    await register(Session(house.url), login)
    cookie = signed(a_guest(house), now_ms())
    victim, attacker = Session(house.url, cookie), Session(house.url, cookie)
    await victim.get("/api/session", Me)

    await log_in(victim, login)

    assert not await is_in(attacker)
    assert (await victim.get("/api/session", Me)).account == login.casefold()


async def test_what_we_did_not_sign_or_is_too_old_is_nobody_s(house: House) -> None:
    id = a_guest(house)
    cookies = [
        signed(id, now_ms(), key="x"),
        signed(id, now_ms() - YEAR_MS - 1),
        signed("nobody", now_ms()),
        signed(id, now_ms())[:-1],
        "..",
        f"{id}.{now_ms()}.",
    ]

    assert [await is_in(Session(house.url, cookie)) for cookie in cookies] == [False] * 6


async def test_it_lets_in_nowhere_but_where_it_is_exchanged(house: House) -> None:
    guest = Session(house.url, signed(a_guest(house), now_ms()))

    with pytest.raises(Refusal, match="signed-out"):
        await guest.get("/api/my/tables", Listing)

    assert await is_in(guest)
