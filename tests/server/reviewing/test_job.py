"""A review on its way: it goes on while somebody looks."""

import asyncio
import os
from collections.abc import AsyncIterator

import pytest_asyncio

from tests.review.games import finished
from uguisu.review.review import Plan
from uguisu.server.reviewing.job import ReviewJob
from uguisu.server.reviewing.processes import LOWEST, Processes

PLAN = Plan(iterations=4, worlds=2)
ENDLESS = Plan(iterations=1_000_000, worlds=2)


@pytest_asyncio.fixture
async def processes() -> AsyncIterator[Processes]:
    opened = Processes(2, lambda: "")
    yield opened
    opened.close()


def begun(processes: Processes, plan: Plan) -> ReviewJob:
    job = ReviewJob("digest", finished("shinobi").record(), plan)
    job.is_running = True
    job.task = asyncio.create_task(job.run(processes))
    return job


async def test_a_job_finds_every_step(processes: Processes) -> None:
    job = begun(processes, PLAN)
    assert job.task

    await job.task

    assert job.is_done
    assert [one.moment.step for one in job.findings(0)] == list(range(job.total))


async def test_a_job_that_nobody_looks_at_is_cancelled_and_can_go_on(processes: Processes) -> None:
    job = begun(processes, ENDLESS)
    assert job.task
    async with job.looked_at(grace=0):
        await job.wait(0, seconds=60)
    known = job.ready

    await asyncio.wait([job.task])

    assert job.task.cancelled()
    assert not job.is_running
    assert len(job.findings(0)) == known
    assert processes.idle == []


async def test_a_job_goes_on_while_another_person_looks(processes: Processes) -> None:
    job = begun(processes, ENDLESS)
    assert job.task
    async with job.looked_at(grace=0):
        async with job.looked_at(grace=0):
            await job.wait(0, seconds=60)
        await asyncio.wait([job.task], timeout=0)

        assert job.is_running
    await asyncio.wait([job.task])


async def test_processes_give_way_to_everything_else(processes: Processes) -> None:
    assert await processes.call(os.nice, 0) == LOWEST
