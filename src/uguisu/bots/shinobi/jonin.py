"""Jonin of Shinobi: sees through chunin. What an attacker probably holds it reads from what a
solid player would have given, and what to give itself it tries in hundreds of likely worlds, in
which its victims believe what they believe."""

from typing import Final

from uguisu.bots.bot import Budget, Turn
from uguisu.bots.search.shinobi import RoundSearch, choice, read_choice
from uguisu.bots.search.shinobi_manner import CHUNIN
from uguisu.games.shinobi.state import ASSIGNING, ShinobiState
from uguisu.kernel.rng import Lots

ITERATIONS: Final = 600
SECONDS: Final = 0.7


class Searcher:
    """Thinks as long as the turn's budget says, and as its own where that says nothing."""

    def __init__(self, iterations: int = ITERATIONS, seconds: float = SECONDS) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def best(self, state: ShinobiState, seed: int, budget: Budget) -> int:
        search = RoundSearch(CHUNIN, state, state.turn, seed)
        search.run(*budget.limits(self.iterations, self.seconds))
        return search.best()


class Jonin:
    name = "jonin"

    def __init__(self, iterations: int = ITERATIONS, seconds: float = SECONDS) -> None:
        self.searcher = Searcher(iterations, seconds)

    def choose(self, turn: Turn) -> int:
        """In any world it thinks possible: it looks at nothing that it does not know."""
        world = turn.world(0)
        assert isinstance(world, ShinobiState)
        seed = turn.chance.below(1 << 16)
        if not world.lives[turn.seat]:
            return choice(CHUNIN, world, Lots(seed))
        if world.phase == ASSIGNING:
            return self.searcher.best(world, seed, turn.budget)
        return read_choice(CHUNIN, world, Lots(seed))
