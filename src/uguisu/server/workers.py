"""Worker processes of one thought at a time, replaced when they die or hang."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future
from time import monotonic
from typing import Any, TypeVar

import uguisu
from uguisu.bots.parallel.process import Process

T = TypeVar("T")


class OtherVersion(Exception):
    """An interpreter has another version of this package."""


class Worker:
    """A process and the thoughts that wait for it. `python` is its interpreter; empty: ours."""

    def __init__(self) -> None:
        self.python = ""
        self.start(Process())

    def start(self, process: Process) -> None:
        self.pool = process
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
        self.close()
        self.start(Process(self.python))

    async def change_to(self, python: str) -> None:
        """Go on with another interpreter, started beside the old one, once nothing is being thought
        about. Raises if that one does not answer, or with another version; then all stays as it
        was."""
        successor = Process(python)
        try:
            version = await asyncio.wrap_future(successor.submit(version_of_package))
            if version != uguisu.__version__:
                raise OtherVersion(version)
            while self.pending:
                await asyncio.wait([asyncio.wrap_future(future) for future in self.pending])
        except BaseException:
            successor.close()
            raise
        self.close()
        self.python = python
        self.start(successor)

    def close(self) -> None:
        self.pool.close()


def version_of_package() -> str:
    return uguisu.__version__
