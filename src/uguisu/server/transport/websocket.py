"""The WebSocket side of uvicorn, without the detours that cost more than the move itself.

uvicorn hands every message through a queue, a task and several wrappers. A table sends each move
to all its players; there a connection writes its frame to the transport itself (bench/server.py:
half the time of a move). What comes in is cut into frames here, and a plain text frame is heard at
once; handshake, fragments, pings and closing stay with uvicorn and `websockets`.

Every frame counts against the rate of its connection. What comes too fast stays here as raw bytes,
and nothing more is read until its turn comes: TCP holds the sender back. Whoever sends a lot more
than may wait is disconnected.
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
"""Bytes before the payload of a frame, at most."""
READ_AHEAD: Final = 16
"""Messages taken from a client before anybody hears them."""
AT_ONCE: Final = 1
"""Frames taken as soon as they are there; the rest waits for its turn among all addresses."""
CLOSE_SECONDS: Final = 5
"""One who has not taken the end of a connection by then is cut off."""


UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

QUIET: Final = logging.getLogger("uguisu.sockets")
"""uvicorn would tell of every socket who opened it, and at which table."""
QUIET.setLevel(logging.WARNING)


def do_nothing() -> None:
    pass


class WebSocketConnection(WebSocketsSansIOProtocol):
    """The application finds it in `scope["extensions"]`, writes to its transport, and says who
    hears. Text frames are handed over undecoded: a message's "text" is bytes."""

    heard: Callable[[bytes], None] | None = None
    """Given every text frame as soon as it is there, once the application listens."""
    rest = b""
    """What has come and was not taken yet: the beginning of a frame, or all that has to wait."""
    is_held = False
    """Whole frames wait in `rest`."""
    is_paid = False
    """The first of them has waited long enough, or will have when its turn comes."""
    is_in_turn = False
    """They go on when it is their turn."""
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
        """A request that `websockets` cannot read is refused; uvicorn would leave it waiting."""
        super().handle_events()
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(UNREADABLE)
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """The first that comes is the whole request for a socket; then come frames."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.rest = self.rest + data if self.rest else data
        if not self.is_held:
            self._take()
        elif self._is_flood():
            self._throw_out()

    def _is_flood(self) -> bool:
        """More has to wait than may; what was read at once and goes on at once does not count."""
        return not self.is_in_turn and len(self.rest) > self.config.limits.unread_bytes

    def _take(self) -> None:
        """The frames that are there, as far as they may pass. `websockets` is only given whole
        frames, or what is too long for it to take."""
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
        """Whether the next frame may be taken now; if not, it is held."""
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
        """Take what was held, and read on when nothing is left of it."""
        self.is_held = self.is_in_turn = False
        if self.transport.is_closing():
            self.rest = b""
            return
        self._take()
        if not self.is_held and not self.transport.is_closing():
            self.transport.resume_reading()

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """From now on hand text frames over; those held for want of a listener come first."""
        self.heard = heard
        if self.is_held and not self.is_paid and not self.is_in_turn:
            self._go_on()

    def _throw_out(self) -> None:
        """So much came after reading was paused that only a flooder can have sent it."""
        metrics.THROWN_OUT.inc()
        self.rest = b""
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.send_close(TOO_MANY)
        self.handle_parser_exception()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _is_heard(self, frame: bytes) -> bool:
        """Mostly what comes is one plain text frame, and is heard at once; not after a close, nor
        between the fragments of a message."""
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
        """Messages wait that came before anybody heard."""
        return not self.queue.empty()

    def keepalive_timeout(self) -> None:
        """One who neither answers nor takes what was sent before is cut off."""
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
