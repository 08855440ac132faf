"""Who is at a table, here and elsewhere."""

from tests.server.table.test_table import a_table
from uguisu.server.bus.bus import Present
from uguisu.server.room.presence import FORGET_MS, Presence


def test_people_here_and_at_other_nodes_are_present() -> None:
    presence = Presence()
    presence.hear(Present("other", "t", ("bo",), 2), now=0)

    changed = presence.count(a_table(), ["aki"], 1, now=0)

    assert changed
    assert presence.seats == (0, 1)
    assert presence.watching == 3


def test_what_another_node_said_is_forgotten_when_it_says_no_more() -> None:
    presence = Presence()
    presence.hear(Present("other", "t", ("bo",), 0), now=0)

    presence.count(a_table(), ["aki"], 0, now=FORGET_MS)

    assert presence.seats == (0,)


def test_nobody_is_taken_to_have_left_while_the_others_cannot_be_heard() -> None:
    presence = Presence()
    presence.hear(Present("other", "t", ("bo",), 0), now=0)
    presence.keep(FORGET_MS)

    presence.count(a_table(), ["aki"], 0, now=FORGET_MS)

    assert presence.seats == (0, 1)


def test_one_is_absent_after_the_grace_time_and_not_before() -> None:
    presence = Presence()
    presence.count(a_table(), ["aki"], 0, now=1_000)

    assert presence.absent(60_999, 60_000) == frozenset()
    assert presence.absent(61_000, 60_000) == frozenset([1])


def test_one_who_came_back_is_away_from_the_next_departure_on() -> None:
    presence, table = Presence(), a_table()
    presence.count(table, ["aki"], 0, now=1_000)
    presence.count(table, ["aki", "bo"], 0, now=30_000)
    presence.count(table, ["aki"], 0, now=50_000)

    assert presence.away == {1: 50_000}
