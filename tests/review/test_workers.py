"""On several cores a review finds the same."""

from tests.review.games import finished
from uguisu.review.review import Plan, collected
from uguisu.review.workers import on_cores


def test_two_workers_find_what_one_finds() -> None:
    play, plan = finished("shinobi"), Plan(iterations=4, worlds=2)

    alone = list(on_cores(play, plan, 1))
    together = list(on_cores(play, plan, 2))

    assert collected(play, together, plan) == collected(play, alone, plan)
    assert together == alone
