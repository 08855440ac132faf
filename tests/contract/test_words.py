"""Prompts, log lines, refusals and encodings of every game, in every language."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.tables import each_game, each_table, observers, over_states, some_moves
from tests.sizes import sized
from uguisu.games import GAMES
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.game import Game
from uguisu.kernel.seats import CLOCK
from uguisu.texts import LANGUAGES, catalogue

NAMES = ("Aki", "Ben", "Cho", "Dai", "Emi", "Fumi")


@each_table
def test_every_observer_is_prompted_in_every_language(game: Game, seats: int) -> None:
    for move in some_moves(game, seats, 60):
        for observer in observers(move.before):
            prompt = game.prompt(game.view(move.before, observer))
            assert all(catalogue(language).say(prompt, NAMES) for language in LANGUAGES)


@each_table
def test_every_action_is_narrated_in_every_language(game: Game, seats: int) -> None:
    for move in some_moves(game, seats, 120, seed=1):
        after = move.before.clone()
        after.apply_at(move.seat, move.action, move.at)
        for observer in observers(after):
            views = game.view(move.before, observer), game.view(after, observer)
            shown = game.shown(move.before, move.seat, move.action, observer)
            lines = game.narrate(*views, move.seat, shown)
            for line in lines:
                assert all(catalogue(language).say(line, NAMES) for language in LANGUAGES)


@each_table
@sized("count", quick=3, full=16)
def test_every_refusal_is_said_in_every_language(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=2):
        for seat in move.before.actors():
            legal = set(move.before.legal(seat))
            view = game.view(move.before, seat) if seat != CLOCK else None
            for action in range(game.action_space if view else 0):
                if action not in legal:
                    reason = game.why_not(view, action)
                    assert all(catalogue(language).say(reason, NAMES) for language in LANGUAGES)


@each_table
def test_score_sheets_are_said_in_every_language(game: Game, seats: int) -> None:
    for state in over_states(game, seats, 5):
        for sheet in game.score_sheet(game.view(state, None)):
            for line in sheet:
                for language in LANGUAGES:
                    assert catalogue(language).text(line.what, line.args, NAMES)


@each_table
def test_views_are_encoded_in_one_fixed_size(game: Game, seats: int) -> None:
    size = sum(field.size for field in game.encoding)
    for move in some_moves(game, seats, 100, seed=3):
        for observer in observers(move.before):
            numbers = game.encode(game.view(move.before, observer))
            assert len(numbers) == size
            assert all(-2.0 <= number <= 2.0 for number in numbers)
            assert {type(number) for number in numbers} == {float}


@each_table
def test_views_survive_the_wire(game: Game, seats: int) -> None:
    for move in some_moves(game, seats, 50, seed=4):
        view = game.view(move.before, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@each_game
def test_options_are_explained_in_every_language(game: Game) -> None:
    for option in game.options:
        names = [option.name, *(f"{option.name}-{choice}" for choice in option.choices)]
        for name in names:
            for language in LANGUAGES:
                assert catalogue(language).text(f"{game.prefix.lower()}-option-{name}")


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
