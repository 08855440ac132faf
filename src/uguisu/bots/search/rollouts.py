"""Rollouts: the most promising actions, each played on in the same redealt worlds. The worse half
is dropped repeatedly (see `halving.py`), and clearly worse ones at once."""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from uguisu.bots.bot import Turn
from uguisu.bots.search.halving import Candidate, HalvingSearch
from uguisu.bots.search.limits import ITERATIONS, SECONDS, SearchLimits
from uguisu.bots.search.policy import Policy
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State
from uguisu.kernel.type_variables import S

CHECK: Final = 12
"""Worlds between two checks for clearly worse candidates."""
CLEARLY: Final = 3.0
"""Clearly worse, in standard errors."""
TRUST: Final = 16.0
"""Weight of the prior, in virtual playouts: about their variance divided by that of the prior's
errors, as measured in Ninjato."""


class Advisor(Policy[S]):
    """A policy that also proposes candidates and says how far to play."""

    def candidates(self, state: S, seat: int, legal: list[Action]) -> list[tuple[float, Action]]:
        """Actions with their estimated value, in the unit of `worth`, the best first."""
        raise NotImplementedError

    def is_far(self, state: S) -> bool:
        """Whether a playout has come far enough to be valued."""
        return state.is_over

    def worth(self, state: S, seat: int) -> float:
        """What the end of a playout is worth to the seat that searches."""
        return self.value(state)[seat]


class RolloutCandidate(Candidate):
    """Keeps the result of every world, so that candidates can be compared world by world."""

    def __init__(self, action: Action, prior: float) -> None:
        super().__init__(action, prior, TRUST)
        self.results: list[float] = []

    def note(self, reward: float) -> None:
        super().note(reward)
        self.results.append(reward)

    def is_worse(self, other: "RolloutCandidate") -> bool:
        """Whether it is worse in the same worlds by more than chance explains."""
        count = len(self.results)
        total = 0.0
        squares = 0.0
        for number in range(count):
            gap = other.results[number] - self.results[number]
            total += gap
            squares += gap * gap
        mean = total / count
        error = sqrt(max(squares / count - mean * mean, 0.0) / count)
        return mean > CLEARLY * error and mean > 0.0


class RolloutSearch(HalvingSearch):
    """The search of one decision; an iteration is one playout."""

    def __init__(
        self, advisor: Advisor[Any], lots: Lots, world: Callable[[int], State], seat: int
    ) -> None:
        super().__init__(finalists=1)
        self.advisor = advisor
        self.lots = lots
        self.world = world
        self.seat = seat
        self.worlds = 0

    def begin(self) -> None:
        """Ask the advisor for the candidates."""
        state = self.world(0)
        self.advisor.begin(state)
        found = self.advisor.candidates(state, self.seat, state.legal(self.seat))
        self.tried = [self.candidate(action, prior) for prior, action in found]
        self.left = self.tried[:]

    def candidate(self, action: Action, prior: float) -> Candidate:
        return RolloutCandidate(action, prior)

    def try_all(self) -> None:
        state = self.world(self.worlds)
        for candidate in self.left:
            after = state.clone()
            after.carry_out(self.seat, candidate.action, 0)
            self.play_out(after)
            candidate.note(self.advisor.worth(after, self.seat))
            self.spent += 1
        self.worlds += 1
        if self.worlds % CHECK == 0 and self.worlds > CHECK:
            self.drop_clearly_worse()

    def play_out(self, state: State) -> None:
        advisor = self.advisor
        while not advisor.is_far(state):
            seat = state.actors()[0]
            action = advisor.choose(state, seat, state.legal(seat), self.lots)
            state.carry_out(seat, action, 0)

    def drop_clearly_worse(self) -> None:
        self.keep(len(self.left))
        best = self.left[0]
        assert isinstance(best, RolloutCandidate)
        kept: list[Candidate] = [best]
        for candidate in self.left[1:]:
            assert isinstance(candidate, RolloutCandidate)
            if not candidate.is_worse(best):
                kept.append(candidate)
        self.left = kept


class RolloutSearcher(SearchLimits):
    def __init__(
        self, advisor: Advisor[Any], iterations: int = ITERATIONS, seconds: float = SECONDS
    ) -> None:
        super().__init__(iterations, seconds)
        self.advisor = advisor

    def search(self, turn: Turn, world: Callable[[int], State]) -> RolloutSearch:
        lots = Lots(turn.chance.below(1 << 16))
        search = RolloutSearch(self.advisor, lots, world, turn.seat)
        search.begin()
        search.run(*self.limits(turn.budget))
        return search
