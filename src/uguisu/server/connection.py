"""One socket at a table: who it is, from which seat it looks, and what it is still to be sent."""

import asyncio
from collections import deque

from uguisu.server.judge import Who
from uguisu.server.protocol.wire import TOO_SLOW
from uguisu.server.table import Table


class Connection:
    def __init__(self, who: Who, wanted: int | None, limit: int) -> None:
        self.who = who
        self.wanted = wanted
        """The seat it asked to look from."""
        self.mine: tuple[int, ...] = ()
        self.eyes: int | None = None
        self.limit = limit
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing: int | None = None
        """The code to close with, once the outbox is empty."""

    def place(self, table: Table) -> None:
        """Find the own seats, and whose eyes it looks through."""
        self.mine = table.seats_of(self.who.ids)
        if self.wanted in self.mine:
            self.eyes = self.wanted
        else:
            self.eyes = self.mine[0] if self.mine else None

    def tell(self, message: bytes) -> None:
        """Queue a message; one who does not read is let go."""
        if len(self.outbox) >= self.limit:
            self.close(TOO_SLOW)
            return
        self.outbox.append(message)
        self.wake.set()

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
        self.wake.set()
