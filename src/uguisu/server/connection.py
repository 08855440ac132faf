"""One socket at a table: who it is, and from which seat it looks."""

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from uguisu.server.protocol import told
from uguisu.server.protocol.wire import TOO_SLOW
from uguisu.server.table import Table
from uguisu.server.who import Who

OPEN_PROBES: Final = 5
JITTER_MS: Final = 15
"""How much longer than any measured one a round trip may take."""

encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """Where messages go (see `lines`)."""

    @property
    def unsent(self) -> int: ...

    def write(self, text: bytes) -> None: ...


class Connection:
    def __init__(
        self, who: Who, line: Line, hang_up: Callable[[int], None], limit: int = 1 << 20
    ) -> None:
        self.who = who
        self.line = line
        self.hang_up = hang_up
        """Closes the socket with a code."""
        self.limit = limit
        """Bytes that may wait for the client to take them."""
        self.wanted: int | None = None
        """The seat it asked to look from."""
        self.mine: tuple[int, ...] = ()
        self.eyes: int | None = None
        self.trips: deque[int] = deque(maxlen=5)
        """The last measured round trips, in milliseconds."""
        self.probes: dict[int, float] = {}
        """By number, when probes were sent that are not answered yet."""
        self.is_closing = False
        self.is_gone = False

    def place(self, table: Table) -> None:
        """Find the own seats, and whose eyes it looks through."""
        self.mine = table.seats_of(self.who.ids)
        if self.wanted in self.mine:
            self.eyes = self.wanted
        else:
            self.eyes = self.mine[0] if self.mine else None

    def tell(self, message: bytes) -> None:
        """Send a message; one who does not take them is let go."""
        self.line.write(message)
        if self.line.unsent > self.limit:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        if not self.is_closing:
            self.is_closing = True
            self.hang_up(code)

    @property
    def round_trip(self) -> int:
        """What this connection needs at most, as far as it is known, with some play for what
        varies; 0 before it was measured."""
        return max(self.trips) + JITTER_MS if self.trips else 0

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
