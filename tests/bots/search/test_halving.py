"""Sequential halving: all candidates in the same worlds, the worse half dropped again and again."""

import pytest

from uguisu.bots.search.findings import Finding
from uguisu.bots.search.halving import Candidate, HalvingSearch, halvings
from uguisu.kernel.action import Action

pytestmark = pytest.mark.plain


class Known(HalvingSearch):
    """Action n is always worth n; remembers which actions were tried in each world."""

    def __init__(self, actions: int, finalists: int = 1) -> None:
        super().__init__(finalists)
        self.tried = [Candidate(Action(number)) for number in range(actions)]
        self.left = self.tried[:]
        self.worlds: list[list[int]] = []

    def try_all(self) -> None:
        self.worlds.append([candidate.action for candidate in self.left])
        for candidate in self.left:
            candidate.note(float(candidate.action))
        self.spent += 1


def ended(*means: float) -> HalvingSearch:
    """A search that tried action 0, 1 … a hundred times each, and kept the first."""
    search = HalvingSearch(finalists=1)
    for action, mean in enumerate(means):
        candidate = Candidate(Action(action))
        for _ in range(100):
            candidate.note(mean)
        search.tried.append(candidate)
    search.left = search.tried[:1]
    return search


def test_so_many_times_the_worse_half_is_dropped() -> None:
    assert [halvings(count) for count in (1, 2, 3, 4, 8, 9)] == [0, 1, 2, 2, 3, 4]


def test_the_better_half_is_tried_on_for_the_same_share_of_the_iterations() -> None:
    search = Known(5)
    search.run(6, 0.0)

    assert [sorted(world) for world in search.worlds] == [
        [0, 1, 2, 3, 4],
        [0, 1, 2, 3, 4],
        [2, 3, 4],
        [2, 3, 4],
        [3, 4],
        [3, 4],
    ]
    assert search.best() == 4


def test_finalists_are_not_dropped() -> None:
    search = Known(5, finalists=2)
    search.run(6, 0.0)

    assert [candidate.action for candidate in search.left] == [4, 3]
    assert [finding.is_left for finding in search.findings()] == [False] * 3 + [True] * 2


def test_every_phase_tries_a_world_even_if_the_time_is_over() -> None:
    search = Known(4)
    search.run(1000, 1e-9)

    assert [len(world) for world in search.worlds] == [4, 2]


def test_a_single_action_needs_no_try() -> None:
    search = Known(1)
    search.run(1000, 0.0)

    assert (search.worlds, search.best()) == ([], 0)


@pytest.mark.parametrize("trust", [0.0, 4.0])
def test_a_candidate_never_tried_is_worth_its_prior(trust: float) -> None:
    assert Candidate(Action(0), prior=0.5, trust=trust).mean() == (0.5 if trust else 0.0)


def test_only_what_was_left_in_one_of_the_searches_is_chosen() -> None:
    search = ended(0.5, 0.4, 0.3)

    search.add(
        [Finding(Action(1), 100, 90.0, is_left=False), Finding(Action(2), 100, 60.0, is_left=True)]
    )

    assert search.best() == 0, "0.45 on average for action 2, and 0.65 for 1, which was dropped"


def test_what_did_better_in_all_searches_together_is_chosen() -> None:
    search = ended(0.5, 0.4)

    search.add([Finding(Action(0), 100, 20.0), Finding(Action(1), 100, 60.0)])

    assert search.best() == 1


def test_an_action_that_was_no_candidate_here_may_be_chosen() -> None:
    search = ended(0.5)

    search.add([Finding(Action(7), 100, 90.0)])

    assert search.best() == 7
    assert [(one.action, one.tries) for one in search.findings()] == [(0, 100), (7, 100)]
