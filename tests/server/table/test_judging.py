"""From a command to an entry, or a refusal."""

import pytest

from tests.server import twins
from uguisu.server.errors import NotSeated, WrongMoment
from uguisu.server.protocol import incoming
from uguisu.server.table import entries
from uguisu.server.table.judging import try_command
from uguisu.server.table.who import Scene, Who

KICK = incoming.Kick(key="kick-them", seat=1)


def person(seat: int) -> Who:
    return Who(f"person-{seat}", frozenset([f"person-{seat}"]), f"Player {seat}")


def test_one_who_has_been_away_for_long_enough_is_kicked_and_a_bot_plays() -> None:
    table = twins.new_table("war-of-clans", 3, "1")

    entry = try_command(table, person(0), KICK, Scene(now=0, away=frozenset([1])))
    twins.fold(table, entry)

    assert entry == entries.StandIn(by="person-0", key="kick-them", seat=1, why="absent")
    assert table.bots == (1,)


def test_one_who_is_kicked_gets_the_seat_back() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    twins.fold(table, try_command(table, person(0), KICK, Scene(now=0, away=frozenset([1]))))

    back = incoming.Back(key="here-again", seat=1)
    twins.fold(table, try_command(table, person(1), back, Scene(now=0)))

    assert table.bots == ()


def test_nobody_is_kicked_who_is_here_or_gone_already() -> None:
    table = twins.new_table("war-of-clans", 3, "1")

    with pytest.raises(WrongMoment, match="away"):
        try_command(table, person(0), KICK, Scene(now=0, away=frozenset([2])))
    twins.fold(table, try_command(table, person(0), KICK, Scene(now=0, away=frozenset([1]))))
    with pytest.raises(WrongMoment, match="bot"):
        try_command(table, person(2), KICK, Scene(now=0, away=frozenset([1])))


def test_only_who_plays_may_kick() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    stranger = Who("stranger", frozenset(["stranger"]), "Stranger")

    with pytest.raises(NotSeated):
        try_command(table, stranger, KICK, Scene(now=0, away=frozenset([1])))
