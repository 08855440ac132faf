"""Hands for many games: this process, all cores, or a cluster. What comes out is the same.

Chunks are done in any order and come back with their index; a worker that dies costs time only,
as its chunks are done again by others.
"""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from uguisu.bots.worker import start_worker
from uguisu.lab.playing import Chunk, Outcome, Seating, Setting, play_chunk

Done = tuple[int, list[Outcome]]
Hands = Callable[[Sequence[tuple[int, Chunk]]], Iterator[Done]]
"""From numbered chunks to their outcomes, in the order they are finished."""

LARGEST: Final = 50
"""Games of a chunk."""
SHARES: Final = 32
"""Chunks for every worker, if there are games enough: so that all end at about the same time."""
WORTH_IT: Final = 0.4
"""Seconds of work that are sooner done than other processes are started."""
LOSSES: Final = 5
"""So many workers may be lost in a row before it is thought to be no accident."""


def chunks_of(setting: Setting, seatings: Sequence[Seating], workers: int) -> list[Chunk]:
    size = min(LARGEST, max(1, len(seatings) // (workers * SHARES)))
    starts = range(0, len(seatings), size)
    return [Chunk(setting, tuple(seatings[at : at + size])) for at in starts]


def cores() -> int:
    """Those this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def here(chunks: Iterable[tuple[int, Chunk]]) -> Iterator[Done]:
    for index, chunk in chunks:
        yield index, play_chunk(chunk)


def on_cores(workers: int) -> Hands:
    """As many processes; a job that is done before they could start needs none."""

    def hands(chunks: Sequence[tuple[int, Chunk]]) -> Iterator[Done]:
        begin = time.perf_counter()
        done = 0
        while done < len(chunks) and (workers < 2 or time.perf_counter() - begin < WORTH_IT):
            yield from here(chunks[done : done + 1])
            done += 1
        if done < len(chunks):
            yield from in_processes(chunks[done:], workers, helping=True)

    return hands


def in_processes(
    chunks: Sequence[tuple[int, Chunk]], workers: int, *, helping: bool = False
) -> Iterator[Done]:
    """With `helping`, this process plays too until the others have started."""
    left = dict(chunks)
    losses = 0
    while left:
        try:
            for index, outcomes in _once(left, workers, helping=helping):
                losses = 0
                del left[index]
                yield index, outcomes
        except BrokenProcessPool:
            losses += 1
            if losses >= LOSSES:
                raise


def _once(chunks: dict[int, Chunk], workers: int, *, helping: bool) -> Iterator[Done]:
    """All chunks, unless a worker dies. Only some wait in the pool at a time: many games are
    planned sooner than played, and need not be kept twice."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(chunks)), context, initializer=start_worker)
    waiting = iter(list(chunks.items()))
    running: dict[Future[list[Outcome]], int] = {}
    try:
        while True:
            while len(running) < 3 * workers and (following := next(waiting, None)):
                running[pool.submit(play_chunk, following[1])] = following[0]
            if not running:
                pool.shutdown()
                return
            while helping and not any(future.done() for future in running):
                if (following := next(waiting, None)) is None:
                    break
                yield from here([following])
            helping = False
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def in_order(done: Iterator[Done]) -> Iterator[list[Outcome]]:
    """The outcomes of chunk 0, 1, 2 … as soon as all before them are there."""
    early: dict[int, list[Outcome]] = {}
    following = 0
    for index, outcomes in done:
        early[index] = outcomes
        while following in early:
            yield early.pop(following)
            following += 1
