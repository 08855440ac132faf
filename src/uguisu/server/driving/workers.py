"""Worker processes that handle one job at a time and are replaced when they die or hang."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future
from time import monotonic
from typing import Any, Final, TypeVar

import uguisu
from uguisu.bots.parallel.process import Process

T = TypeVar("T")
LAST_THOUGHTS: Final = 60.0
"""Grace period of a process that is replaced, in seconds."""


class OtherVersion(Exception):
    """An interpreter has another version of this package."""


class Worker:
    """A process and the jobs queued for it. `python` is its interpreter; empty: ours."""

    def __init__(self) -> None:
        self.python = ""
        self.start(Process())

    def start(self, process: Process) -> None:
        self.pool = process
        self.pending: set[Future[Any]] = set()
        self.progressed = monotonic()
        """When the process last finished a job."""
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
        """Whether it has finished nothing for so long although jobs wait. (A job that waits long
        behind others is late, but the process does not hang.)"""
        running = self.pid.done() and bool(self.pending)
        return running and monotonic() - self.progressed >= seconds

    def replace(self) -> None:
        """Start a new process; the old one is killed and its jobs fail."""
        self.close()
        self.start(Process(self.python))

    async def change_to(self, python: str) -> None:
        """Switch to another interpreter once that has started. The old process finishes its jobs;
        the next ones go to the new one. Raises, and changes nothing, if the new one does not answer
        or has another version."""
        successor = Process(python)
        try:
            version = await asyncio.wrap_future(successor.submit(version_of_package))
            if version != uguisu.__version__:
                raise OtherVersion(version)
        except BaseException:
            successor.close()
            raise
        before, thoughts = self.pool, tuple(self.pending)
        self.python = python
        self.start(successor)
        try:
            last = asyncio.gather(*map(asyncio.wrap_future, thoughts), return_exceptions=True)
            await asyncio.wait_for(last, LAST_THOUGHTS)
        except TimeoutError:
            pass  # it hangs, and whoever waited has given up
        finally:
            before.close()

    def close(self) -> None:
        self.pool.close()


def version_of_package() -> str:
    return uguisu.__version__
