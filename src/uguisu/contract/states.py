"""Copies and notation of states, and how a finished game looks, for every game."""

from typing import Final

from uguisu.contract.check import check
from uguisu.contract.tables import (
    over_states,
    random_moves,
    some_moves,
)
from uguisu.kernel.game import Game
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State, fields


@check(10)
def a_finished_game_has_places_returns_and_a_score_sheet(
    game: Game, seats: int, count: int
) -> None:
    for state in over_states(game, seats, count):
        places = state.places()
        assert len(places) == seats
        assert min(places) == 1
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        assert abs(sum(state.returns())) < 1e-9
        for observer in (None, 0):
            view = game.view(state, observer)
            assert view.is_over
            assert list(view.places or ()) == places
            assert len(game.score_sheet(view)) == seats


@check(60)
def a_clone_is_equal_and_goes_its_own_way(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=2):
        state = move.before
        before = fields(state)
        frozen = repr(before)
        clone = state.clone()
        assert fields(clone) == before
        assert clone.revelations == state.revelations
        for number, _ in enumerate(random_moves(clone, Lots(1))):
            if number == 5:
                break
        assert repr(fields(state)) == frozen


@check(150)
def fields_name_everything_that_is_not_derived(game: Game, seats: int, count: int) -> None:
    """A state read from its notation has the same attributes, derived or not, as the original."""
    for move in some_moves(game, seats, count, seed=3):
        state = move.before
        again = game.read(game.write(state))
        assert fields(again) == fields(state)
        if hasattr(state, "__dict__"):
            ours, theirs = (_attributes(one) for one in (state, again))
            assert {name for name in ours if ours[name] != theirs.get(name)} == set()
            assert ours.keys() == theirs.keys()


def _attributes(state: State) -> dict[str, object]:
    """Without the count of revelations and what is shared with clones, which no notation holds.
    Those of compiled classes are not among them."""
    return {
        name: value
        for name, value in vars(state).items()
        if name != "revelations" and not name.startswith("shares_")
    }


@check(5)
def finished_positions_are_written_and_read(game: Game, seats: int, count: int) -> None:
    for state in over_states(game, seats, count, seed=20):
        assert fields(game.read(game.write(state))) == fields(state)


CHECKS: Final = (
    a_finished_game_has_places_returns_and_a_score_sheet,
    a_clone_is_equal_and_goes_its_own_way,
    fields_name_everything_that_is_not_derived,
    finished_positions_are_written_and_read,
)
