"""Rollouts: the few actions that look best, each played on in the same redealt worlds.

The worse half of them is dropped again and again, and what is clearly worse at once, so that the
time goes to those that are hard to tell apart. All that are left have been tried in the same
worlds: luck does not decide among them.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.search.findings import Finding
from uguisu.bots.search.limits import ITERATIONS, SECONDS, Patience
from uguisu.bots.search.policy import Policy
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State

LOOK: Final = 12
"""Worlds between two looks at what is clearly worse."""
CLEARLY: Final = 3.0
"""By how many standard errors."""
TRUST: Final = 16.0
"""How many playouts the first look at an action counts for: about their variance divided by that
of its errors, as measured in Ninjato."""


class Advisor(Policy):
    """A policy that knows which actions are worth a closer look, and how far to look."""

    def candidates(self, state: State, seat: int, legal: list[int]) -> list[tuple[float, int]]:
        """Actions with what they look worth, in the unit of `worth`, the best first."""
        raise NotImplementedError

    def is_far(self, state: State) -> bool:
        """Whether a playout has come far enough to be judged."""
        return state.is_over

    def worth(self, state: State, seat: int) -> float:
        """What the end of a playout is worth to the seat that searches."""
        return self.value(state)[seat]


class Candidate:
    """An action, and what came of it in one world after the other."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.results: list[float] = []
        self.tries_elsewhere = 0
        self.reward_elsewhere = 0.0
        """In the worlds of other searches."""

    def tries(self) -> int:
        return len(self.results) + self.tries_elsewhere

    def reward(self) -> float:
        return sum(self.results) + self.reward_elsewhere

    def mean(self) -> float:
        return (self.prior * TRUST + self.reward()) / (TRUST + self.tries())

    def is_worse(self, other: "Candidate") -> bool:
        """Whether it did so much worse in the same worlds that it cannot be luck."""
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


class Rollouts:
    """The search of one decision."""

    def __init__(self, advisor: Advisor, lots: Lots) -> None:
        self.advisor = advisor
        self.lots = lots
        self.playouts = 0
        self.worlds = 0
        self.candidates: list[Candidate] = []
        """Those that are left."""
        self.tried: list[Candidate] = []
        """All there were."""

    def run(
        self, world: Callable[[int], State], seat: int, iterations: int, seconds: float
    ) -> None:
        """Until one is left, when playouts or time are used up; 0 seconds are no limit."""
        begin = perf_counter()
        self.begin(world(0), seat)
        phases = halvings(len(self.candidates))
        for phase in range(phases):
            share = (phase + 1.0) / phases
            while self.playouts < iterations * share and len(self.candidates) > 1:
                if seconds and perf_counter() - begin > seconds * share:
                    break
                self.try_all(world(self.worlds), seat)
            self.keep((len(self.candidates) + 1) // 2)

    def findings(self) -> list[Finding]:
        return [
            Finding(one.action, one.tries(), one.reward(), one.prior, one in self.candidates)
            for one in self.tried
        ]

    def add(self, findings: list[Finding]) -> None:
        """What is left in any of the searches stays in question."""
        for finding in findings:
            candidate = self.known(finding)
            candidate.tries_elsewhere += finding.tries
            candidate.reward_elsewhere += finding.reward
            if finding.is_left and candidate not in self.candidates:
                self.candidates.append(candidate)

    def known(self, finding: Finding) -> Candidate:
        """The candidate of a finding; a new one if it was none here."""
        for candidate in self.tried:
            if candidate.action == finding.action:
                return candidate
        found = Candidate(finding.action, finding.prior)
        self.tried.append(found)
        return found

    def best(self) -> int:
        """The action that did best of those that are left, and of equals the first."""
        self.keep(1)
        return self.candidates[0].action

    def begin(self, state: State, seat: int) -> None:
        self.advisor.begin(state)
        found = self.advisor.candidates(state, seat, state.legal(seat))
        self.tried = [Candidate(action, prior) for prior, action in found]
        self.candidates = self.tried[:]

    def try_all(self, state: State, seat: int) -> None:
        """Every candidate in this world."""
        for candidate in self.candidates:
            after = state.clone()
            after.carry_out(seat, candidate.action, 0)
            self.play_out(after)
            candidate.results.append(self.advisor.worth(after, seat))
            self.playouts += 1
        self.worlds += 1
        if self.worlds % LOOK == 0 and self.worlds > LOOK:
            self.drop_clearly_worse()

    def play_out(self, state: State) -> None:
        advisor = self.advisor
        while not advisor.is_far(state):
            seat = state.actors()[0]
            action = advisor.choose(state, seat, state.legal(seat), self.lots)
            state.carry_out(seat, action, 0)

    def drop_clearly_worse(self) -> None:
        self.keep(len(self.candidates))
        best = self.candidates[0]
        others = [candidate for candidate in self.candidates[1:] if not candidate.is_worse(best)]
        self.candidates = [best, *others]

    def keep(self, count: int) -> None:
        """The best so many, the best first."""
        self.candidates.sort(key=lambda candidate: -candidate.mean())
        self.candidates = self.candidates[:count]


def halvings(count: int) -> int:
    """How often the worse half of so many can be dropped until one is left."""
    times = 0
    while count > 1:
        count = (count + 1) // 2
        times += 1
    return times


class RolloutSearcher(Patience):
    def __init__(
        self, advisor: Advisor, iterations: int = ITERATIONS, seconds: float = SECONDS
    ) -> None:
        super().__init__(iterations, seconds)
        self.advisor = advisor

    def search(self, turn: Turn, world: Callable[[int], State]) -> Rollouts:
        search = Rollouts(self.advisor, Lots(turn.chance.below(1 << 16)))
        search.run(world, turn.seat, *self.limits(turn.budget))
        return search
