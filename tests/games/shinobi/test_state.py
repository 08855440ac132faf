"""The state itself: all of it is named, and a clone is another one."""

import pytest

from tests.games.shinobi.table import GAME, new, play_at_random
from uguisu.games.shinobi.state import ShinobiState
from uguisu.kernel.state import fields

APART = {"game", "choices", "revelations", "stream"}
"""Derived, or not part of a position."""


@pytest.mark.parametrize("limit", [0, 7, 14, 13 + 4, 500])
def test_a_clone_is_the_same_and_shares_nothing_that_changes(limit: int) -> None:
    state = new(5, seed=limit, round_limit=20, clans="C", declarations="free")
    play_at_random(state, limit=limit)
    before = repr(fields(state))

    clone = state.clone()

    assert fields(clone) == fields(state)
    assert clone.choices == state.choices
    play_at_random(clone)
    assert repr(fields(state)) == before


def test_every_attribute_is_a_field_or_derived() -> None:
    state = new()
    named = {*ShinobiState.FIELDS, *APART}

    assert {name for name in named if not hasattr(state, name)} == set()
    if hasattr(state, "__dict__"):
        assert set(vars(state)) == named


def test_the_same_seed_and_actions_make_the_same_game() -> None:
    one, other = new(6, seed="twice"), new(6, seed="twice")

    play_at_random(one)
    play_at_random(other)

    assert GAME.write(one) == GAME.write(other)


def test_the_seed_is_forgotten_when_the_pawn_is_placed() -> None:
    assert new(seed="secret").key == b""
