"""Long work on the event loop, in slices, so that other tasks can run."""

import asyncio
from time import perf_counter
from typing import ClassVar


class Pause:
    """Await `take` between the parts of the work."""

    slice_seconds: ClassVar[float] = 0.002

    def __init__(self) -> None:
        self.began = perf_counter()

    async def take(self) -> None:
        """Yield to the event loop if the slice is used up."""
        if perf_counter() - self.began >= self.slice_seconds:
            await asyncio.sleep(0)
            self.began = perf_counter()
