"""How late the event loop is, and who held it."""

import asyncio
import sys
import threading
from collections.abc import Callable
from types import FrameType

import pytest
from structlog.testing import capture_logs

from tests.server.house import House
from uguisu.server import metrics
from uguisu.server.lag import BEAT_SECONDS, COMPILED, HELD_SECONDS, LoopWatch, holder


class Time:
    """Clock and processor time, moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0
        self.worked = 5.0

    def watch(self) -> LoopWatch:
        return LoopWatch(lambda: self.now, lambda: self.worked)


def observed() -> tuple[float, float]:
    """How often the lag was measured, and the sum of all."""
    sample = metrics.REGISTRY.get_sample_value
    name = "uguisu_loop_lag_seconds"
    return sample(f"{name}_count") or 0.0, sample(f"{name}_sum") or 0.0


async def test_the_lag_is_measured_at_every_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that other tests share may beat in between."""
    time = Time()
    watch = time.watch()
    held: list[float] = []
    monkeypatch.setattr(watch, "_tell", lambda lag, _: held.append(lag))
    watch._plan()
    count, total = observed()

    for late in (0.0, 0.01, 0.02):
        time.now += BEAT_SECONDS + late
        watch.beat()
    watch.stop()

    assert observed()[0] >= count + 3
    assert round(observed()[1] - total, 6) >= 0.03
    assert held == []


async def test_whoever_holds_the_loop_is_named() -> None:
    """The thread looks while the loop is held; the next beat tells."""
    time = Time()
    watch = time.watch()
    watch.thread_id = threading.get_ident()

    def hold_the_loop() -> None:
        time.now += BEAT_SECONDS + 0.3
        looking = threading.Thread(target=watch.look)
        looking.start()
        looking.join()

    await called(watch.beat)
    with capture_logs() as logs:
        await called(hold_the_loop, watch.beat)
    watch.stop()

    (line,) = logs
    assert line["event"] == "the event loop was held"
    assert "hold_the_loop in " in line["by"]
    assert (line["ms"], line["cpu_ms"]) == (300, 0)


async def called(*callbacks: Callable[[], None]) -> None:
    """By the loop itself."""
    done = asyncio.Event()
    for callback in (*callbacks, done.set):
        asyncio.get_running_loop().call_soon(callback)
    await done.wait()


async def test_a_busy_machine_is_nobodys_fault_and_compiled_code_has_no_name() -> None:
    time = Time()
    watch = time.watch()
    watch._plan()

    with capture_logs() as logs:
        time.now += BEAT_SECONDS + 1
        watch.beat()
        time.now += BEAT_SECONDS + 1
        time.worked += HELD_SECONDS * 2
        watch.beat()
    watch.stop()

    assert [line["by"] for line in logs] == [COMPILED]


def test_names_lead_from_what_the_loop_called_to_where_it_is() -> None:
    def handler() -> str:
        return parse("a secret")

    def parse(_text: str) -> str:
        return holder(sys._getframe(), base.f_code)

    base: FrameType = sys._getframe()
    found = handler()

    assert found.endswith("parse")
    assert "handler in " in found
    assert "secret" not in found.replace("test_names", "")


def test_a_loop_that_waits_is_not_held() -> None:
    frame = sys._getframe()

    assert holder(frame, frame.f_code) == ""
    assert holder(None, frame.f_code) == ""
    assert holder(frame, None) == ""


async def test_a_server_measures_itself(house: House) -> None:
    before = observed()[0]

    while observed()[0] == before:
        await asyncio.sleep(0)

    assert house.node.loop_watch.base is not None
