"""The scheduler of bots: which one thinks next, in which worker, and for how long.

Tables that people play at come first, tables without anybody last; equals take turns. The longer
the queue, the shorter every search. With several workers one is reserved for people, and searches
for empty tables are short, so that no person waits behind them. Pure: no clock, no tasks;
`thinking.py` waits and measures.
"""

from collections import deque
from enum import IntEnum
from typing import Final, Generic, TypeVar
from zlib import crc32

import msgspec

from uguisu.bots.search.limits import SECONDS

FLOOR: Final = 0.05
"""The shortest search, in seconds."""

T = TypeVar("T")


class Priority(IntEnum):
    PLAYED = 0
    """A player is connected."""
    AWAITED = 1
    """Somebody watches, or the players are away at the moment."""
    UNATTENDED = 2
    """Only bots."""


PARTS: Final = {Priority.PLAYED: 1.0, Priority.AWAITED: 0.5, Priority.UNATTENDED: 0.25}
"""The share of a full search that a table gets when nobody else waits."""


class Slot(msgspec.Struct, frozen=True):
    """A worker until it is released, and the time limit of the search in seconds."""

    worker: int
    seconds: float


class Scheduler(Generic[T]):
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.free = set(range(workers))
        self.queues: dict[Priority, dict[str, deque[T]]] = {p: {} for p in Priority}
        """By priority: the tables in the order of their turns, each with its requests."""
        self.priorities: dict[str, Priority] = {}
        """The priorities of the tables that wait."""

    def ask(self, table: str, priority: Priority, request: T) -> None:
        self.prioritise(table, priority)
        self.priorities[table] = priority
        self.queues[priority].setdefault(table, deque()).append(request)

    def prioritise(self, table: str, priority: Priority) -> None:
        """The priority of a table has changed: its requests go to the end of the new queue."""
        before = self.priorities.get(table)
        if before is not None and before != priority:
            self.queues[priority][table] = self.queues[before].pop(table)
            self.priorities[table] = priority

    def forget(self, table: str, request: T) -> None:
        """Cancel a request that is waiting."""
        requests = self.queues[self.priorities[table]][table]
        requests.remove(request)
        if not requests:
            self._drop(table)

    def next(self) -> tuple[T, Slot] | None:
        """Takes the next request off the queue, if one waits and a worker is free for it."""
        for priority in Priority:
            if self.queues[priority] and self._has_room(priority):
                table = next(iter(self.queues[priority]))
                request = self._take(table, priority)
                worker = self._worker_for(table)
                self.free.remove(worker)
                return request, Slot(worker, self._seconds(priority))
        return None

    def release(self, worker: int) -> None:
        self.free.add(worker)

    def waiting(self, *priorities: Priority) -> int:
        """How many requests of these priorities wait."""
        return sum(len(requests) for p in priorities for requests in self.queues[p].values())

    def _has_room(self, priority: Priority) -> bool:
        """The last free worker is reserved for tables with people, unless it is the only one."""
        kept = 0 if priority == Priority.PLAYED or self.workers == 1 else 1
        return len(self.free) > kept

    def _take(self, table: str, priority: Priority) -> T:
        """The table's first request; if it has more, it goes to the end of the queue."""
        requests = self.queues[priority].pop(table)
        request = requests.popleft()
        if requests:
            self.queues[priority][table] = requests
        else:
            del self.priorities[table]
        return request

    def _drop(self, table: str) -> None:
        del self.queues[self.priorities.pop(table)][table]

    def _worker_for(self, table: str) -> int:
        """The worker that has this table in memory, if it is free."""
        own = crc32(table.encode()) % self.workers
        return own if own in self.free else min(self.free)

    def _seconds(self, priority: Priority) -> float:
        """The time limit: a full search divided by the requests with the same or a higher
        priority."""
        others = self.waiting(*(p for p in Priority if p <= priority))
        share = self.workers / (self.workers + others)
        return max(FLOOR, SECONDS * PARTS[priority] * share)
