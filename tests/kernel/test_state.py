"""What all states share: refusing, returns, places."""

import pytest

from uguisu.games import GAMES
from uguisu.kernel.state import places_of

GAME = GAMES["war-of-clans"]


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([3, 1, 2], [1, 3, 2]),
        ([5, 5, 1, 0], [1, 1, 3, 4]),
        ([2, 7, 2, 7], [3, 1, 3, 1]),
        ([0, 0, 0], [1, 1, 1]),
        ([-1, -2], [1, 2]),
    ],
)
def test_places_follow_the_scores_and_equals_share(scores: list[int], places: list[int]) -> None:
    assert places_of(scores) == places


@pytest.mark.parametrize(
    ("position", "returns"),
    [
        ("A[t1] B[] C[] D[]", [1, -1 / 3, -1 / 3, -1 / 3]),
        ("A[t1] B[u1] C[] D[]", [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        ("A[t1] B[u1] C[m1] D[]", [1 / 9, 1 / 9, 1 / 9, -1 / 3]),
        ("A[t1] B[u1] C[m1] D[o1]", [0, 0, 0, 0]),
    ],
)
def test_returns_are_zero_sum_and_winners_share(position: str, returns: list[float]) -> None:
    state = GAME.read(f"{position} last D 0")

    assert state.returns() == pytest.approx(returns)
    assert sum(state.returns()) == pytest.approx(0)
