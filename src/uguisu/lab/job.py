"""A job: many games, played by any runner, with a journal if it must survive a crash."""

from collections.abc import Iterator, Sequence

from uguisu.lab.journal import Journal
from uguisu.lab.playing import Outcome, Seating, Setting
from uguisu.lab.workers import ChunkRunner, chunks_of

Part = tuple[Setting, Sequence[Seating]]
"""Games with the same setting. Numbers are those of the job: no two parts share one."""


def run(
    parts: Sequence[Part], runner: ChunkRunner, workers: int, journal: Journal | None = None
) -> Iterator[Outcome]:
    """Every game once, in the order in which they finish; sort by number for reproducible
    output."""
    wanted = {seating.number for _, seatings in parts for seating in seatings}
    known = [o for o in journal.found() if o.number in wanted] if journal else []
    done = {outcome.number for outcome in known}
    yield from known
    chunks = [
        chunk
        for setting, seatings in parts
        for chunk in chunks_of(setting, [s for s in seatings if s.number not in done], workers)
    ]
    for _, outcomes in runner(list(enumerate(chunks))):
        if journal:
            journal.add(outcomes)
        yield from outcomes
