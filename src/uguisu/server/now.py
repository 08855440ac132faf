"""The time of day, as logs and clocks have it."""

import time

ahead = 0
"""Nanoseconds from the monotonic clock to the time of day: the most ever seen."""


def now_ms() -> int:
    """Milliseconds since 1970. It never runs backwards while this process lives: when somebody sets
    the machine's clock back, timers go on as before; when it is set forward, this follows."""
    global ahead
    monotonic = time.monotonic_ns()
    ahead = max(ahead, time.time_ns() - monotonic)
    return (ahead + monotonic) // 1_000_000
