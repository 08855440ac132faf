"""Rollouts: all candidates in the same worlds, the worse ones dropped."""

from uguisu.bots.search.findings import Finding
from uguisu.bots.search.rollouts import TRUST, Advisor, Candidate, Rollouts, halvings
from uguisu.kernel.rng import Lots


def candidate(*results: float) -> Candidate:
    found = Candidate(0, 0.0)
    found.results = list(results)
    return found


def test_so_many_times_the_worse_half_is_dropped() -> None:
    assert [halvings(count) for count in (1, 2, 3, 4, 8, 9)] == [0, 1, 2, 2, 3, 4]


def test_what_is_worse_in_every_world_is_clearly_worse() -> None:
    assert candidate(0.1, 0.5, 0.2, 0.6).is_worse(candidate(0.3, 0.6, 0.5, 0.8))


def test_what_is_now_better_and_now_worse_is_not() -> None:
    worse = candidate(0.1, 0.9, 0.2, 0.5)

    assert not worse.is_worse(candidate(0.9, 0.2, 0.8, 0.4))
    assert not worse.is_worse(worse)


def test_a_first_look_counts_until_there_are_results() -> None:
    promising = Candidate(1, 0.5)

    assert promising.mean() == 0.5
    promising.results = [0.0] * int(TRUST)
    assert promising.mean() == 0.25


def ended(*means: float) -> Rollouts:
    """A search that tried action 0, 1 … a hundred times each, and kept the first."""
    search = Rollouts(Advisor(), Lots(1))
    for action, mean in enumerate(means):
        candidate = Candidate(action, mean)
        candidate.results = [mean] * 100
        search.tried.append(candidate)
    search.candidates = search.tried[:1]
    return search


def test_only_what_was_left_in_one_of_the_searches_is_chosen() -> None:
    search = ended(0.5, 0.4, 0.3)

    search.add([Finding(1, 100, 90.0, is_left=False), Finding(2, 100, 60.0, is_left=True)])

    assert search.best() == 0, "0.45 on average for action 2, and 0.65 for 1, which was dropped"


def test_what_did_better_in_all_searches_together_is_chosen() -> None:
    search = ended(0.5, 0.4)

    search.add([Finding(0, 100, 20.0), Finding(1, 100, 60.0)])

    assert search.best() == 1


def test_an_action_that_was_no_candidate_here_may_be_chosen() -> None:
    search = ended(0.5)

    search.add([Finding(7, 100, 90.0, prior=0.9)])

    assert search.best() == 7
    assert [(one.action, one.tries) for one in search.findings()] == [(0, 100), (7, 100)]
