"""OpenSpiel's own information-set Monte-Carlo tree search as a bot, to measure ours against it.

It plays through our adapter, thinks in resampled worlds like any of its players, and keeps to the
turn's budget: so many simulations, or as many as fit into the time by what the last ones took.
"""

from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from uguisu.bots.bot import Turn
from uguisu.kernel.seats import letter
from uguisu.research.openspiel import SpielState, short_name
from uguisu.research.table import Memory, lay_out

SIMULATIONS: Final = 100
"""Without a budget."""
FIRST: Final = 10
"""When nothing is known yet about how long one takes."""
EXPLORATION: Final = 2.0
WORD: Final = 1 << 16


class Ismcts:
    name = "openspiel"
    remembers = True

    def __init__(self) -> None:
        self.cost = 0.0
        """Seconds of a simulation, by the latest decisions."""

    def choose(self, turn: Turn) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        random = np.random.RandomState(turn.chance.below(WORD))
        simulations = self.simulations(turn)
        rollouts = mcts.RandomRolloutEvaluator(1, random)
        state = spiel_state(turn)
        game = state.get_game()
        bot = ismcts.ISMCTSBot(game, rollouts, EXPLORATION, simulations, random_state=random)
        bot.set_resampler(
            lambda state, player: state.resample_from_infostate(player, random.random_sample)
        )
        begin = perf_counter()
        action = int(bot.step(state))
        self.learn((perf_counter() - begin) / simulations)
        return action

    def simulations(self, turn: Turn) -> int:
        if turn.budget.iterations:
            return turn.budget.iterations
        if not turn.budget.seconds:
            return SIMULATIONS
        return max(1, int(turn.budget.seconds / self.cost)) if self.cost else FIRST

    def learn(self, cost: float) -> None:
        self.cost = 0.5 * (self.cost + cost) if self.cost else cost


def spiel_state(turn: Turn) -> Any:
    """The turn as a state of OpenSpiel: a redealt world, with what the seat remembers."""
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
