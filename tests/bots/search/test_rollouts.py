"""Rollouts: candidates are compared world by world, and by what they looked worth at first."""

from uguisu.bots.search.rollouts import TRUST, RolloutCandidate
from uguisu.kernel.action import Action


def candidate(*results: float) -> RolloutCandidate:
    found = RolloutCandidate(Action(0), 0.0)
    for result in results:
        found.note(result)
    return found


def test_what_is_worse_in_every_world_is_clearly_worse() -> None:
    assert candidate(0.1, 0.5, 0.2, 0.6).is_worse(candidate(0.3, 0.6, 0.5, 0.8))


def test_what_is_now_better_and_now_worse_is_not() -> None:
    worse = candidate(0.1, 0.9, 0.2, 0.5)

    assert not worse.is_worse(candidate(0.9, 0.2, 0.8, 0.4))
    assert not worse.is_worse(worse)


def test_the_prior_counts_until_there_are_results() -> None:
    promising = RolloutCandidate(Action(1), 0.5)

    assert promising.mean() == 0.5
    for _ in range(int(TRUST)):
        promising.note(0.0)
    assert promising.mean() == 0.25
