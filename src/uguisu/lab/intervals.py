"""Shares and means with 95% intervals."""

from collections.abc import Sequence
from math import exp, lgamma, log, sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

Z: Final = 1.96


class Share(msgspec.Struct, frozen=True):
    """Victories among games (a shared victory counts in part), with a 95% interval."""

    name: str
    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which holds for few games and for shares near 0 and 1."""
        n, p, z = self.games, self.share, Z
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        spread = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - spread), min(1.0, middle + spread)


class Mean(msgspec.Struct, frozen=True):
    """The mean of independent values, with a 95% interval."""

    mean: float
    low: float
    high: float


def mean_of(values: Sequence[float]) -> Mean:
    """The normal interval; the values are sums or means of many things themselves."""
    middle = fmean(values) if values else 0.0
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(middle, middle - spread, middle + spread)


class Overall(msgspec.Struct, frozen=True):
    """One question for all shares together, whether they are equal: Pearson's test."""

    statistic: float
    freedom: int
    chance: float
    """How often equal shares would differ as much by chance."""


def overall(shares: Sequence[Share]) -> Overall | None:
    """None if there is nothing to compare. Shared victories count in part, which makes the test
    slightly conservative."""
    expected = sum(share.wins for share in shares) / len(shares) if shares else 0.0
    if len(shares) < 2 or not expected:
        return None
    statistic = sum((share.wins - expected) ** 2 for share in shares) / expected
    freedom = len(shares) - 1
    return Overall(statistic, freedom, chi_square_tail(statistic, freedom))


def chi_square_tail(x: float, freedom: int) -> float:
    """The upper tail: one less the series of the lower incomplete gamma function."""
    a, half = freedom / 2, x / 2
    if half <= 0:
        return 1.0
    term = exp(a * log(half) - half - lgamma(a + 1))
    total, n = 0.0, a
    while term > total * 1e-15:
        total += term
        n += 1
        term *= half / n
    return max(0.0, 1.0 - total)
