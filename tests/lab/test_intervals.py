"""Shares and means with honest intervals."""

import pytest

from uguisu.lab.intervals import Share, chi_square_tail, mean_of, overall


def test_intervals_are_those_of_wilson() -> None:
    """Newcombe (1998), table I: 81 of 263 gives 0.2553 to 0.3662."""
    low, high = Share("x", 263, 81).interval()

    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


@pytest.mark.parametrize(("wins", "edge"), [(0, 0.0), (10, 1.0)])
def test_intervals_stay_within_zero_and_one(wins: int, edge: float) -> None:
    low, high = Share("x", 10, wins).interval()

    assert 0 <= low < high <= 1
    assert edge in (pytest.approx(low), pytest.approx(high))


def test_the_interval_of_a_mean_is_the_normal_one() -> None:
    """Of 2, 4, 4, 4, 5, 5, 7, 9: mean 5, standard deviation 2.138, so ± 1.96 × 0.756."""
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9])

    assert (found.mean, round(found.low, 3), round(found.high, 3)) == (5, 3.518, 6.482)


def test_one_value_has_no_spread() -> None:
    assert mean_of([3]).low == mean_of([3]).high == 3


@pytest.mark.parametrize(
    ("x", "freedom", "tail"), [(3.841, 1, 0.05), (5.991, 2, 0.05), (13.277, 4, 0.01), (0, 3, 1)]
)
def test_tails_are_those_of_the_printed_tables(x: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(x, freedom) == pytest.approx(tail, rel=1e-3)


def test_all_shares_are_compared_at_once() -> None:
    found = overall([Share("A", 90, 30), Share("B", 90, 20), Share("C", 90, 40)])

    assert found is not None
    assert (round(found.statistic, 3), found.freedom) == (6.667, 2)
    assert found.chance == pytest.approx(0.0357, abs=1e-4)
    assert overall([Share("A", 90, 30)]) is None
    assert overall([Share("A", 9, 0), Share("B", 9, 0)]) is None
