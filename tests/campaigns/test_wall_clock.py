"""A clock that jumps, for a server that does not know it."""

import time
from pathlib import Path

import pytest

from campaigns.wall_clock import WallClock, wear


def test_the_clock_of_a_process_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true_time = time.time
    monkeypatch.setattr(time, "time", true_time)
    monkeypatch.setattr(time, "time_ns", time.time_ns)
    clock = WallClock(tmp_path / "clock")

    wear(clock.file)
    calm = time.time() - true_time()
    clock.set(-3600)
    jumped = time.time() - true_time()

    assert round(calm) == 0
    assert round(jumped) == -3600
