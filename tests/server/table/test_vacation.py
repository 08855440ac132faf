"""Days off in games of days."""

import pytest

from tests.server.table.test_absence import act, begun
from uguisu.server.errors import NotSeated, WrongMoment
from uguisu.server.protocol import incoming
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.table.entry import Entry
from uguisu.server.table.facts import table_info
from uguisu.server.table.judging import try_command
from uguisu.server.table.table import Table
from uguisu.server.table.vacation import DAY_MS, DAYS_OFF
from uguisu.server.table.who import Scene, Who

DAYS = Clock(kind="days", seconds=2 * 86_400)


def person(seat: int) -> Who:
    return Who(f"person-{seat}", frozenset([f"person-{seat}"]), f"Player {seat}")


def fold_at(table: Table, at: int, entry: Entry) -> None:
    table.fold(table.number + 1, at, entry)


def rest(table: Table, seat: int, days: int, at: int) -> None:
    table.at = at
    command = incoming.Rest(key=f"rest-at-{at}", seat=seat, days=days)
    fold_at(table, at, try_command(table, person(seat), command, Scene(at)))


def test_time_stands_still_on_days_off_and_goes_on_where_it_was() -> None:
    table = begun(DAYS)
    (seat,) = table.choices
    began = table.at

    rest(table, seat, days=5, at=began + DAY_MS)

    assert table.times.next_expiry() == (began + 5 * DAY_MS + 2 * DAY_MS, seat)
    info = table_info(table).seats[seat]
    assert (info.away_until, info.days_off) == (began + 6 * DAY_MS, DAYS_OFF - 5)


def test_who_comes_back_early_keeps_the_days_that_are_left() -> None:
    table = begun(DAYS)
    (seat,) = table.choices
    began = table.at
    rest(table, seat, days=5, at=began)

    rest(table, seat, days=0, at=began + 2 * DAY_MS)

    assert table.chairs[seat].vacation == 2
    assert table.times.next_expiry() == (began + 4 * DAY_MS, seat)


def test_a_turn_that_comes_on_days_off_waits_for_the_end_of_them() -> None:
    table = begun(DAYS)
    (first,) = table.choices
    other = (first + 1) % 3
    began = table.at
    rest(table, other, days=7, at=began)

    while other not in table.choices:
        act(table, next(iter(table.choices)))

    assert table.times.expiry(other) == began + 7 * DAY_MS + 2 * DAY_MS


def test_days_off_are_limited_and_only_for_games_of_days() -> None:
    table = begun(DAYS)
    rest(table, 0, days=10, at=table.at)

    with pytest.raises(WrongMoment, match="4 days off"):
        rest(table, 0, days=5, at=table.at + 10 * DAY_MS)
    with pytest.raises(NotSeated):
        try_command(table, person(1), incoming.Rest(key="not-mine", seat=0, days=1), Scene(0))
    with pytest.raises(WrongMoment, match="days for every move"):
        rest(begun(Clock(kind="move", seconds=30)), 0, days=1, at=0)
