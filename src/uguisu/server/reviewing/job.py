"""A review in progress: steps are processed from left to right, and stop when nobody looks."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Final

from uguisu.kernel.record import Record
from uguisu.review.review import Finding, Plan
from uguisu.review.workers import chunk_findings
from uguisu.server.reviewing.processes import Processes

UNWATCHED: Final = 5.0
"""Grace period between two looks, in seconds; then the review is cancelled."""


class ReviewJob:
    """Results stay when a job is cancelled: the next look continues from there."""

    def __init__(self, digest: str, record: Record, plan: Plan) -> None:
        self.digest = digest
        self.record = record
        self.plan = plan
        self.owner = ""
        """For whom it is made."""
        self.total = len(record.entries) + 1
        self.found: dict[int, Finding] = {}
        self.ready = 0
        """Steps that were found without a gap."""
        self.grown = asyncio.Condition()
        self.lookers = 0
        self.is_running = False
        self.has_failed = False
        self.task: asyncio.Task[None] | None = None
        self.giving_up: asyncio.TimerHandle | None = None

    @property
    def is_done(self) -> bool:
        return self.ready == self.total

    def findings(self, since: int) -> list[Finding]:
        return [self.found[step] for step in range(since, self.ready)]

    def fill(self, found: list[Finding]) -> None:
        """Use a stored review."""
        self.found = {one.moment.step: one for one in found}
        self.ready = len(found)

    async def run(self, processes: Processes) -> None:
        """Review the missing steps, on all cores."""
        steps = iter([step for step in range(self.total) if step not in self.found])
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(processes.count):
                    group.create_task(self._work(processes, steps))
        except ExceptionGroup:
            self.has_failed = True
            raise
        finally:
            self.is_running = False
            async with self.grown:
                self.grown.notify_all()

    async def _work(self, processes: Processes, steps: Iterator[int]) -> None:
        for step in steps:
            (found,) = await processes.call(chunk_findings, self.record, self.plan, [step])
            async with self.grown:
                self.found[step] = found
                while self.ready in self.found:
                    self.ready += 1
                self.grown.notify_all()

    async def wait(self, since: int, seconds: float) -> None:
        """Until there is more than this, the review has ended, or the time is over."""
        async with self.grown:
            try:
                async with asyncio.timeout(seconds):
                    await self.grown.wait_for(lambda: self.ready > since or not self.is_running)
            except TimeoutError:
                pass

    @asynccontextmanager
    async def looked_at(self, grace: float) -> AsyncIterator[None]:
        """The review continues while somebody looks, and for a moment afterwards."""
        self.lookers += 1
        if self.giving_up:
            self.giving_up.cancel()
        try:
            yield
        finally:
            self.lookers -= 1
            if not self.lookers:
                loop = asyncio.get_running_loop()
                self.giving_up = loop.call_later(grace, self.stop)

    def stop(self) -> None:
        if self.giving_up:
            self.giving_up.cancel()
        if self.task:
            self.task.cancel()
