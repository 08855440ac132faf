"""The reviews of this node: those in progress, and those stored in the database."""

import asyncio
import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog

import uguisu
from uguisu.kernel.record import Record
from uguisu.review.analysts import make_analyst
from uguisu.review.review import Finding, Plan
from uguisu.review.types import VERSION
from uguisu.server.errors import TooMany, WrongMoment, said
from uguisu.server.reviewing.job import UNWATCHED, ReviewJob
from uguisu.server.reviewing.processes import Processes
from uguisu.server.store import reviews as kept
from uguisu.server.store.store import Store

REMEMBERED: Final = 32
"""Reviews in memory."""
RUNNING: Final = 2
"""Reviews of one person at the same time."""
LONGEST: Final = 4.0
"""Seconds a request waits for more."""

log = structlog.get_logger()


class Reviews:
    def __init__(self, store: Store, python: Callable[[], str], grace: float = UNWATCHED) -> None:
        self.store = store
        self.grace = grace
        self.processes = Processes(os.cpu_count() or 1, python)
        self.jobs: OrderedDict[str, ReviewJob] = OrderedDict()

    async def job(self, record: Record, plan: Plan) -> ReviewJob:
        """The review of a finished game: in memory, stored, or to be made."""
        key = digest(record, plan)
        if key not in self.jobs:
            found = await self.store.read(lambda connection: kept.find(connection, key))
            if found is not None:
                self.store.write_soon(lambda connection: kept.note_reading(connection, key))
            if key not in self.jobs:
                self._remember(key, ReviewJob(key, record, plan), found)
        self.jobs.move_to_end(key)
        return self.jobs[key]

    async def look(self, job: ReviewJob, since: int, *, wait: bool) -> list[Finding]:
        """The results from this step on; may wait a little for more."""
        async with job.looked_at(self.grace):
            if wait:
                await job.wait(since, LONGEST)
            if job.has_failed:
                raise said(WrongMoment, "refused-review-failed")
            return job.findings(since)

    def _remember(self, key: str, job: ReviewJob, found: bytes | None) -> None:
        if found is not None:
            job.fill(msgspec.json.decode(found, type=list[Finding]))
        self.jobs[key] = job
        for old in [one for one, job in self.jobs.items() if not job.is_running][:-REMEMBERED]:
            del self.jobs[old]

    def begin(self, job: ReviewJob, table: str, owner: str) -> None:
        """Start or continue it for this person."""
        running = [one for one in self.jobs.values() if one.is_running and one.owner == owner]
        if len(running) >= RUNNING:
            raise said(TooMany, "refused-many-reviews")
        job.owner, job.is_running = owner, True
        job.task = asyncio.create_task(self._make(job, table))

    async def _make(self, job: ReviewJob, table: str) -> None:
        try:
            await job.run(self.processes)
        except ExceptionGroup as group:
            log.warning("a review failed", error=type(group.exceptions[0]).__name__)
            self.jobs.pop(job.digest, None)
        else:
            text = msgspec.json.encode(job.findings(0))
            await self.store.write(
                lambda connection: kept.keep(connection, job.digest, table, text)
            )

    async def close(self) -> None:
        running = [job for job in self.jobs.values() if job.is_running]
        for job in running:
            job.stop()
        for job in running:
            with suppress(asyncio.CancelledError):
                await job.task  # type: ignore[misc]
        self.processes.close()


def digest(record: Record, plan: Plan) -> str:
    """Equal games, budgets and versions have equal reviews. Names do not matter."""
    game = msgspec.structs.replace(record, players=(), extra={})
    versions = (uguisu.__version__, VERSION, make_analyst(record.game).version)
    text = msgspec.json.encode((versions, plan, game))
    return hashlib.sha256(text).hexdigest()
