"""Spectators with a delay, so that they cannot tell players what they see.

They follow a second fold of the same log, which lags behind. After the end there is no delay.
"""

from collections import deque
from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from uguisu.server.room.audience import Audience
from uguisu.server.store.store import Row
from uguisu.server.table import entries
from uguisu.server.table.table import GATHERING, Table

Waiting = tuple[int, int, entries.Entry]


class DelayedAudience(Audience):
    def __init__(self, id: str, delay_ms: int, former: AbstractSet[str] = frozenset()) -> None:
        super().__init__(Table(id, former))
        self.delay_ms = delay_ms
        self.waiting: deque[Waiting] = deque()

    @property
    def is_open(self) -> bool:
        return self.table.number > 0

    def open(self, rows: Iterable[Row], now: int) -> None:
        """Start from the log; the opening position may be seen at once."""
        self.waiting.extend((number, at, entries.decode(entry)) for number, at, entry in rows)
        while self.waiting and self.table.status == GATHERING:
            self.table.fold(*self.waiting.popleft())
        self.release(now)

    def take(self, number: int, at: int, entry: entries.Entry, now: int, *, ended: bool) -> None:
        """Queue an entry, unless it was already read with the log."""
        last = self.waiting[-1][0] if self.waiting else self.table.number
        if last < number:
            self.waiting.append((number, at, entry))
        self.release(now, ended=ended)

    def release(self, now: int, *, ended: bool = False) -> None:
        """Tell the entries that are old enough, or all of them after the end."""
        while self.waiting and (ended or self.waiting[0][1] + self.delay_ms <= now):
            self.table.fold(*self.waiting.popleft())
            self.broadcast(self.table.past[-1])

    @property
    def due(self) -> int | None:
        """When the next entry is old enough."""
        return self.waiting[0][1] + self.delay_ms if self.waiting else None
