"""Chances are tempered, and their errors with them."""

import pytest

from uguisu.bots.search.appraisal import AppraisedChoice, tempered
from uguisu.kernel.action import Action


def test_tempered_chances_are_less_sure_and_sum_to_one() -> None:
    found = tempered([0.8, 0.15, 0.05], 1.5)

    assert sum(found) == pytest.approx(1)
    assert 0.6 < found[0] < 0.8
    assert found[0] > found[1] > found[2] > 0.05


@pytest.mark.parametrize("chances", [[1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.25] * 4, [0.0, 0.0]])
def test_what_is_certain_or_even_stays_so(chances: list[float]) -> None:
    assert tempered(chances, 1.7) == pytest.approx(chances)


def choice(mean: float, temperature: float) -> AppraisedChoice:
    """Of 1000 tries so many were won."""
    found = AppraisedChoice(Action(0), 2, temperature)
    for number in range(1000):
        won = float(number < 1000 * mean)
        found.take([won, 1 - won], 0)
    return found


def test_an_error_is_tempered_like_its_chance() -> None:
    """As much as a small step of the chance becomes."""
    plain, soft = choice(0.8, 1.0), choice(0.8, 1.5)

    step = choice(0.81, 1.5).means()[0] - choice(0.79, 1.5).means()[0]

    assert plain.error() == pytest.approx((0.8 * 0.2 / 1000) ** 0.5, rel=0.01)
    assert soft.error() / plain.error() == pytest.approx(step / 0.02, rel=0.01)
    assert soft.means()[0] == pytest.approx(tempered([0.8, 0.2], 1.5)[0])
