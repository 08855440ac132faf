"""Who gets a connection, and who is turned away."""

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from uguisu.server import metrics
from uguisu.server.errors import CannotServe
from uguisu.server.people.addresses import read_proxies, share_of
from uguisu.server.settings import Limits, Settings
from uguisu.server.transport.connection_limits import (
    QUIET_SECONDS,
    RESERVED,
    ConnectionLimits,
    raise_file_limit,
    room_for,
)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def connections(
    room: int, share: int = 400, proxies: str = "", clock: Clock | None = None
) -> ConnectionLimits:
    limits = Limits(connections_per_address=share)
    settings = replace(Settings(), limits=limits, trusted_proxies=proxies)
    return ConnectionLimits(settings, room, clock or Clock())


def count(why: str) -> float:
    found = metrics.REGISTRY.get_sample_value("uguisu_turned_away_total", {"why": why})
    return found or 0.0


def test_an_address_has_its_share_and_others_get_in() -> None:
    door, before = connections(room=100, share=3), count("address")

    assert [door.enter("10.0.0.1") for _ in range(5)] == ["", "", "", "address", "address"]
    assert door.enter("10.0.0.2") == ""
    door.leave("10.0.0.1")
    assert door.enter("10.0.0.1") == ""
    assert count("address") == before + 2


def test_no_address_gets_more_than_a_quarter_of_the_house() -> None:
    door = connections(room=8, share=400)

    assert [door.enter("10.0.0.1") for _ in range(3)] == ["", "", "address"]


def test_a_full_house_says_so_once_in_a_while() -> None:
    clock = Clock()
    door, before = connections(room=4, clock=clock), count("full")
    for n in range(4):
        assert door.enter(f"10.0.0.{n}") == ""

    with capture_logs() as logs:
        for seconds in (0, 1, QUIET_SECONDS, 1):
            clock.now += seconds
            assert door.enter("10.0.0.9") == "full"

    assert [line["log_level"] for line in logs] == ["warning"] * 2
    assert logs[0]["connections"] == 4
    assert "10.0.0" not in str(logs)
    assert count("full") == before + 4


def test_nothing_is_left_of_those_who_left() -> None:
    door = connections(room=100)
    for _ in range(3):
        door.enter("10.0.0.1")
    for _ in range(3):
        door.leave("10.0.0.1")

    assert (door.total, dict(door.inside)) == (0, {})


def test_a_trusted_proxy_brings_as_many_as_the_house_has_room_for() -> None:
    door = connections(room=8, share=1, proxies="10.1.0.0/16, 192.0.2.1")

    assert [door.enter("10.1.2.3") for _ in range(6)] == [""] * 6
    assert [door.enter("192.0.2.1") for _ in range(3)] == ["", "", "full"]


def test_one_who_is_not_trusted_is_no_proxy() -> None:
    is_proxy = read_proxies("10.1.0.0/16")

    assert not is_proxy("10.2.0.1")
    assert not is_proxy("")
    assert read_proxies("*")("10.2.0.1")


def test_proxies_that_cannot_be_are_named() -> None:
    with pytest.raises(CannotServe, match=r"trusted_proxies.*example"):
        read_proxies("example.org")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("", "10.0.0.1", False),
    ],
)
def test_a_customer_has_one_share_whatever_its_addresses(one: str, other: str, same: bool) -> None:
    assert (share_of(one) == share_of(other)) is same


def test_files_are_left_for_the_database() -> None:
    assert 0 < room_for() <= raise_file_limit() - min(RESERVED, raise_file_limit() // 4)


def test_requests_of_an_address_wait_for_each_other_and_not_for_others() -> None:
    clock = Clock()
    limits = Limits(requests_per_second=1, request_burst=2)
    settings = replace(Settings(), limits=limits, trusted_proxies="10.1.0.0/16")
    door = ConnectionLimits(settings, 100, clock)

    delays = [round(door.delay("10.0.0.1"), 3) for _ in range(9)]

    assert delays == [0, 0, 0.2, 0.4, 0.6, 0.8, 1, 1, 1]
    assert door.delay("10.0.0.2") == 0
    assert [door.delay("10.1.0.1") for _ in range(20)] == [0] * 20
    clock.now += 2
    assert door.delay("10.0.0.1") == 0
