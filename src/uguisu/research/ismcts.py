"""OpenSpiel's own information-set Monte-Carlo tree search as a bot, to measure ours against it.

It plays through our adapter, thinks in resampled worlds like any of its players, and keeps to the
turn's budget of simulations or seconds.
"""

from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from uguisu.bots.bot import Turn
from uguisu.kernel.action import Action
from uguisu.kernel.seats import letter
from uguisu.research.openspiel import SpielState, short_name
from uguisu.research.table import Memory, lay_out

SIMULATIONS: Final = 100
"""Without a budget."""
LEAST: Final = 2
"""Simulations after which the search can name an action."""
EXPLORATION: Final = 2.0
WORD: Final = 1 << 16


class Ismcts:
    name = "openspiel"
    remembers = True

    def choose(self, turn: Turn) -> Action:
        begin = perf_counter()
        if len(turn.legal) == 1:
            return turn.legal[0]
        iterations, seconds = turn.budget.limits(SIMULATIONS, 0.0)
        random = np.random.RandomState(turn.chance.below(WORD))
        state = spiel_state(turn)
        search = TimedSearch(
            state.get_game(),
            mcts.RandomRolloutEvaluator(1, random),
            EXPLORATION,
            iterations,
            random_state=random,
        )
        search.until = begin + seconds if seconds else 0.0
        search.set_resampler(
            lambda state, player: state.resample_from_infostate(player, random.random_sample)
        )
        return Action(int(search.step(state)))


class TimeIsUp(Exception):
    """Stops a search from inside."""


class TimedSearch(ismcts.ISMCTSBot):
    """OpenSpiel's search, which only counts simulations, with a time limit as well."""

    until = 0.0
    """On the clock of `perf_counter`; 0 is no limit."""
    simulations = 0

    def run_search(self, state: Any) -> Any:
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """The beginning of every simulation."""
        if self.until and self.simulations >= LEAST and perf_counter() > self.until:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


def spiel_state(turn: Turn) -> Any:
    """The turn as an OpenSpiel state: a redealt world, with the seat's memory."""
    game, world = turn.game, turn.world(0)
    story = [
        Memory(step.actor, None, f"{letter(step.actor)} {step.shown}" if step.shown else "")
        for step in turn.history
        if step.actor is not None
    ]
    table = lay_out(game.id, game.house, {}, game.write(world), turn.seat, {turn.seat: story})
    state = SpielState(pyspiel.load_game(f"{short_name(game)}(players={turn.view.seats})"))
    state.table = table
    return state
