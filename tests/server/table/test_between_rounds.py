"""Between the rounds of a race: the count is read before the dice are thrown again."""

import pytest

from tests.server import twins
from uguisu.kernel.seats import CLOCK
from uguisu.server.errors import WrongMoment
from uguisu.server.protocol import incoming
from uguisu.server.room.feed import Feed
from uguisu.server.table import entries
from uguisu.server.table.between_rounds import (
    LEARNING,
    READING_MS,
    latest_start,
    next_start,
    overdue_start,
    still_reading,
)
from uguisu.server.table.facts import table_info
from uguisu.server.table.judging import try_command
from uguisu.server.table.table import Table
from uguisu.server.table.who import Scene, Who


def counted(seats: int = 2) -> Table:
    """A round has just been counted: nobody grabbed before the time was over."""
    table = twins.new_table("ninja-master", seats, "1")
    (seat,) = table.choices
    twins.fold(table, entries.Act(by=f"person-{seat}", seat=seat, action=table.choices[seat][0]))
    while table.is_race:
        due = table.playing.state.due()
        twins.fold(table, entries.Act(seat=CLOCK, action=table.choices[CLOCK][0], moment=due))
    return table


def asks(table: Table, command: incoming.Command, seat: int) -> entries.Entry:
    who = Who(f"person-{seat}", frozenset([f"person-{seat}"]), "x")
    return try_command(table, who, command, Scene(table.counted_at + 1))


def be_ready(table: Table, seat: int) -> None:
    twins.fold(table, asks(table, incoming.Ready(key="a-key", seat=seat), seat))


def test_the_next_round_begins_when_all_people_are_ready() -> None:
    table = counted()
    now = table.counted_at + 10
    be_ready(table, 0)
    assert overdue_start(table, now) is None

    be_ready(table, 1)
    start = overdue_start(table, now)

    assert start is not None
    twins.fold(table, start)
    assert table.is_race
    assert next_start(table) is None


def test_nobody_keeps_the_others_waiting_for_ever() -> None:
    table = counted()
    latest = table.counted_at + READING_MS

    assert next_start(table) == latest
    assert overdue_start(table, latest - 1) is None
    assert overdue_start(table, latest) is not None


def test_a_seat_that_a_bot_plays_is_always_ready() -> None:
    table = counted()
    be_ready(table, 0)
    assert still_reading(table) == (1,)

    twins.fold(table, entries.StandIn(seat=1, why="left"))

    assert still_reading(table) == ()
    assert next_start(table) == table.counted_at


def test_the_owner_of_the_dice_cannot_cut_the_others_short() -> None:
    table = counted()
    (thrower,) = table.playing.state.actors()
    throw = incoming.Act(key="a-key", seat=thrower, action=table.playing.state.legal(thrower)[0])

    assert table.choices == {}
    with pytest.raises(WrongMoment, match="when everybody has read the count"):
        asks(table, throw, thrower)


def test_everybody_is_told_who_is_ready_and_until_when_to_wait() -> None:
    table = counted()
    feed = Feed(table)
    told = feed.update(table.past[-1], 0, (0,)).table
    assert told is not None
    assert told.ready_by == table.counted_at + READING_MS
    assert [seat.ready for seat in told.seats] == [False, False]

    be_ready(table, 1)
    assert [seat.ready for seat in table_info(table).seats] == [False, True]
    be_ready(table, 0)
    start = overdue_start(table, table.counted_at)
    assert start is not None
    twins.fold(table, start)
    feed.advance()
    told = feed.update(table.past[-1], 0, (0,)).table

    assert told is not None
    assert told.ready_by == 0


def test_one_is_ready_once_and_only_after_a_count() -> None:
    table = counted()
    be_ready(table, 0)
    with pytest.raises(WrongMoment, match="ready already"):
        be_ready(table, 0)

    begun = twins.new_table("ninja-master", 2, "1")
    with pytest.raises(WrongMoment, match="nothing to be ready for"):
        be_ready(begun, 0)
    assert latest_start(begun) == 0


def test_a_lesson_leaves_more_time_to_read() -> None:
    table = counted()
    plain = latest_start(table) - table.counted_at
    table.created = entries.Create(
        by="person-0", game="ninja-master", seats=2, secret="", lesson="x"
    )

    assert latest_start(table) - table.counted_at == LEARNING * plain


def test_the_first_round_waits_for_nobody_but_its_thrower() -> None:
    table = twins.new_table("ninja-master", 2, "1")

    assert len(table.choices) == 1
    assert next_start(table) is None
