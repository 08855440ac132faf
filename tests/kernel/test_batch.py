"""A batch of games, below the arrays of NumPy."""

import pytest

from uguisu.games import GAMES
from uguisu.kernel.action import Action
from uguisu.kernel.batch import Batch
from uguisu.kernel.errors import IllegalAction
from uguisu.kernel.state import State

GAME = GAMES["war-of-clans"]


def deal(number: int) -> State:
    return GAME.new(3, None, number)


def first_legal(batch: Batch) -> list[Action]:
    turns = zip(batch.states, batch.turns, strict=True)
    return [state.legal(seat)[0] for state, seat in turns]


def test_what_is_over_begins_anew_with_the_next_deal() -> None:
    batch = Batch(deal, 2)
    while not batch.ended:
        batch.step(first_legal(batch))

    assert batch.dealt == 2 + len(batch.ended)
    assert not any(state.is_over for state in batch.states)
    assert [len(returns) for returns in batch.returns] == [3] * len(batch.ended)


def test_an_illegal_action_is_refused_before_any_game_goes_on() -> None:
    batch = Batch(deal, 2)
    before = [GAME.write(state) for state in batch.states]
    actions = first_legal(batch)

    with pytest.raises(IllegalAction):
        batch.step([actions[0], Action(GAME.action_space - 1)])

    assert [GAME.write(state) for state in batch.states] == before


def test_masks_have_a_byte_for_every_action() -> None:
    batch = Batch(deal, 2)
    masks = bytearray(2 * GAME.action_space)

    batch.mark_legal(masks, GAME.action_space)

    for row in range(2):
        marked = masks[row * GAME.action_space : (row + 1) * GAME.action_space]
        legal = batch.states[row].legal(batch.turns[row])
        assert [action for action, is_legal in enumerate(marked) if is_legal] == sorted(legal)
