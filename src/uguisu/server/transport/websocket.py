"""Uvicorn's WebSocket protocol without its overhead, which costs more than a move.

Uvicorn hands every message through a queue, a task and several wrappers. A table sends each move to
all its players; here a connection writes the frame to the transport itself (bench/server.py: half
the time of a move). Incoming data is cut into frames here, and a plain text frame is handled at
once. Handshake, fragments, pings and closing are left to uvicorn and `websockets`.

Every frame counts against the rate limit of its connection. Frames over the limit stay here as raw
bytes, and reading pauses: TCP holds the sender back. A client that sends far more than may wait is
disconnected.
"""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from uguisu.server import metrics
from uguisu.server.people.buckets import Bucket
from uguisu.server.protocol.frames import frame_end, plain_text
from uguisu.server.protocol.wire import TOO_MANY
from uguisu.server.transport.config import Config

EXTENSION: Final = "uguisu.line"
HEAD: Final = 14
"""The longest header of a frame, in bytes."""
READ_AHEAD: Final = 16
"""Unhandled messages allowed before reading pauses."""
AT_ONCE: Final = 1
"""Frames handled at once; further ones queue behind those of other addresses."""
CLOSE_SECONDS: Final = 5
"""Grace period for the closing handshake."""


UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

QUIET: Final = logging.getLogger("uguisu.sockets")
"""Uvicorn would log for every socket who opened it, and at which table."""
QUIET.setLevel(logging.WARNING)


def do_nothing() -> None:
    pass


class WebSocketConnection(WebSocketsSansIOProtocol):
    """The application finds it in `scope["extensions"]`, writes to its transport and sets
    `heard`. Text frames are passed on undecoded: a message's "text" is bytes."""

    heard: Callable[[bytes], None] | None = None
    """Called with every text frame as soon as it arrives."""
    rest = b""
    """Bytes not handled yet: the beginning of a frame, or everything while reading is paused."""
    is_held = False
    """Whether `rest` has whole frames that wait."""
    is_paid = False
    """Whether the first of them may be handled when its turn comes."""
    is_in_turn = False
    """Whether they are queued for their turn."""
    config: Config
    address = ""
    left: Callable[[], None]
    """Called when the connection is lost."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = QUIET
        self.left = do_nothing
        limits = self.config.limits
        self.pace = Bucket(limits.messages_per_second, limits.message_burst)

    def connection_lost(self, exc: Exception | None) -> None:
        self.left()
        self.left = do_nothing
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def handle_events(self) -> None:
        """Refuse a request that `websockets` cannot parse; uvicorn would leave it waiting."""
        super().handle_events()
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(UNREADABLE)
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """The first data is the whole handshake; frames follow."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.rest = self.rest + data if self.rest else data
        if not self.is_held:
            self._take()
        elif self._is_flood():
            self._throw_out()

    def _is_flood(self) -> bool:
        """Whether more has to wait than is allowed; frames that are handled at once do not
        count."""
        return not self.is_in_turn and len(self.rest) > self.config.limits.unread_bytes

    def _take(self) -> None:
        """Handle the frames that are complete and within the limits. `websockets` only gets whole
        frames, or those that are too long for it."""
        data, at, taken = self.rest, 0, 0
        most = self.config.ws_max_size + HEAD
        while end := frame_end(data, at):
            if end > len(data) and end - at <= most:
                break
            if taken == AT_ONCE:
                self._wait_a_turn()
                break
            if not self._may_pass():
                break
            taken += 1
            frame = data[at:end] if at or end < len(data) else data
            at = end
            if not self._is_heard(frame):
                super().data_received(frame)
        self.rest = data[at:]
        if self.is_held and self._is_flood():
            self._throw_out()

    def _may_pass(self) -> bool:
        """Whether the next frame may be handled now; if not, it is held."""
        if self.is_paid:
            self.is_paid = False
            return True
        if self.heard is None and self.queue.qsize() >= READ_AHEAD:
            self._hold()
            return False
        delay = self.pace.delay(monotonic())
        if not delay:
            return True
        metrics.PACED.inc()
        self._hold()
        self.is_paid = True
        self.loop.call_later(delay, self._wait_a_turn)
        return False

    def _hold(self) -> None:
        self.is_held = True
        self.transport.pause_reading()

    def _wait_a_turn(self) -> None:
        self._hold()
        self.is_in_turn = True
        self.config.requests.add(self.address, self._go_on)

    def _go_on(self) -> None:
        """Handle what was held, and resume reading when nothing is left of it."""
        self.is_held = self.is_in_turn = False
        if self.transport.is_closing():
            self.rest = b""
            return
        self._take()
        if not self.is_held and not self.transport.is_closing():
            self.transport.resume_reading()

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Start passing text frames on, first those that arrived before there was a listener."""
        self.heard = heard
        if self.is_held and not self.is_paid and not self.is_in_turn:
            self._go_on()

    def _throw_out(self) -> None:
        """Whether more arrived after reading was paused than an honest client can have sent."""
        metrics.THROWN_OUT.inc()
        self.rest = b""
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.send_close(TOO_MANY)
        self.handle_parser_exception()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _is_heard(self, frame: bytes) -> bool:
        """The fast path: a single plain text frame. Not after a close, nor between fragments."""
        if self.heard is None or self.close_sent:
            return False
        if self.conn.current_size is not None or self.conn.close_rcvd is not None:
            return False
        text = plain_text(frame)
        if text is not None:
            self.heard(text)
        return text is not None

    @property
    def is_ahead(self) -> bool:
        """Whether messages wait for a listener."""
        return not self.queue.empty()

    def keepalive_timeout(self) -> None:
        """Abort a connection that neither answers the close nor reads."""
        super().keepalive_timeout()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        is_text = self.curr_msg_data_type == "text"
        if self.heard is not None and is_text:
            self.heard(data)
            return
        kind = "text" if is_text else "bytes"
        message: Any = {"type": "websocket.receive", kind: data}
        self.queue.put_nowait(message)
