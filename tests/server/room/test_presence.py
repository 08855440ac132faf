"""Who is at a table, here and elsewhere."""

from tests.server.table.test_table import a_table
from uguisu.server.bus.bus import Present
from uguisu.server.room.presence import FORGET_MS, Attendance


def test_people_here_and_at_other_nodes_are_present() -> None:
    attendance = Attendance()
    attendance.hear(Present("other", "t", ("bo",), 2), now=0)

    changed = attendance.count(a_table(), ["aki"], 1, now=0)

    assert changed
    assert attendance.seats == (0, 1)
    assert attendance.watching == 3


def test_what_another_node_said_is_forgotten_when_it_says_no_more() -> None:
    attendance = Attendance()
    attendance.hear(Present("other", "t", ("bo",), 0), now=0)

    attendance.count(a_table(), ["aki"], 0, now=FORGET_MS)

    assert attendance.seats == (0,)


def test_nobody_is_taken_to_have_left_while_the_others_cannot_be_heard() -> None:
    attendance = Attendance()
    attendance.hear(Present("other", "t", ("bo",), 0), now=0)
    attendance.keep(FORGET_MS)

    attendance.count(a_table(), ["aki"], 0, now=FORGET_MS)

    assert attendance.seats == (0, 1)


def test_one_is_absent_after_the_grace_time_and_not_before() -> None:
    attendance = Attendance()
    attendance.count(a_table(), ["aki"], 0, now=1_000)

    assert attendance.absent(60_999, 60_000) == frozenset()
    assert attendance.absent(61_000, 60_000) == frozenset([1])


def test_one_who_came_back_is_away_from_the_next_departure_on() -> None:
    attendance, table = Attendance(), a_table()
    attendance.count(table, ["aki"], 0, now=1_000)
    attendance.count(table, ["aki", "bo"], 0, now=30_000)
    attendance.count(table, ["aki"], 0, now=50_000)

    assert attendance.away == {1: 50_000}
