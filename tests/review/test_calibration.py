"""What is said with 70 % should be true in 70 of 100 cases."""

import pytest

from uguisu.bots.search.appraisal import tempered
from uguisu.review.calibration import (
    BELIEFS,
    CHANCES,
    Saying,
    Study,
    all_sayings,
    calibrated,
)
from uguisu.review.review import Plan


def test_sayings_are_sorted_by_their_chance() -> None:
    said = [
        Saying(BELIEFS, (0.72, 0.28), (1.0, 0.0)),
        Saying(BELIEFS, (0.78, 0.22), (0.0, 1.0)),
        Saying(BELIEFS, (1.0, 0.0), (1.0, 0.0)),
    ]

    found = calibrated(said)

    assert [(row.low, row.count) for row in found.rows] == [(0.0, 1), (0.2, 2), (0.7, 2), (0.9, 1)]
    assert found.rows[2].said == pytest.approx(0.75)
    assert found.rows[2].came_true == pytest.approx(0.5)
    assert found.brier == pytest.approx((0.28**2 + 0.78**2) / 3)
    assert found.uniform == pytest.approx(0.25)


def test_chances_that_are_too_sure_would_have_to_be_tempered() -> None:
    """What was said with 90 % came true in 75 of 100 cases: 9 to 1 should have been 3 to 1."""
    came = [(1.0, 0.0)] * 75 + [(0.0, 1.0)] * 25
    too_sure = calibrated(Saying(CHANCES, (0.9, 0.1), one) for one in came)

    assert too_sure.temperature == pytest.approx(2.0)
    fair = calibrated(
        Saying(CHANCES, tuple(tempered([0.9, 0.1], too_sure.temperature)), one) for one in came
    )
    assert fair.temperature == pytest.approx(1.0)
    assert fair.brier < too_sure.brier


def test_loyalties_are_guessed_better_than_by_a_uniform_guess() -> None:
    study = Study("war-of-clans", 3, "genin", "1", Plan(iterations=6, worlds=40), every=15)

    said = [one for game in all_sayings(study, 3, 1) for one in game]

    found = calibrated(one for one in said if one.kind == BELIEFS)
    assert found.brier < found.uniform
    assert any(one.kind == CHANCES for one in said)
