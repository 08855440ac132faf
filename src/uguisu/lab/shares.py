"""Shares and means with 95% intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

Z: Final = 1.96


class Share(msgspec.Struct, frozen=True):
    """Won so many of so many games (a shared victory counts in part), with a 95% interval."""

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
