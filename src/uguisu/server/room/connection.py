"""One socket at a table: who it is, and from which seat it looks."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from uguisu.server.protocol import outgoing
from uguisu.server.protocol.frames import text_frame
from uguisu.server.protocol.wire import TOO_SLOW, TRY_AGAIN
from uguisu.server.table.table import Table
from uguisu.server.table.who import Who

OPEN_PROBES: Final = 5
JITTER_MS: Final = 15
"""Allowance for round trips longer than any measured one."""

Sight = tuple[int | None, tuple[int, ...]]
"""The observer, and the seats this person holds."""

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Outbox:
    """Messages of one turn of the event loop, sent together at its end: a commit of a hundred moves
    then wakes each receiver once (bench/server.py)."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.send_all)
        self.waiting.append(connection)

    def send_all(self) -> None:
        """A broken connection must not block the rest."""
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
        """Cached, because it is needed for every move (bench/server.py)."""
        self.transport = transport
        self.outbox = outbox
        self.frames: list[bytes] = []
        """Messages waiting in the outbox."""
        self.hang_up = hang_up
        """Closes the socket with a code."""
        self.limit = limit
        """Bytes that may wait for a slow client."""
        self.wanted: int | None = None
        """The seat it asked to look from."""
        self.mine: tuple[int, ...] = ()
        self.eyes: int | None = None
        self.trips: deque[int] = deque(maxlen=5)
        """The last measured round trips, in milliseconds."""
        self.painted = 0
        """The same until the client had painted the last strike of the clock."""
        self.probes: dict[int, tuple[float, bool]] = {}
        """Unanswered probes: by number, when they were sent and whether they wait for paint."""
        self.is_closing = False
        self.is_gone = False

    def place(self, table: Table) -> None:
        """Find the person's seats, and the observer."""
        self.mine = table.seats_of(self.ids)
        if self.wanted in self.mine:
            self.eyes = self.wanted
        else:
            self.eyes = self.mine[0] if self.mine else None

    @property
    def sight(self) -> Sight:
        """Connections with the same perspective are sent the same updates."""
        return self.eyes, self.mine

    def tell(self, message: bytes) -> None:
        self.send(text_frame(message))

    def send(self, frame: bytes) -> None:
        if not self.frames:
            self.outbox.add(self)
        self.frames.append(frame)

    def send_all(self) -> None:
        """Disconnects a client that does not read its messages."""
        frames, self.frames = self.frames, []
        if not frames or self.is_closing or self.is_gone or self.transport.is_closing():
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self.transport.get_write_buffer_size() > self.limit:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Messages that are queued are still sent."""
        self.send_all()
        if not self.is_closing:
            self.is_closing = True
            self.hang_up(code)

    @property
    def round_trip(self) -> int:
        """An upper bound for the round trip, in milliseconds, from what was measured; 0 before.
        It includes what the client needed to paint the dice at rest."""
        longest = max([self.painted, *self.trips])
        return longest + JITTER_MS if longest or self.trips else 0

    def probe(self, now: float, *, painted: bool = False) -> None:
        """Send a probe, which the client answers at once, or when it has painted."""
        number = int(now * 1_000_000) % (1 << 31)
        while number in self.probes:
            number += 1
        if len(self.probes) < OPEN_PROBES:
            self.probes[number] = now, painted
            self.tell(encode(outgoing.Probe(probe=number, painted=painted)))

    def echo(self, number: int, now: float) -> None:
        sent, painted = self.probes.pop(number, (None, False))
        if sent is None:
            return
        trip = round((now - sent) * 1000)
        if painted:
            self.painted = trip
        else:
            self.trips.append(trip)
