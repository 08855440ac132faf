"""Suspended accounts, as their owners and the operator see them."""

import pytest

from tests.server.clock import stop_the_clock
from tests.server.house import House, open_house
from tests.server.people.test_accounts import SECRET, a_login, code_of, log_in, register
from uguisu.client import Refusal, Session
from uguisu.server.people import sanctions
from uguisu.server.protocol.http.accounts import Me
from uguisu.server.settings import Settings


def operator(house: House, deed: str, *args: object) -> None:
    with house.node.store.engine.begin() as connection:
        getattr(sanctions, deed)(connection, *args)


async def test_a_suspended_account_is_signed_out_and_told_why(house: House) -> None:
    session, login = Session(house.url), a_login()
    await register(session, login)
    operator(house, "suspend", login, 3, "@woc-title Insults at table 7.")

    assert await code_of(session.get("/api/my/account", Me)) == "signed-out"
    with pytest.raises(Refusal) as refusal:
        await log_in(Session(house.url), login)
    problem = refusal.value.problem
    assert problem.code == "suspended"
    assert problem.sentence.endswith("woc-title Insults at table 7.")
    assert await code_of(log_in(Session(house.url), login, "not " + SECRET)) == "wrong-password"

    operator(house, "lift", login)
    await log_in(session, login)


async def test_a_suspension_ends_by_itself(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = stop_the_clock(monkeypatch)
    with open_house(settings) as house:
        login = a_login()
        await register(Session(house.url), login)
        operator(house, "suspend", login, 1, "Insults.")
        assert await code_of(log_in(Session(house.url), login)) == "suspended"

        clock.advance(sanctions.DAY_MS)
        await log_in(Session(house.url), login)
