"""Sequential halving: all candidates are tried in the same worlds, the worse half is dropped, and
so on until few are left.

So the time is spent on candidates that are hard to tell apart, and all remaining ones have been
tried in the same worlds.
"""

from time import perf_counter

from uguisu.bots.search.findings import Finding
from uguisu.kernel.action import Action


class Candidate:
    """An action and its results in one world after the other."""

    def __init__(self, action: Action, prior: float = 0.0, trust: float = 0.0) -> None:
        self.action = action
        self.prior = prior
        self.trust = trust
        """Weight of the prior, in virtual tries."""
        self.tries = 0
        self.reward = 0.0
        """Both also count the tries of other searches."""

    def note(self, reward: float) -> None:
        self.tries += 1
        self.reward += reward

    def mean(self) -> float:
        tries = self.trust + self.tries
        return (self.prior * self.trust + self.reward) / tries if tries else 0.0


class HalvingSearch:
    """The search of one decision. A subclass fills `tried` and `left`, and tries candidates."""

    def __init__(self, finalists: int) -> None:
        self.finalists = finalists
        """How many are never dropped."""
        self.tried: list[Candidate] = []
        """All candidates there were."""
        self.left: list[Candidate] = []
        """The candidates still in question; after each halving the best comes first."""
        self.spent = 0
        """Iterations used, in whatever unit the subclass counts."""

    def try_all(self) -> None:
        """Try every candidate that is left in one more world, and count what that costs."""
        raise NotImplementedError

    def allowed(self, iterations: int, phase: int, phases: int) -> float:
        """Iterations that may be spent by the end of this phase."""
        return iterations * ((phase + 1.0) / phases)

    def run(self, iterations: int, seconds: float) -> None:
        """Until the finalists are found. Each phase gets the same share of iterations and seconds,
        and tries at least one world; 0 seconds mean no time limit."""
        begin = perf_counter()
        phases = halvings(len(self.left))
        for phase in range(phases):
            until = seconds * (phase + 1) / phases
            allowed = self.allowed(iterations, phase, phases)
            while self.spent < allowed and len(self.left) > 1:
                self.try_all()
                if seconds and perf_counter() - begin > until:
                    break
            self.keep(max(self.finalists, (len(self.left) + 1) // 2))

    def keep(self, count: int) -> None:
        """Only the best `count`, the best first."""
        self.left.sort(key=lambda candidate: -candidate.mean())
        self.left = self.left[:count]

    def findings(self) -> list[Finding]:
        return [
            Finding(one.action, one.tries, one.reward, one.prior, one in self.left)
            for one in self.tried
        ]

    def add(self, findings: list[Finding]) -> None:
        """A candidate that is left in any of the searches stays in question."""
        for finding in findings:
            candidate = self.known(finding)
            candidate.tries += finding.tries
            candidate.reward += finding.reward
            if finding.is_left and candidate not in self.left:
                self.left.append(candidate)

    def known(self, finding: Finding) -> Candidate:
        """The candidate of a finding; a new one if this search did not try that action."""
        for candidate in self.tried:
            if candidate.action == finding.action:
                return candidate
        found = self.candidate(finding.action, finding.prior)
        self.tried.append(found)
        return found

    def candidate(self, action: Action, prior: float) -> Candidate:
        return Candidate(action, prior)

    def best(self) -> Action:
        """The action that did best of those that are left; of equals the first."""
        self.keep(len(self.left))
        return self.left[0].action


def halvings(count: int) -> int:
    """How many halvings leave one of `count`."""
    times = 0
    while count > 1:
        count = (count + 1) // 2
        times += 1
    return times
