"""Time that is used up again and again, and games that nobody goes on with."""

import pytest

from tests.server import twins
from uguisu.server.errors import WrongMoment
from uguisu.server.protocol import incoming
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.table import entries
from uguisu.server.table.absence import ABANDONED_MS, MISSED, overdue_end, overdue_move
from uguisu.server.table.judging import try_command
from uguisu.server.table.table import Table
from uguisu.server.table.who import Scene, Who

GAME = "war-of-clans"
LATE = 1 << 50


def begun(clock: Clock) -> Table:
    table = Table("table-under-test")
    twins.fold(
        table, entries.Create(by="person-0", game=GAME, seats=3, secret="1" * 64, clock=clock)
    )
    for seat in range(3):
        twins.fold(table, entries.SitDown(by=f"person-{seat}", seat=seat, name=f"Player {seat}"))
    twins.fold(table, entries.Begin(by="person-0"))
    return table


def act(table: Table, seat: int) -> None:
    """A person, or the bot for one whose time is up."""
    by = "" if table.chairs[seat].is_played_by_bot else f"person-{seat}"
    twins.fold(table, entries.Act(by=by, seat=seat, action=table.choices[seat][0]))


def play_until(table: Table, seat: int) -> None:
    while seat not in table.choices:
        act(table, next(iter(table.choices)))


def let_time_run_out(table: Table, seat: int) -> entries.Entry:
    play_until(table, seat)
    entry = overdue_move(table, LATE)
    assert entry is not None
    twins.fold(table, entry)
    return entry


def test_who_lets_time_run_out_again_and_again_is_replaced_and_may_come_back() -> None:
    table = begun(Clock(kind="move", seconds=30))
    (seat,) = table.choices

    found = []
    for _ in range(MISSED):
        found.append(let_time_run_out(table, seat))
        act(table, seat)

    assert [type(entry) for entry in found] == [entries.TimeOut] * (MISSED - 1) + [entries.StandIn]
    assert table.chairs[seat].stand_in == "idle"
    person = Who(f"person-{seat}", frozenset([f"person-{seat}"]), "Back again")
    twins.fold(
        table, try_command(table, person, incoming.Back(key="back-again", seat=seat), Scene(0))
    )
    assert not table.chairs[seat].is_played_by_bot
    assert isinstance(let_time_run_out(table, seat), entries.TimeOut)


def test_a_move_in_time_makes_up_for_those_before() -> None:
    table = begun(Clock(kind="move", seconds=30))
    (seat,) = table.choices
    for _ in range(MISSED - 1):
        let_time_run_out(table, seat)
        act(table, seat)

    play_until(table, seat)
    act(table, seat)

    assert isinstance(let_time_run_out(table, seat), entries.TimeOut)


def test_a_game_without_a_clock_ends_when_nobody_goes_on() -> None:
    table = begun(Clock())

    assert overdue_end(table, table.at + ABANDONED_MS - 1) is None
    entry = overdue_end(table, table.at + ABANDONED_MS)
    assert entry is not None
    twins.fold(table, entry)

    assert table.is_ended
    assert overdue_end(table, LATE) is None
    with pytest.raises(WrongMoment):
        try_command(
            table,
            Who("person-0", frozenset(["person-0"]), "A"),
            incoming.Abort(key="abort-it"),
            Scene(0),
        )


def test_a_game_with_a_clock_is_ended_by_its_clock() -> None:
    assert overdue_end(begun(Clock(kind="days", seconds=86_400)), LATE) is None
