"""Accounts, as a browser meets them."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.house import House, open_house
from uguisu.client import Refusal, Session, new_table, sign_in
from uguisu.client.seat import new_key
from uguisu.server.errors import BadMessage
from uguisu.server.people.accounts import login_of
from uguisu.server.protocol.http.accounts import Me
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.settings import Limits, Settings

SECRET = "correct horse"


def a_login() -> str:
    """A name that no other test has."""
    return new_key().replace("-", ".")


COMMON = {"Aki", "Ben", "Bo", "Chie", "Dai", "Mira", "Watcher", *(f"Player {n}" for n in range(6))}


def a_name() -> str:
    """One that no account of another test has."""
    return f"Aki {new_key()[:8]}"


async def register(
    session: Session, login: str, password: str = SECRET, *, keep_name: bool = False
) -> Me:
    """A guest with a name that other tests use takes one of its own first: nobody else at the same
    server could be called like an account."""
    if session.cookie and not keep_name:
        guest: Me = await session.get("/api/session", Me)
        if guest.name in COMMON:
            await session.post("/api/session", {"name": a_name()}, Me)
    me: Me = await session.post("/api/account", {"login": login, "password": password}, Me)
    return me


async def log_in(session: Session, login: str, password: str = SECRET) -> Me:
    body = {"login": login, "password": password}
    me: Me = await session.post("/api/account/session", body, Me)
    return me


async def tables_of(session: Session) -> set[str]:
    listing: Listing = await session.get("/api/my/tables", Listing)
    return {listed.table.id for listed in listing.tables}


async def code_of(work: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await work
    return refusal.value.problem.code


async def test_a_guest_who_registers_keeps_name_and_games(house: House) -> None:
    name = a_name()
    aki = await sign_in(house.url, name)
    table = await new_table(aki, "war-of-clans", 3)
    login = a_login()

    me = await register(aki, login)

    assert me == Me(name=name, account=login.casefold())
    assert await aki.get("/api/session", Me) == me
    assert await tables_of(aki) == {table}


def test_passwords_are_hashed_as_slowly_as_rfc_9106_asks(house: House) -> None:
    stored = house.slow_hasher.hash(SECRET)

    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


async def test_one_may_register_without_having_been_a_guest(house: House) -> None:
    login = a_login()

    me = await register(Session(house.url), login)

    assert me.name == login


async def test_signing_in_elsewhere_is_the_same_person(house: House) -> None:
    name = a_name()
    aki = await sign_in(house.url, name)
    table = await new_table(aki, "war-of-clans", 3)
    login = a_login()
    await register(aki, login)
    phone = Session(house.url)

    me = await log_in(phone, login.upper())

    assert me.name == name
    assert await tables_of(phone) == {table}


async def test_the_games_of_a_guest_move_into_the_account(house: House) -> None:
    login = a_login()
    await register(await sign_in(house.url, a_name()), login)
    guest = await sign_in(house.url, "On the train")
    table = await new_table(guest, "war-of-clans", 3)

    await log_in(guest, login)

    assert await tables_of(guest) == {table}


async def test_an_account_is_not_swallowed_by_another(house: House) -> None:
    one, two = a_login(), a_login()
    first = await sign_in(house.url, a_name())
    await new_table(first, "war-of-clans", 3)
    await register(first, one)
    await register(await sign_in(house.url, a_name()), two)
    browser = Session(house.url)
    await log_in(browser, one)

    await log_in(browser, two)

    assert await tables_of(browser) == set()
    assert (await first.get("/api/session", Me)).account == one.casefold()


async def test_a_name_is_given_once_however_it_is_written(house: House) -> None:
    login = a_login()
    await register(Session(house.url), login.upper())

    assert await code_of(register(Session(house.url), login.lower())) == "login-taken"


async def test_an_account_does_not_register_again(house: House) -> None:
    aki = await sign_in(house.url, a_name())
    await register(aki, a_login())

    assert await code_of(register(aki, a_login())) == "wrong-moment"


async def test_a_wrong_password_and_an_unknown_name_sound_the_same(house: House) -> None:
    login = a_login()
    await register(Session(house.url), login)
    told = []

    for name in (login, a_login()):
        with pytest.raises(Refusal) as refusal:
            await log_in(Session(house.url), name, "battery staple")
        told.append((refusal.value.status, refusal.value.problem))

    assert told[0] == told[1]
    assert told[0][0] == 403


async def test_a_new_password_signs_out_everywhere_else(house: House) -> None:
    login = a_login()
    here = Session(house.url)
    await register(here, login)
    stolen = Session(house.url, here.cookie)
    body = {"old": SECRET, "new": "battery staple"}

    await here.request("PUT", "/api/account/password", body)

    assert (await here.get("/api/session", Me)).account == login.casefold()
    assert await code_of(stolen.get("/api/session", Me)) == "signed-out"
    assert await code_of(log_in(Session(house.url), login)) == "wrong-password"
    assert (await log_in(Session(house.url), login, "battery staple")).account


async def test_names_are_not_taken_by_the_thousand(settings: Settings) -> None:
    limited = replace(settings, limits=Limits(logins_per_minute=3))
    with open_house(limited) as house:
        for _ in range(2):
            await register(Session(house.url), a_login())
        await code_of(log_in(Session(house.url), "aki"))

        assert await code_of(register(Session(house.url), a_login())) == "too-many"


async def test_a_refused_registration_leaves_nobody(house: House) -> None:
    login = a_login()
    await register(Session(house.url), login)
    stranger = Session(house.url)

    await code_of(register(stranger, login))

    assert stranger.cookie == ""
    assert (await stranger.get("/api/session", Me)).name == ""


async def test_a_guessed_name_is_only_for_newcomers(house: House) -> None:
    """Whatever the browser forgot: "Play now" must not rename an account."""
    login = a_login()
    aki = Session(house.url)
    await register(aki, login)
    guessed = {"name": "Tsubaki", "if_new": True}

    assert (await aki.post("/api/session", guessed, Me)).name != "Tsubaki"
    assert (await Session(house.url).post("/api/session", guessed, Me)).name == "Tsubaki"


async def test_the_name_of_an_account_is_not_taken_by_others(house: House) -> None:
    name = a_name()
    await register(await sign_in(house.url, name), a_login())

    for taken in (name, name.upper(), name.replace(" ", ""), name.replace("i", "l")):
        assert await code_of(sign_in(house.url, taken)) == "name-taken"
    guest = await sign_in(house.url, a_name())
    assert await code_of(guest.post("/api/session", {"name": name}, Me)) == "name-taken"


async def test_a_guessed_name_that_is_taken_gets_a_number(house: House) -> None:
    name = a_name()
    await register(await sign_in(house.url, name), a_login())

    me = await Session(house.url).post("/api/session", {"name": name, "if_new": True}, Me)

    assert me.name == f"{name} 2"


async def test_who_registers_with_a_name_that_is_taken_gets_a_number(house: House) -> None:
    name = a_name()
    first, second = await sign_in(house.url, name), await sign_in(house.url, name)
    await register(first, a_login())

    assert (await register(second, a_login())).name == f"{name} 2"
    assert (await second.post("/api/session", {"name": a_name()}, Me)).name
    assert (await second.get("/api/session", Me)).account


async def test_an_account_may_write_its_own_name_anew(house: House) -> None:
    name = a_name()
    aki = await sign_in(house.url, name)
    await register(aki, a_login())

    assert (await aki.post("/api/session", {"name": name.upper()}, Me)).name == name.upper()


async def test_the_password_is_changed_only_by_who_knows_it(house: House) -> None:
    guest = await sign_in(house.url, a_name())
    body = {"old": "battery staple", "new": "staple battery"}
    assert await code_of(guest.request("PUT", "/api/account/password", body)) == "wrong-moment"

    await register(guest, a_login())

    assert await code_of(guest.request("PUT", "/api/account/password", body)) == "wrong-password"


async def test_passwords_are_not_guessed_by_the_thousand(settings: Settings) -> None:
    limited = replace(settings, limits=Limits(logins_per_minute=3))
    with open_house(limited) as house:
        codes = [await code_of(log_in(Session(house.url), "aki")) for _ in range(4)]

    assert codes == ["wrong-password"] * 3 + ["too-many"]


@pytest.mark.parametrize("login", ["a", "with space", "a\u202eb", "x" * 25, "ß" * 13])
def test_a_login_name_is_short_and_plain(login: str) -> None:
    with pytest.raises(BadMessage):
        login_of(login)


def test_names_that_look_alike_are_the_same() -> None:
    assert login_of("Ａki") == login_of("AKI") == "aki"
