"""Uvicorn's HTTP protocol with limits: slow requests and unread answers are given up."""

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from uguisu.kernel.errors import UguisuError
from uguisu.server import metrics
from uguisu.server.errors import Busy, TooLarge, TooMany, TooSlow, message_of
from uguisu.server.metrics import FULL
from uguisu.server.protocol.http.problems import Problem
from uguisu.server.transport.config import Config
from uguisu.server.transport.websocket import WebSocketConnection

HEAD_BYTES: Final = 65_536
"""Largest size of a request's first line and headers."""
PIPELINED: Final = 16
"""Pipelined requests allowed; no browser pipelines."""
STALL_SECONDS: Final = 30
"""An answer is dropped when the client reads nothing for this long."""

LINGER_SECONDS: Final = 1
LINGERING: Final = 32
"""Refused connections that may stay open for a moment."""

REFUSED: Final = {
    FULL: ("503 Service Unavailable", Busy("The server is full; try again in a moment.")),
    "address": (
        "429 Too Many Requests",
        TooMany("There are too many connections from this address; close some, then try again."),
    ),
    "slow": ("408 Request Timeout", TooSlow("The request was not finished in time.")),
    "large": (
        "431 Request Header Fields Too Large",
        TooLarge(f"The headers are larger than {HEAD_BYTES} bytes."),
    ),
}
"""By the label of the metric."""


def answer(status: str, error: UguisuError) -> bytes:
    problem = Problem(code=error.code, sentence=error.sentence, message=message_of(error))
    body = msgspec.json.encode(problem)
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nRetry-After: 1\r\n"
        f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


ANSWERS: Final = {why: answer(*told) for why, told in REFUSED.items()}


class HttpConnection(HttpToolsProtocol):
    config: Config
    is_inside = False
    """Whether it counts against the connection limits, until it is lost or becomes a socket."""
    is_refused = False
    is_lingering = False
    is_in_head = False
    """Whether the first line or the headers of a request are being received."""
    head_bytes = 0
    deadline: asyncio.TimerHandle | None = None
    """The deadline of the head or body being received."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        why = self.config.connections.enter(self.address)
        if why:
            self._refuse(why)
        else:
            self.is_inside = True
            self._expect(self.config.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        self._leave()
        if self.is_lingering:
            self.config.connections.lingering -= 1
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self.is_inside:
            self.is_inside = False
            self.config.connections.leave(self.address)

    # Receiving.

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            self.transport.close()
            return
        if self.deadline is None:
            self._expect(self.config.limits.head_seconds)
        super().data_received(data)
        if self.is_in_head:
            self.head_bytes += len(data)
            if self.head_bytes > HEAD_BYTES:
                self._turn_away("large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_in_head = True
        if self.deadline is None:
            self._expect(self.config.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        self.head_bytes = 0
        self._expect(self.config.limits.body_seconds)
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            self.transport.abort()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        """A client over its rate is delayed before anything else: refusing takes time too."""
        delay = self.config.connections.delay(self.address)
        if delay:
            self.loop.call_later(delay, self._queue, cycle, app)
        else:
            self._queue(cycle, app)

    def _queue(self, cycle: Any, app: Any) -> None:
        self.config.requests.add(self.address, partial(self._begin, cycle, app))

    def _begin(self, cycle: Any, app: Any) -> None:
        if not self.transport.is_closing():
            super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._done()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Start the request when its turn comes; nothing more is read before."""
        self._done()
        self.transport.pause_reading()
        self.config.requests.add(self.address, self._upgrade)

    def _upgrade(self) -> None:
        """The socket takes the connection over, and it still counts against the limits."""
        if self.transport.is_closing():
            return
        handover = self.config.handover
        if handover is not None and handover.passes_on(self.url, self._head(), self.transport):
            self.transport.abort()
            return
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, WebSocketConnection)
        line.left = self._leave
        line.address = self.address
        self.transport.resume_reading()

    def _head(self) -> bytes:
        """The request as it was received."""
        method = self.scope["method"].encode()
        lines = [b"%s: %s" % header for header in self.scope["headers"]]
        return b"\r\n".join([method + b" " + self.url + b" HTTP/1.1", *lines, b"", b""])

    # Deadlines.

    def _expect(self, seconds: float) -> None:
        self._done()
        self.deadline = self.loop.call_later(seconds, self._too_late)

    def _done(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        """Close an idle connection without an answer."""
        self.deadline = None
        if self.is_in_head or self._is_open():
            self._turn_away("slow")
        else:
            self.transport.close()

    def _is_open(self) -> bool:
        """The answer was not finished in time."""
        return getattr(self.cycle, "response_complete", True) is False

    def _turn_away(self, why: str) -> None:
        metrics.TURNED_AWAY.labels(why).inc()
        self._refuse(why)

    def _refuse(self, why: str) -> None:
        """Send the reason, unless an answer has begun already."""
        if self._is_open() and self.cycle.response_started:
            self.transport.abort()
            return
        self.is_refused = True
        self._done()
        self.transport.write(ANSWERS[why])
        if self.config.connections.lingering < LINGERING:
            self._linger()
        else:
            self.transport.close()

    def _linger(self) -> None:
        """Wait for a request that may be on its way: closing before it is read resets the
        connection, and the client never sees the answer."""
        self.is_lingering = True
        self.config.connections.lingering += 1
        self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    # Sending.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_leaving()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch_leaving()

    def _watch_leaving(self) -> None:
        unsent = self.transport.get_write_buffer_size()
        if unsent:
            self.loop.call_later(STALL_SECONDS, self._check_leaving, unsent)

    def _check_leaving(self, before: int) -> None:
        """Give up if the client has read nothing since the last check."""
        unsent = self.transport.get_write_buffer_size()
        if unsent >= before:
            metrics.TURNED_AWAY.labels("stalled").inc()
            self.transport.abort()
        elif unsent:
            self.loop.call_later(STALL_SECONDS, self._check_leaving, unsent)
