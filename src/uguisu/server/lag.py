"""How late the event loop is, and what blocked it.

A timer of the loop measures by how much it is called too late. A thread looks at the loop's stack
while the timer is overdue, so that the log can name the function. Only names of functions are
logged, never their arguments.
"""

import asyncio
import sys
import threading
from collections.abc import Callable
from time import monotonic, thread_time
from types import CodeType, FrameType
from typing import Final

import structlog

from uguisu.server import metrics

BEAT_SECONDS: Final = 0.05
LOOK_SECONDS: Final = 0.02
HELD_SECONDS: Final = 0.05
"""Blocking the loop for longer is logged."""
COMPILED: Final = "compiled code"
"""Shown for code without a Python name."""

log = structlog.get_logger()


class LoopWatch:
    def __init__(
        self, clock: Callable[[], float] = monotonic, work: Callable[[], float] = thread_time
    ) -> None:
        self.clock = clock
        self.work = work
        """The processor time of the calling thread."""
        self.due = float("inf")
        self.worked = 0.0
        self.caught = ""
        """What blocks the loop, seen since the last beat."""
        self.base: CodeType | None = None
        """The code that runs the loop; whatever it calls blocks it."""
        self.thread_id = 0
        self.timer: asyncio.TimerHandle | None = None
        self.stopped = threading.Event()

    def start(self) -> None:
        self.thread_id = threading.get_ident()
        self._plan()
        threading.Thread(target=self._watch, name="loop-watch", daemon=True).start()

    def stop(self) -> None:
        self.stopped.set()
        if self.timer is not None:
            self.timer.cancel()

    def beat(self) -> None:
        """Called by the loop itself."""
        caller = sys._getframe().f_back
        self.base = caller.f_code if caller else None
        lag = max(0.0, self.clock() - self.due)
        metrics.LOOP_LAG.observe(lag)
        worked = self.work() - self.worked
        if lag > HELD_SECONDS:
            self._tell(lag, worked)
        self._plan()

    def _tell(self, lag: float, worked: float) -> None:
        """If nothing was seen and little was computed, the machine was busy with something else."""
        by = self.caught or (COMPILED if worked > HELD_SECONDS else "")
        if by:
            took = {"ms": round(lag * 1000), "cpu_ms": round(worked * 1000)}
            log.warning("the event loop was held", by=by, **took)

    def _plan(self) -> None:
        self.caught = ""
        self.worked = self.work()
        self.due = self.clock() + BEAT_SECONDS
        self.timer = asyncio.get_running_loop().call_later(BEAT_SECONDS, self.beat)

    def _watch(self) -> None:
        while not self.stopped.wait(LOOK_SECONDS):
            self.look()

    def look(self) -> None:
        """Called by the thread: is the loop overdue, and in which function?"""
        if not self.caught and self.clock() - self.due > HELD_SECONDS:
            self.caught = holder(sys._current_frames().get(self.thread_id), self.base)


def holder(frame: FrameType | None, base: CodeType | None) -> str:
    """The function called by the loop, and the innermost one; empty if the loop itself runs."""
    names: list[str] = []
    while frame is not None and frame.f_code is not base:
        names.append(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}")
        frame = frame.f_back
    if frame is None or not names:
        return ""
    ours = [name for name in names if name.startswith("uguisu.")] or names
    return ours[0] if ours[0] == ours[-1] else f"{ours[-1]} in {ours[0]}"
