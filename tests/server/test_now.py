"""Clocks that are set while people play: tables go on."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from tests.server.house import open_house
from tests.server.players import Place, begin, the_actor
from uguisu.client import Session
from uguisu.server import now as timing
from uguisu.server.now import now_ms
from uguisu.server.settings import Settings

HOUR_S = 3600
LONG_S = 60


class MachineClock:
    """The true time, and by how much somebody has set it wrong."""

    def __init__(self) -> None:
        self.wrong_s = 0

    def time_ns(self) -> int:
        return time.time_ns() + self.wrong_s * 1_000_000_000

    def true_ms(self) -> int:
        return time.time_ns() // 1_000_000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> MachineClock:
    """Asked for before the servers that live by it."""
    clock = MachineClock()
    both = SimpleNamespace(time_ns=clock.time_ns, monotonic_ns=time.monotonic_ns)
    monkeypatch.setattr(timing, "time", both)
    monkeypatch.setattr(timing, "ahead", 0)
    return clock


def test_the_time_does_not_run_backwards(machine: MachineClock) -> None:
    before = now_ms()
    machine.wrong_s = -HOUR_S

    assert now_ms() >= before
    assert now_ms() - machine.true_ms() < HOUR_S


def test_the_time_follows_a_clock_that_is_set_forward(machine: MachineClock) -> None:
    before = now_ms()
    machine.wrong_s = HOUR_S

    assert now_ms() >= before + HOUR_S * 1000


async def throw(url: str) -> list[Place]:
    """Two people race, and the dice tumble."""
    places = await begin(url, "ninja-master", 2, 2)
    thrower = await the_actor(places)
    await thrower.act(thrower.choices[0].action)
    return places


async def comes_to_rest(place: Place) -> bool:
    async with asyncio.timeout(LONG_S):
        await place.until(lambda p: p.view["phase"] == "race")
    return True


async def test_dice_come_to_rest_when_the_clock_is_set_back(
    machine: MachineClock, settings: Settings
) -> None:
    with open_house(settings) as house:
        places = await throw(house.url)
        machine.wrong_s = -HOUR_S

        assert await comes_to_rest(places[0])


async def test_a_table_goes_on_where_the_clock_is_behind_its_last_entry(
    machine: MachineClock, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at another node, or after a restart."""
    machine.wrong_s = HOUR_S
    with open_house(settings) as house:
        place = (await throw(house.url))[0]
    machine.wrong_s = 0
    monkeypatch.setattr(timing, "ahead", 0)

    with open_house(settings) as house:
        again = Place(Session(house.url, place.session.cookie), place.id)
        await again.connect()

        assert again.view["phase"] == "tumble"
        assert await comes_to_rest(again)
