"""A review as arrays: the same numbers, in their places."""

import numpy as np

from tests.review.games import finished
from uguisu import review
from uguisu.review.types import Review


def found() -> Review:
    return review.of_play(finished("shinobi"), review.plan_for("shinobi", 8, 4))


def test_chances_are_in_the_order_of_the_steps() -> None:
    one = found()

    array = review.chances(one)

    for row, moment in zip(array, one.moments, strict=True):
        if moment.chances:
            assert row.tolist() == [list(eyes) for eyes in moment.chances]
        else:
            assert np.isnan(row).all()


def test_values_are_those_of_the_decisions() -> None:
    one = found()

    rows = review.values(one)

    assert rows[:, 0].tolist() == [decision.step for decision in one.decisions]
    assert rows[:, 4].tolist() == [decision.cost for decision in one.decisions]


def test_beliefs_about_one_thing_add_up() -> None:
    one = found()
    about = next(belief.about for decision in one.decisions for belief in decision.beliefs)

    believed = review.beliefs_about(one, about)

    assert np.allclose(believed.chances.sum(axis=1), 1)
    assert len(believed.steps) == len(believed.seats) == len(believed.truths)


def test_nothing_is_believed_about_what_is_not_there() -> None:
    assert review.beliefs_about(found(), "nothing").chances.shape == (0, 0)
