"""One socket at a table: who it is, from which seat it looks, and what it is still to be sent."""

import asyncio
from collections import deque
from typing import Final

import msgspec

from uguisu.server.judge import Who
from uguisu.server.protocol import told
from uguisu.server.protocol.wire import TOO_SLOW
from uguisu.server.table import Table

OPEN_PROBES: Final = 5

encode = msgspec.json.Encoder().encode


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
        self.trips: deque[int] = deque(maxlen=5)
        """The last measured round trips, in milliseconds."""
        self.probes: dict[int, float] = {}
        """By number, when probes were sent that are not answered yet."""
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

    @property
    def round_trip(self) -> int:
        """What this connection needs at most, as far as it is known."""
        return max(self.trips, default=0)

    def probe(self, now: float) -> None:
        """Send something that is answered at once."""
        number = int(now * 1_000_000) % (1 << 31)
        if len(self.probes) < OPEN_PROBES:
            self.probes[number] = now
            self.tell(encode(told.Probe(probe=number)))

    def echo(self, number: int, now: float) -> None:
        sent = self.probes.pop(number, None)
        if sent is not None:
            self.trips.append(round((now - sent) * 1000))
