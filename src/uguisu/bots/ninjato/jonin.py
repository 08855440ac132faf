"""Jonin of Ninjato: plays chunin's best actions to the next scoring, in many possible worlds."""

from uguisu.bots.bot import Turn
from uguisu.bots.ninjato.policy import NinjatoPolicy
from uguisu.bots.parallel.search import choose_in_parallel
from uguisu.bots.search.limits import ITERATIONS, SECONDS
from uguisu.bots.search.rollouts import RolloutSearch, RolloutSearcher
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.action import Action


class Jonin:
    name = "jonin"

    def __init__(self, iterations: int = ITERATIONS, seconds: float = SECONDS) -> None:
        self.searcher = RolloutSearcher(NinjatoPolicy(), iterations, seconds)

    def choose(self, turn: Turn[NinjatoState, NinjatoView]) -> Action:
        return choose_in_parallel(self, turn)

    def search(self, turn: Turn[NinjatoState, NinjatoView]) -> RolloutSearch:
        return self.searcher.search(turn, turn.world)
