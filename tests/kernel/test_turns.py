"""Who is asked next, where one seat is asked at a time."""

from uguisu.games import GAMES
from uguisu.games.ninja_master.actions import DONE, POSE, THROW
from uguisu.games.ninja_master.state import RACING
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.turns import next_to_act, settle


def test_of_several_seats_the_one_after_the_last_is_asked() -> None:
    state = GAMES["ninja-master"].new(3, None, 1)
    thrower = state.actors()[0]
    state.apply(thrower, THROW)

    assert next_to_act(state, thrower) == (thrower + 1) % 3


def test_the_clock_acts_only_when_nobody_else_may() -> None:
    state = GAMES["ninja-master"].new(2, None, 1)
    thrower = state.actors()[0]
    state.apply(thrower, THROW)
    state.apply(0, POSE)

    assert next_to_act(state, 0) == 1
    state.apply(1, POSE)
    assert next_to_act(state, 1) == CLOCK


def test_settling_lets_the_clock_go_on_until_somebody_is_asked() -> None:
    state = GAMES["ninja-master"].new(2, None, 1)
    state.apply(state.actors()[0], THROW)
    state.apply(0, POSE)
    state.apply(1, POSE)

    seat = settle(state, 1)

    assert seat == 0
    assert state.phase == RACING  # type: ignore[attr-defined]
    assert DONE in state.legal(seat)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = GAMES["war-of-clans"].new(3, None, 1)
    while not state.is_over:
        seat = settle(state, CLOCK)
        state.apply(seat, state.legal(seat)[0])

    assert settle(state, 0) == CLOCK
