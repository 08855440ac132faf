"""The state itself: a clone goes its own way, also where it shares lists with the original."""

import pytest

from tests.games.ninjato.table import new
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import fields


def step(state: NinjatoState, lots: Lots) -> None:
    legal = state.legal(state.turn)
    state.apply(state.turn, legal[lots.below(len(legal))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_done_to_a_clone_leaves_the_original_alone(seats: int) -> None:
    for seed in range(12):
        state = new(seats, seed)
        lots = Lots(seed)
        while not state.is_over:
            before = repr(fields(state))
            clone = state.clone()
            assert repr(fields(clone)) == before
            step(clone, lots)
            assert repr(fields(state)) == before
            state = clone


def test_what_is_done_to_a_redeal_leaves_the_original_alone() -> None:
    state = new(3, 5)
    lots = Lots(5)
    for number in range(120):
        before = repr(fields(state))
        state.game.fork(state, number % 3, number, "elsewhere")
        assert repr(fields(state)) == before
        step(state, lots)
