"""Background tasks that belong to an object and end with it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from uguisu.server.logs import report


class Tasks:
    """Running tasks, referenced until they are done: the event loop alone does not keep them
    alive."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    def repeat(
        self,
        work: Callable[[], Awaitable[None]],
        seconds: float,
        failed: str,
        *,
        at_once: bool = False,
    ) -> None:
        """Do this every `seconds`. A failure is logged as `failed` and does not end it."""
        self.spawn(_repeat(work, seconds, failed, at_once=at_once))

    async def close(self) -> None:
        """Cancel what is under way, and wait until it has ended."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)


async def _repeat(
    work: Callable[[], Awaitable[None]], seconds: float, failed: str, *, at_once: bool
) -> None:
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        try:
            await work()
        except Exception as error:
            report(failed, error)
        await asyncio.sleep(seconds)
