"""Policy: what a search knows about good play. It never decides what is legal."""

from typing import Generic

from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots
from uguisu.kernel.type_variables import S


class Policy(Generic[S]):
    """The default policy: uniformly random playouts to the end. Worlds are redealt states: a policy
    may look at all of one, because it is not the true one."""

    def __init__(self) -> None:
        self.horizon = 10_000
        """Decisions of a playout before the position is valued as it stands."""
        self.exploration = 0.7
        """Weight of the exploration term."""
        self.trust = 1.0
        """Weight of the bias, in virtual visits."""
        self.is_alone = False
        """Whether the tree ends where another seat decides: right where worlds differ in what
        the others want, so that what they did in one says little about the next."""

    def begin(self, state: S) -> None:
        """Start in a new world, before the searched decision."""

    def notice(self, state: S, seat: int, action: Action) -> None:
        """Called before every action in the current world, in the tree and in the playout."""

    def choose(self, state: S, seat: int, legal: list[Action], lots: Lots) -> Action:
        """A move of a playout: quick and sensible, not the same every time."""
        return legal[lots.below(len(legal))]

    def bias(self, state: S, seat: int, action: Action) -> float:
        """The prior of an action: by how much it seems better than the position, in value."""
        return 0.0

    def value(self, state: S) -> list[float]:
        """What the position is worth to every seat, from 0 (lost) to 1 (won)."""
        if not state.is_over:
            return [1.0 / state.seats] * state.seats
        places = state.places()
        won = 1.0 / places.count(1)
        return [won if place == 1 else 0.0 for place in places]
