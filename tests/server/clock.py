"""The server's time, which stands still until a test moves it.

A busy machine then changes nothing: a report arrives at the moment the test says, however long it
took. Alarms still ring by the machine's time; they look at this clock and ring again.
"""

import sys
import time
from types import SimpleNamespace

import pytest

from uguisu.server import now as timing
from uguisu.server.driving import caretaker


class StoppedClock:
    def __init__(self) -> None:
        self.ms = time.time_ns() // 1_000_000

    def time_ns(self) -> int:
        return self.ms * 1_000_000

    def monotonic(self) -> float:
        return self.ms / 1000

    def move_to(self, ms: int) -> None:
        assert ms >= self.ms, "time does not run backwards"
        self.ms = ms

    def advance(self, ms: int) -> None:
        self.move_to(self.ms + ms)


def stop_the_clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """For servers opened from now on in this process. Distances are measured once, when somebody
    comes in: a later probe would wait for its echo while the test moves the clock."""
    clock = StoppedClock()
    both = SimpleNamespace(time_ns=clock.time_ns, monotonic_ns=clock.time_ns)
    monkeypatch.setattr(timing, "time", both)
    monkeypatch.setattr(timing, "ahead", 0)
    monkeypatch.setattr(caretaker, "PROBE_SECONDS", 3600)
    for name, module in list(sys.modules.items()):
        if name.startswith("uguisu.server.") and hasattr(module, "monotonic"):
            monkeypatch.setattr(module, "monotonic", clock.monotonic)
    return clock
