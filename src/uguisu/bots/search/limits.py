"""A bot that searches: redealt worlds, one tree, a budget of iterations or of time."""

from collections.abc import Callable

from uguisu.bots.bot import Budget, Turn
from uguisu.bots.search.policy import Policy
from uguisu.bots.search.tree import Search
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State

SECONDS = 0.8
ITERATIONS = 20_000


class Patience:
    """Thinks as long as the turn's budget says, and as its own where that says nothing."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def limits(self, budget: Budget) -> tuple[int, float]:
        """Iterations and seconds; 0 seconds are no limit."""
        return budget.limits(self.iterations, self.seconds)


class Searcher(Patience):
    def __init__(
        self, policy: Policy, iterations: int = ITERATIONS, seconds: float = SECONDS
    ) -> None:
        super().__init__(iterations, seconds)
        self.policy = policy

    def search(self, turn: Turn, world: Callable[[int], State]) -> Search:
        search = Search(self.policy, Lots(turn.chance.below(1 << 16)))
        search.run(world, *self.limits(turn.budget))
        return search
