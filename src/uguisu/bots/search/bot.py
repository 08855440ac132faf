"""A bot that searches: redealt worlds, one tree, a budget of iterations or of time."""

from collections.abc import Callable

from uguisu.bots.bot import Turn
from uguisu.bots.search.policy import Policy
from uguisu.bots.search.tree import Search
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State

SECONDS = 0.8
ITERATIONS = 20_000


class Searcher:
    """Set `iterations` and no seconds for choices that can be repeated exactly."""

    def __init__(
        self, policy: Policy, iterations: int = ITERATIONS, seconds: float = SECONDS
    ) -> None:
        self.policy = policy
        self.iterations = iterations
        self.seconds = seconds

    def best(self, turn: Turn, world: Callable[[int], State]) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        search = Search(self.policy, Lots(turn.chance.below(1 << 16)))
        search.run(world, self.iterations, self.seconds)
        return search.best()
