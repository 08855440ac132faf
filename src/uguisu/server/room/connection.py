"""One socket at a table: who it is, and from which seat it looks."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from uguisu.server.protocol import told
from uguisu.server.protocol.frames import text_frame
from uguisu.server.protocol.wire import TOO_SLOW, TRY_AGAIN
from uguisu.server.table.table import Table
from uguisu.server.table.who import Who

OPEN_PROBES: Final = 5
JITTER_MS: Final = 15
"""How much longer than any measured one a round trip may take."""

Sight = tuple[int | None, tuple[int, ...]]
"""The eyes looked through, and the own seats."""

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Outbox:
    """What is told in one turn of the event loop is sent at its end: a commit of a hundred moves
    wakes those who receive them once, not three hundred times (bench/server.py)."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.send_all)
        self.waiting.append(connection)

    def send_all(self) -> None:
        """One whose connection breaks keeps nothing from the others."""
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            try:
                connection.send_all()
            except Exception:
                log.exception("a connection could not be written to")
                connection.close(TRY_AGAIN)


class Connection:
    def __init__(
        self,
        who: Who,
        transport: asyncio.Transport,
        outbox: Outbox,
        hang_up: Callable[[int], None],
        limit: int = 1 << 20,
    ) -> None:
        self.who = who
        self.ids = who.ids
        """At hand: asked for with every move (bench/server.py)."""
        self.transport = transport
        self.outbox = outbox
        self.frames: list[bytes] = []
        """On their way out, in the outbox."""
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
        self.mine = table.seats_of(self.ids)
        if self.wanted in self.mine:
            self.eyes = self.wanted
        else:
            self.eyes = self.mine[0] if self.mine else None

    @property
    def sight(self) -> Sight:
        """Those with the same are told the same."""
        return self.eyes, self.mine

    def tell(self, message: bytes) -> None:
        self.send(text_frame(message))

    def send(self, frame: bytes) -> None:
        if not self.frames:
            self.outbox.add(self)
        self.frames.append(frame)

    def send_all(self) -> None:
        """One who does not take the messages is let go."""
        frames, self.frames = self.frames, []
        if not frames or self.is_closing or self.is_gone or self.transport.is_closing():
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self.transport.get_write_buffer_size() > self.limit:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """What was told before is still sent."""
        self.send_all()
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
