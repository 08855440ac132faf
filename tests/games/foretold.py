"""Everything that random games foretell, with the actions that must prove it true."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from uguisu.contract.tables import random_moves
from uguisu.games import GAMES
from uguisu.kernel.action import Action
from uguisu.kernel.message import Message
from uguisu.kernel.picks import narrow
from uguisu.kernel.rng import Lots


class Foretold(NamedTuple):
    """What was said after some picks, and a table for each action that they still lead to."""

    state: Any
    message: Message
    action: int
    after: Any


def foretold(name: str, seats: int, games: int) -> Iterator[Foretold]:
    game = GAMES[name]
    for seed in range(games):
        lots = Lots(seed)
        for move in random_moves(game.new(seats, seed=seed), Lots(seed)):
            state, seat = move.before, move.seat
            view = game.view(state, seat)
            choices = {action: game.picks(view, action) for action in state.legal(seat)}
            made = _some_picks(choices[move.action], lots)
            candidates = narrow(choices, made).candidates if made else ()
            message = game.foretell(view, candidates, made) if made else None
            for action in candidates if message else ():
                assert message
                after = state.clone()
                after.apply_at(seat, Action(action), move.at)
                yield Foretold(state, message, action, after)


def _some_picks(groups: tuple[tuple[str, ...], ...], lots: Lots) -> list[str]:
    """The first picks of an action, at least one and not all."""
    picks = [pick for group in groups for pick in group]
    return picks[: 1 + lots.below(len(picks) - 1)] if len(picks) > 1 else []
