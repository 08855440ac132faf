"""Hints: for one person against bots alone, marked in the log, and never rated."""

import pytest

from tests.server import twins
from uguisu.server.errors import NotSeated, WrongMoment
from uguisu.server.people.ratings import result_of
from uguisu.server.protocol import events, incoming
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.store.summary import row
from uguisu.server.table import entries
from uguisu.server.table.facts import table_info
from uguisu.server.table.judging import try_command
from uguisu.server.table.lessons import lesson_of
from uguisu.server.table.table import Table
from uguisu.server.table.who import Scene, Who

SECRET = "1" * 64


def begun(people: int = 1, game: str = "war-of-clans", tournament: str = "") -> Table:
    """People on the first seats, bots on the others."""
    table = Table("table-under-test")
    create = entries.Create(
        by="person-0", game=game, seats=3, secret=SECRET, clock=Clock(), tournament=tournament
    )
    twins.fold(table, create)
    for seat in range(3):
        if seat < people:
            twins.fold(table, entries.SitDown(by=f"person-{seat}", seat=seat, name=f"P{seat}"))
        else:
            twins.fold(table, entries.PlaceBot(by="person-0", seat=seat, rank="genin"))
    twins.fold(table, entries.Begin(by="person-0"))
    while 0 not in table.choices:
        (seat,) = table.choices
        act(table, seat)
    return table


def act(table: Table, seat: int) -> None:
    twins.fold(table, entries.Act(seat=seat, action=table.choices[seat][0]))


def ask(table: Table, seat: int = 0, person: int = 0) -> entries.Entry:
    who = Who(f"person-{person}", frozenset([f"person-{person}"]), "x")
    return try_command(table, who, incoming.Hint(key="a-key-of-mine", seat=seat), Scene(table.at))


def test_a_hint_is_marked_and_the_game_is_not_rated_any_more() -> None:
    table = begun()
    assert table_info(table).rated
    choices, changed = table.choices, list(table.changed)

    twins.fold(table, ask(table))

    past = table.past[-1]
    assert past.entry.event(table, past) == events.Hinted(seat=0)
    assert not table_info(table).rated
    assert not row(table)["rated"]
    assert (table.choices, table.changed) == (choices, changed), "the decision stays as it was"
    while table.is_playing:
        act(table, next(iter(table.choices)))
    assert result_of(table) is None


def test_a_game_without_hints_counts() -> None:
    table = begun()
    while table.is_playing:
        act(table, next(iter(table.choices)))

    assert result_of(table) is not None


@pytest.mark.parametrize(
    "table", [begun(people=2), begun(game="ninja-master"), begun(tournament="a-tournament")]
)
def test_where_others_have_something_to_lose_there_are_no_hints(table: Table) -> None:
    assert not table_info(table).hints

    with pytest.raises(WrongMoment, match="against bots alone"):
        ask(table)


def test_one_asks_for_ones_own_seat_when_there_is_something_to_choose() -> None:
    table = begun()
    assert table_info(table).hints

    with pytest.raises(NotSeated):
        ask(table, seat=1)
    with pytest.raises(NotSeated):
        ask(table, person=1)
    while 0 in table.choices:
        act(table, 0)
    with pytest.raises(WrongMoment, match="nothing for you to choose"):
        ask(table)


def test_a_guided_match_has_the_same_hints() -> None:
    table = Table("table-under-test")
    create, sitting = lesson_of("war-of-clans", "person-0", "Aki")
    for entry in (create, *sitting):
        twins.fold(table, entry)
    while 0 not in table.choices:
        act(table, next(iter(table.choices)))

    twins.fold(table, ask(table))

    assert table.hints == 1


def test_nobody_is_given_hints_after_the_end() -> None:
    table = begun()
    while table.is_playing:
        act(table, next(iter(table.choices)))

    assert not table_info(table).hints
    with pytest.raises(WrongMoment):
        ask(table)
