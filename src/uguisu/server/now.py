"""The current time, for logs and clocks."""

import time

ahead = 0
"""Nanoseconds from the monotonic clock to the time of day: the largest difference seen."""


def now_ms() -> int:
    """Milliseconds since 1970. It never runs backwards: when the machine's clock is set back,
    timers go on as before; when it is set forward, this follows."""
    global ahead
    monotonic = time.monotonic_ns()
    ahead = max(ahead, time.time_ns() - monotonic)
    return (ahead + monotonic) // 1_000_000
