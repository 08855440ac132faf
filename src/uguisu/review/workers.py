"""Reviews on several cores: steps do not depend on each other, so chunks of them are shared out."""

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import Final

from uguisu.bots.parallel.worker import start_worker
from uguisu.games import make
from uguisu.kernel.play import Play
from uguisu.kernel.record import Record
from uguisu.review.review import Finding, Plan, findings, steps_of

CHUNK: Final = 4
"""Steps of a chunk: few, so that results come from left to right."""
KEPT: Final = 4
"""Games a worker keeps in memory."""


def on_cores(play: Play, plan: Plan, workers: int) -> Iterator[Finding]:
    """What is found at every step, from left to right; the same with any number of workers."""
    steps = steps_of(play)
    if workers < 2:
        yield from findings(play, plan, steps)
        return
    record = play.record()
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=start_worker)
    try:
        chunks = [steps[at : at + CHUNK] for at in range(0, len(steps), CHUNK)]
        for found in [pool.submit(chunk_findings, record, plan, chunk) for chunk in chunks]:
            yield from found.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def chunk_findings(record: Record, plan: Plan, steps: Sequence[int]) -> list[Finding]:
    return list(findings(replayed(record), plan, steps))


def replayed(record: Record) -> Play:
    """The game of a record, from memory if it was asked for lately."""
    return _replayed(_Key(record))


class _Key:
    """A record as a key of the cache."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.text = repr(record)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@lru_cache(KEPT)
def _replayed(key: _Key) -> Play:
    record = key.record
    return Play.resume(record, make(record.game, record.house))
