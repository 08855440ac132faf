"""Where many games are played: in this process, on all cores, or on a cluster, with equal results.

Chunks finish in any order and come back with their index. If a worker dies its chunks are repeated
by others.
"""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from uguisu.bots.parallel.worker import start_worker
from uguisu.lab.playing import Chunk, Outcome, Seating, Setting, play_chunk

Done = tuple[int, list[Outcome]]
ChunkRunner = Callable[[Sequence[tuple[int, Chunk]]], Iterator[Done]]
"""From numbered chunks to their outcomes, in the order they are finished."""

LARGEST: Final = 50
"""Games of a chunk."""
SHARES: Final = 16
"""A chunk is this part of what is then left for one worker, so that the last ones are single games
and all workers end at about the same time."""
LOOK: Final = 0.1
"""Seconds of playing before the remaining time is estimated."""
WORTH_IT: Final = 0.4
"""Seconds of work that justify starting another process."""
AHEAD: Final = 2
"""Chunks a worker holds: the one it plays, and the next."""
LOSSES: Final = 5
"""Workers lost in a row before the job fails."""


def chunks_of(setting: Setting, seatings: Sequence[Seating], workers: int) -> list[Chunk]:
    chunks = []
    at = 0
    while at < len(seatings):
        size = min(LARGEST, max(1, (len(seatings) - at) // (workers * SHARES)))
        chunks.append(Chunk(setting, tuple(seatings[at : at + size])))
        at += size
    return chunks


def cores() -> int:
    """The cores this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def here(chunks: Iterable[tuple[int, Chunk]]) -> Iterator[Done]:
    for index, chunk in chunks:
        yield index, play_chunk(chunk)


def on_cores(workers: int) -> ChunkRunner:
    """This process and others, as many in all; a short job runs in this process alone."""

    def runner(chunks: Sequence[tuple[int, Chunk]]) -> Iterator[Done]:
        begin = time.perf_counter()
        done = 0
        while done < len(chunks) and (
            workers < 2 or not _is_long(time.perf_counter() - begin, chunks[:done], chunks[done:])
        ):
            yield from here(chunks[done : done + 1])
            done += 1
        if done < len(chunks):
            yield from in_processes(chunks[done:], workers - 1, helping=True)

    return runner


def _is_long(
    took: float, done: Sequence[tuple[int, Chunk]], left: Sequence[tuple[int, Chunk]]
) -> bool:
    """Whether the rest justifies another process, judging by the work so far."""
    return took > LOOK and took * _games(left) > WORTH_IT * _games(done)


def _games(chunks: Iterable[tuple[int, Chunk]]) -> int:
    return sum(len(chunk.seatings) for _, chunk in chunks)


def in_processes(
    chunks: Sequence[tuple[int, Chunk]], workers: int, *, helping: bool = False
) -> Iterator[Done]:
    """With `helping`, this process plays too."""
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
    """All chunks, unless a worker dies. Only some wait in the pool at a time, because games are
    planned faster than they are played."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(chunks)), context, initializer=start_worker)
    waiting = iter(list(chunks.items()))
    running: dict[Future[list[Outcome]], int] = {}
    try:
        while True:
            while len(running) < AHEAD * workers and (following := next(waiting, None)):
                running[pool.submit(play_chunk, following[1])] = following[0]
            if not running:
                pool.shutdown()
                return
            finished, _ = wait(running, timeout=0 if helping else None, return_when=FIRST_COMPLETED)
            for future in finished:
                yield running.pop(future), future.result()
            if not finished and (following := next(waiting, None)):
                yield from here([following])
            elif not finished:
                helping = False
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
