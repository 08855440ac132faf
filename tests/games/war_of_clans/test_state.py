"""The state: clones, and what it derives to be fast."""

import pytest

from tests.games.war_of_clans.table import GAME, legal, new, play, play_at_random, read, until_over
from uguisu.games.war_of_clans.rules import set_up
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import fields

DERIVED = ("standing", "strong", "tall", "held", "sizes", "choices")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_derived_is_always_up_to_date(seats: int) -> None:
    state, lots = new(seats, seed=3, final_lap="everyone"), Lots(3)
    for _ in until_over(state):
        fresh = state.clone()
        set_up.restore(fresh)
        assert legal(fresh) == legal(state)
        for name in DERIVED:
            assert getattr(state, name) == getattr(fresh, name), name
        choices = legal(state)
        play(state, choices[lots.below(len(choices))])


def test_a_clone_is_equal_in_every_field() -> None:
    state = read(
        "A[t1 u2] B[o1 m1] C[h3] A:nn B:tu C:m order 3 touched Bo loyal hot everyone last A 1 "
        "only-ninjas A"
    )
    state.reveal()

    assert fields(state.clone()) == fields(state)
    assert state.clone().revelations == state.revelations


def test_a_clone_goes_its_own_way() -> None:
    state = new(4)
    before = GAME.write(state)

    clone = state.clone()
    play_at_random(clone)

    assert GAME.write(state) == before
    assert sum(clone.discards) > 0


def test_every_attribute_is_a_field_or_derived() -> None:
    """So that equality, saving and notation forget nothing."""
    known = {*WarOfClansState.FIELDS, *DERIVED, "game", "revelations", "stream"}

    assert known == set(attributes(new()))


def attributes(state: WarOfClansState) -> list[str]:
    names = vars(state) if hasattr(state, "__dict__") else dir(state)
    return [
        name
        for name in names
        if not name.startswith("_") and name != "FIELDS" and not callable(getattr(state, name))
    ]


def test_legal_choices_are_ascending_and_different() -> None:
    state = new(5, seed=6)
    for _ in until_over(state):
        choices = state.legal(state.turn)
        assert choices == sorted(set(choices))
        play(state, legal(state)[-1])


def test_who_is_not_on_turn_has_no_legal_action() -> None:
    state = new(3)

    others = [seat for seat in (-1, 0, 1, 2, 3) if seat != state.turn]

    assert [state.legal(seat) for seat in others] == [[]] * 4
    assert state.actors() == (state.turn,)


def test_nobody_acts_when_the_game_is_over() -> None:
    state = new(3)
    for _ in until_over(state):
        play(state, legal(state)[0])

    assert state.actors() == ()
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]


def test_the_state_keeps_no_seed() -> None:
    assert new(3, "crane").key == b""
