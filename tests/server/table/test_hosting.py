"""A table before its game begins."""

from typing import Any

import pytest

from tests.server import twins
from uguisu.server.errors import NotHost, WrongMoment
from uguisu.server.protocol import incoming
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.table import entries
from uguisu.server.table.facts import table_info
from uguisu.server.table.hosting import DAYS_MS, EMPTY_MS, LIVE_MS, OPEN_MS, expires_at
from uguisu.server.table.judging import try_command
from uguisu.server.table.table import Table
from uguisu.server.table.who import Scene, Who

GAME = "war-of-clans"
NOW = Scene(now=0)


def person(seat: int) -> Who:
    return Who(f"person-{seat}", frozenset([f"person-{seat}"]), f"Player {seat}")


def gathering(people: int = 2, seats: int = 4, **wishes: Any) -> Table:
    table = Table("table-under-test")
    created = entries.Create(
        by="person-0",
        game=GAME,
        seats=seats,
        secret="1" * 64,
        **wishes,
    )
    twins.fold(table, created)
    for seat in range(people):
        sit(table, seat)
    return table


def sit(table: Table, seat: int) -> None:
    name = f"Player {seat}"
    twins.fold(table, entries.SitDown(by=f"person-{seat}", seat=seat, name=name))


def ask(table: Table, seat: int, command: incoming.Command) -> None:
    twins.fold(table, try_command(table, person(seat), command, NOW))


def stand(seat: int) -> incoming.Stand:
    return incoming.Stand(key=f"stand-up-{seat}", seat=seat)


def changed(seats: int = 4, **values: Any) -> incoming.Configure:
    return incoming.Configure(key="configure", seats=seats, **values)


def test_a_host_who_leaves_hands_over_to_the_next() -> None:
    table = gathering(people=3)

    ask(table, 0, stand(0))
    assert table.host == "person-1"
    ask(table, 2, stand(2))
    assert table.host == "person-1"
    ask(table, 1, stand(1))
    assert table.host == ""
    sit(table, 3)

    assert table.host == "person-3"


def test_a_host_with_two_seats_stays_host_on_one() -> None:
    table = gathering(people=2)
    twins.fold(table, entries.SitDown(by="person-0", seat=2, name="Player 0 2"))

    ask(table, 0, stand(0))

    assert table.host == "person-0"


def test_the_host_hands_over_to_somebody_who_sits_there() -> None:
    table = gathering(people=2)
    over = incoming.HandOver(key="hand-over", seat=1)

    with pytest.raises(NotHost):
        ask(table, 1, over)
    with pytest.raises(WrongMoment, match="Nobody sits"):
        ask(table, 0, incoming.HandOver(key="hand-over", seat=3))
    with pytest.raises(WrongMoment, match="host"):
        ask(table, 0, incoming.HandOver(key="hand-over", seat=0))
    ask(table, 0, over)

    assert [seat.host for seat in table_info(table).seats] == [False, True, False, False]


def test_who_sits_there_has_to_agree_to_changed_options() -> None:
    table = gathering(people=3, seats=3)
    assert [seat.ready for seat in table_info(table).seats] == [True, True, True]

    ask(table, 0, changed(seats=3, rated=False, language="it"))

    info = table_info(table)
    assert (info.rated, info.language) == (False, "it")
    assert [seat.ready for seat in info.seats] == [True, False, False]
    with pytest.raises(WrongMoment, match="agreed"):
        ask(table, 0, incoming.Start(key="start-now"))
    for seat in (1, 2):
        ask(table, seat, incoming.Ready(key=f"agree-{seat}", seat=seat))
    ask(table, 0, incoming.Start(key="start-now"))
    assert table.is_playing


def test_an_agreement_can_be_taken_back() -> None:
    table = gathering(people=3, seats=3)

    ask(table, 1, incoming.Ready(key="not-so-fast", seat=1, agree=False))

    with pytest.raises(WrongMoment, match="B"):
        ask(table, 0, incoming.Start(key="start-now"))


def test_people_keep_a_seat_when_there_are_fewer() -> None:
    table = gathering(people=0, seats=5)
    twins.fold(table, entries.PlaceBot(by="person-0", seat=0, rank="genin"))
    sit(table, 2)
    sit(table, 4)

    ask(table, 0, changed(seats=3))

    assert [chair.name for chair in table.chairs] == ["Hanzo", "Player 4", "Player 2"]
    with pytest.raises(WrongMoment, match="3 to 5"):
        ask(table, 0, changed(seats=2))


def test_nobody_loses_a_seat_by_a_changed_number() -> None:
    table = gathering(people=4, seats=4)

    with pytest.raises(WrongMoment, match="4 people"):
        ask(table, 0, changed(seats=3))


def test_only_the_host_changes_or_closes_the_table_and_only_before_the_start() -> None:
    table = gathering(people=3, seats=3)
    close = incoming.Close(key="close-it")

    for command in (changed(seats=3), close):
        with pytest.raises(NotHost):
            ask(table, 1, command)
    ask(table, 0, incoming.Start(key="start-now"))
    for command in (changed(seats=3), close):
        with pytest.raises(WrongMoment):
            ask(table, 0, command)


def test_a_closed_table_has_ended() -> None:
    table = gathering()

    ask(table, 0, incoming.Close(key="close-it"))

    assert table.is_ended
    with pytest.raises(WrongMoment):
        ask(table, 3, incoming.Sit(key="sit-down", seat=3))


@pytest.mark.parametrize(
    ("people", "wishes", "patience"),
    [
        (0, {}, EMPTY_MS),
        (0, {"clock": Clock(kind="days", seconds=86_400)}, EMPTY_MS),
        (1, {}, LIVE_MS),
        (1, {"public": True}, OPEN_MS),
        (1, {"clock": Clock(kind="days", seconds=86_400), "public": True}, DAYS_MS),
    ],
)
def test_a_gathering_is_given_up_after_a_while(
    people: int, wishes: dict[str, Any], patience: int
) -> None:
    table = gathering(people, **wishes)

    assert expires_at(table) == table.at + patience
    twins.fold(table, entries.Abort(why="expired"))
    assert expires_at(table) == 0
