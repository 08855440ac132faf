"""Rollouts: all candidates in the same worlds, the worse ones dropped."""

from uguisu.bots.search.rollouts import TRUST, Candidate, halvings


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
