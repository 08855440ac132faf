"""Processes for reviews: on all cores, at the lowest priority of the machine.

A review must never slow down a table. So it does not queue with the bots; the operating system
gives these processes only unused time. They start when the first review needs them.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from uguisu.bots.parallel.process import Process

T = TypeVar("T")
IDLE_SECONDS: Final = 60.0
"""How long a process waits for more before it is ended."""
LOWEST: Final = 19
"""The niceness of a process that gets only idle time."""


def step_back() -> None:
    """Lower the priority of this process. (Windows has no niceness.)"""
    if sys.platform != "win32":
        os.nice(LOWEST)


class Processes:
    """`python` says which interpreter to start: bots may have moved to a compiled build."""

    def __init__(self, count: int, python: Callable[[], str]) -> None:
        self.count = count
        self.python = python
        self.idle: list[Process] = []
        self.working = 0
        """Calls that are being answered."""
        self.places = asyncio.Semaphore(count)
        self.ending: asyncio.TimerHandle | None = None

    async def call(self, function: Callable[..., T], *args: object) -> T:
        """Call this in a process. If the caller is cancelled, the process is killed."""
        async with self.places:
            process = self.idle.pop() if self.idle else self._start()
            self.working += 1
            try:
                result = await asyncio.wrap_future(process.submit(function, *args))
            except (asyncio.CancelledError, BrokenProcessPool):
                process.close()
                raise
            except BaseException:
                self._keep(process)
                raise
            finally:
                self.working -= 1
            self._keep(process)
            return result

    def _keep(self, process: Process) -> None:
        """Reuse it, if the next call comes soon."""
        self.idle.append(process)
        if self.ending:
            self.ending.cancel()
        self.ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.close)

    def _start(self) -> Process:
        process = Process(self.python())
        process.submit(step_back)
        return process

    def close(self) -> None:
        """End the processes that are idle."""
        if self.ending:
            self.ending.cancel()
        while self.idle:
            self.idle.pop().close()
