"""How long a search runs: the turn's budget, or the search's own limits."""

from uguisu.bots.bot import Budget

SECONDS = 0.8
ITERATIONS = 20_000


class SearchLimits:
    """Own limits of a search, used where the turn's budget sets none."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def limits(self, budget: Budget) -> tuple[int, float]:
        """Iterations and seconds; 0 seconds mean no time limit."""
        return budget.limits(self.iterations, self.seconds)
