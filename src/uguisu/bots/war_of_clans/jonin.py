"""Jonin of War of Clans: searches worlds with likely loyalties of the others."""

from uguisu.bots.bot import Turn
from uguisu.bots.parallel.search import choose_in_parallel
from uguisu.bots.search.limits import ITERATIONS, SECONDS
from uguisu.bots.search.tree import TreeSearch, TreeSearcher
from uguisu.bots.war_of_clans.beliefs import CLANS, beliefs, drawn, hints_of, own_clan
from uguisu.bots.war_of_clans.policy import WarOfClansPolicy
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.action import Action
from uguisu.kernel.state import State


class Jonin:
    name = "jonin"
    remembers = True

    def __init__(self, iterations: int = ITERATIONS, seconds: float = SECONDS) -> None:
        self.policy = WarOfClansPolicy()
        self.searcher = TreeSearcher(self.policy, iterations, seconds)

    def choose(self, turn: Turn[WarOfClansState, WarOfClansView]) -> Action:
        return choose_in_parallel(self, turn)

    def search(self, turn: Turn[WarOfClansState, WarOfClansView]) -> TreeSearch:
        self.policy.known = hints_of(turn.history)
        found = beliefs(turn.seat, own_clan(turn), self.policy.known)
        neutral = {dealt: bytes(c for c in range(CLANS) if c not in dealt) for dealt in found}
        chance = turn.chance.fork("loyalties")

        def world(number: int) -> State:
            state = turn.world(number)
            dealt = drawn(found, chance)
            state.loyalty = dealt + neutral[dealt]
            return state

        return self.searcher.search(turn, world)
