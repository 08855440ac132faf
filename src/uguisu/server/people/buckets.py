"""Token buckets: how often somebody may do something. Pure: the time is given."""

from collections import OrderedDict
from typing import Final

SHARED: Final = 5
"""Per-address limits, as a multiple of the per-person limits: several people may share it."""
KEPT: Final = 10_000
"""Buckets kept in memory. The least recently used are dropped, which only lifts their limit."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` of them per second."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at: float | None = None

    def take(self, now: float) -> bool:
        """Take a token if there is one; `now` is in seconds of any clock that never goes back."""
        if self.at is not None:
            self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def delay(self, now: float) -> float:
        """Take a token, on credit if need be; returns the delay in seconds until it is paid for."""
        if self.take(now):
            return 0.0
        self.tokens -= 1
        return -self.tokens / self.rate


class Buckets:
    """One bucket for every person, address or name."""

    def __init__(self, rate: float, burst: float, kept: int = KEPT) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = kept
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        return self._bucket(key).take(now)

    def delay(self, key: str, now: float, longest: float) -> float:
        """Like that of a bucket; the debt never exceeds the longest delay."""
        bucket = self._bucket(key)
        if bucket.take(now):
            return 0.0
        if bucket.tokens - 1 < -longest * self.rate:
            return longest
        return bucket.delay(now)

    def _bucket(self, key: str) -> Bucket:
        bucket = self.found.get(key)
        if bucket is None:
            bucket = self.found[key] = Bucket(self.rate, self.burst)
        self.found.move_to_end(key)
        if len(self.found) > self.kept:
            self.found.popitem(last=False)
        return bucket


def per_minute(times: int) -> Buckets:
    return Buckets(times / 60, times)
