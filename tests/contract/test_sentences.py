"""Prompts, log lines, refusals and encodings of every game, in every language; damaged texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.tables import held
from uguisu.contract import sentences
from uguisu.contract.check import Check
from uguisu.games import GAMES
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.game import Game


@held(sentences.CHECKS)
def test_every_game_keeps_the_promise(check: Check, game: Game, seats: int, count: int) -> None:
    check.run(game, seats, count)


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(alphabet=st.characters(codec="utf-8"), max_size=40))
def test_malformed_actions_are_bad_notation(name: str, text: str) -> None:
    game = GAMES[name]
    try:
        action = game.read_action(text)
    except BadNotation:
        return
    assert game.write_action(action) == text


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_malformed_positions_are_bad_notation(name: str, data: st.DataObject) -> None:
    """Real positions with words dropped, doubled, swapped or replaced."""
    game = GAMES[name]
    words = game.write(game.new(game.seat_range[0], None, 1)).split()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(words) - 1))
        other = data.draw(st.one_of(st.sampled_from(words), st.text(max_size=6)))
        words[at : at + 1] = data.draw(st.sampled_from([[], [words[at]] * 2, [other]]))
        words = words or ["x"]
    try:
        state = game.read(" ".join(words))
    except BadNotation:
        return
    assert state.is_over or state.legal(state.actors()[0])
