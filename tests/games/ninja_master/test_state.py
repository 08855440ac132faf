"""Who may act when, and clones that share nothing that changes."""

import pytest

from tests.games.ninja_master.table import (
    GAME,
    SEATS,
    actors,
    legal,
    new,
    play,
    play_at_random,
    read,
)
from uguisu.kernel.state import fields


@pytest.mark.parametrize("seats", SEATS)
def test_a_clone_is_equal_and_goes_its_own_way(seats: int) -> None:
    state = new(seats, seed=1)
    play(state, f"{'ABCDE'[state.shuriken]} throw", "clock rest", "A o")
    before = fields(state.clone())

    play_at_random(state.clone())

    assert fields(state) == before
    assert fields(state.clone()) == before


def test_only_the_thrower_acts_before_the_throw_and_the_clock_with_all_after_it() -> None:
    state = read("A:3 B:3 C:3 shuriken C")

    assert actors(state) == "C"
    assert legal(state, "clock") == []
    play(state, "C throw")
    assert actors(state) == "A B C clock"
    assert legal(state, "clock") == ["rest"]
    assert legal(state, "A") == ["pose", "o", "b", "p", "g", "v", "s"]
    play(state, "clock rest")
    assert legal(state, "clock") == ["timeout"]


def test_without_a_time_things_happen_now_but_no_sooner_than_people_react() -> None:
    state = read("A:3 B:3 [O3 B2] rest 5000")

    play(state, "A o")
    assert state.time == 5080
    play(state, "B b +700", "A done")
    assert state.time == 5700


def test_when_the_game_is_over_nobody_acts() -> None:
    state = read("A:20 B:3 over")

    assert actors(state) == ""
    assert [legal(state, seat) for seat in ("A", "B", "clock")] == [[], [], []]
    assert GAME.view(state, 0).places == (1, 2)
