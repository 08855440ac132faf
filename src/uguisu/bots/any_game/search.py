"""Tree search for any game, even if several seats or the clock may act at once.

The tree grows while one seat decides; from there on the game is played out at random.
"""

from collections.abc import Callable

from uguisu.bots.bot import Turn
from uguisu.bots.search.limits import SearchLimits
from uguisu.bots.search.policy import Policy
from uguisu.bots.search.tree import Node, TreeSearch
from uguisu.kernel.playout import play_out
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State


class AnyGameSearch(TreeSearch):
    """The search of one decision of `seat`."""

    def __init__(self, policy: Policy, lots: Lots, seat: int) -> None:
        super().__init__(policy, lots)
        self.seat = seat

    def is_others_turn(self, node: Node, state: State) -> bool:
        """Whether the tree ends here: below the root, where several seats or the clock may act."""
        actors = state.actors()
        return node is not self.root and (len(actors) > 1 or actors[0] == CLOCK)

    def descend(self, node: Node, state: State) -> Node:
        seat = self.seat if node is self.root else state.actors()[0]
        child = self.select(node, state, seat)
        state.carry_out(seat, child.action, 0)
        return child

    def play_out(self, state: State) -> None:
        play_out(state, self.lots, self.policy.horizon)


class AnyGameSearcher(SearchLimits):
    def search(self, turn: Turn, world: Callable[[int], State]) -> AnyGameSearch:
        search = AnyGameSearch(Policy(), Lots(turn.chance.below(1 << 16)), turn.seat)
        search.run(world, *self.limits(turn.budget))
        return search
