"""Worker processes of one thought at a time, replaced when they die or hang."""

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from time import monotonic
from typing import Any, TypeVar

from uguisu.bots.parallel.worker import start_worker

T = TypeVar("T")
if sys.platform == "win32":
    KILL = signal.SIGTERM  # ends any process there
else:
    KILL = signal.SIGKILL


class Worker:
    """A process and the thoughts that wait for it."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        self.pool = new_pool()
        self.pending: set[Future[Any]] = set()
        self.progressed = monotonic()
        """When the process last finished anything."""
        self.pid = self.submit(os.getpid)

    def submit(self, function: Callable[..., T], *args: object) -> Future[T]:
        if not self.pending:
            self.progressed = monotonic()
        future = self.pool.submit(function, *args)
        self.pending.add(future)
        future.add_done_callback(self._finished)
        return future

    def _finished(self, future: Future[Any]) -> None:
        if not future.cancelled():
            self.progressed = monotonic()
        self.pending.discard(future)

    def is_stuck(self, seconds: float) -> bool:
        """Whether it runs and has finished nothing for so long, although something waits. (A
        thought that waits too long behind others is late, but nobody hangs.)"""
        running = self.pid.done() and bool(self.pending)
        return running and monotonic() - self.progressed >= seconds

    def replace(self) -> None:
        """A new process; the old one is killed, and what waited for it fails."""
        if self.pid.done() and not self.pid.exception():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid.result(), KILL)
        self.close()
        self.start()

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def new_pool() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, context, initializer=start_worker)
