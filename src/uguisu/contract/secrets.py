"""Everything of a state that reaches an observer, as bytes."""

import msgspec

from uguisu.kernel.action import Action
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.game import Game
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State


def everything_told(game: Game, state: State, observer: int | None, lots: Lots) -> bytes:
    """View, legal actions with their picks, prompt, notation, encoding, score sheet, errors."""
    view = game.view(state, observer)
    legal = [] if observer is None else state.legal(observer)
    told: list[object] = [
        view,
        [(action, game.picks(view, action)) for action in legal],
        game.prompt(view),
        game.write_view(view),
        game.encode(view),
        game.score_sheet(view) if state.is_over else None,
    ]
    if observer is not None:
        tries = 2 if legal else 1  # whose turn it is not is refused every action alike
        told += [_error(state, observer, lots.below(game.action_space)) for _ in range(tries)]
    return msgspec.json.encode(told)


def _error(state: State, observer: int, action: int) -> str:
    """The refusal the observer gets for this action, if it is refused."""
    try:
        state.clone().apply(observer, Action(action))
    except UguisuError as error:
        return f"{type(error).__name__} {error.code} {error.clause} {error}"
    return "accepted"


def leaks(game: Game, state: State, observer: int | None, number: int) -> bool:
    """Whether the observer could tell this state from a redeal of it."""
    redealt = game.fork(state, observer, number, "secrecy")
    real = everything_told(game, state, observer, Lots(number))
    return real != everything_told(game, redealt, observer, Lots(number))
