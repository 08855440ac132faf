"""The ranks of games without bots of their own: the same search with more and more iterations."""

from typing import Final

from uguisu.bots.any_game.search import AnyGameSearch, AnyGameSearcher
from uguisu.bots.bot import Turn
from uguisu.bots.parallel.search import choose_in_parallel
from uguisu.bots.search.limits import ITERATIONS, SECONDS
from uguisu.kernel.action import Action

GENIN: Final = 60
CHUNIN: Final = 600
"""Iterations: few enough to answer at once; without seconds, choices are repeatable."""


class Genin:
    name = "genin"

    def __init__(self, iterations: int = GENIN, seconds: float = 0.0) -> None:
        self.searcher = AnyGameSearcher(iterations, seconds)

    def choose(self, turn: Turn) -> Action:
        return turn.legal[0] if len(turn.legal) == 1 else self.search(turn).best()

    def search(self, turn: Turn) -> AnyGameSearch:
        return self.searcher.search(turn, turn.world)


class Chunin(Genin):
    name = "chunin"

    def __init__(self) -> None:
        super().__init__(CHUNIN)


class Jonin(Genin):
    """Uses all the cores and time of its budget."""

    name = "jonin"

    def __init__(self) -> None:
        super().__init__(ITERATIONS, SECONDS)

    def choose(self, turn: Turn) -> Action:
        return choose_in_parallel(self, turn)
