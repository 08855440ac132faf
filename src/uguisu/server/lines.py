"""The WebSocket side of uvicorn, without the detours that cost more than the move itself.

uvicorn hands every message through a queue, a task and several wrappers. A table sends each move
to all its players; there a connection writes its frame to the transport itself (bench/server.py:
half the time of a move). What comes in is cut into frames here, and a plain text frame is heard at
once; handshake, fragments, pings and closing stay with uvicorn and `websockets`.
"""

import logging
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from uguisu.server.frames import frame_end, plain_text

EXTENSION: Final = "uguisu.line"
HEAD: Final = 14
"""Bytes before the payload of a frame, at most."""
READ_AHEAD: Final = 16
"""Messages a client may be ahead of their handling before nothing more is read from it."""


UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

QUIET: Final = logging.getLogger("uguisu.sockets")
"""uvicorn would tell of every socket who opened it, and at which table."""
QUIET.setLevel(logging.WARNING)


class Line(WebSocketsSansIOProtocol):
    """The application finds it in `scope["extensions"]`, writes to its transport, and says who
    hears. Text frames are handed over undecoded: a message's "text" is bytes."""

    heard: Callable[[bytes], None] | None = None
    """Given every text frame as soon as it is there, once the application has set it."""
    rest = b""
    """The beginning of a frame whose end has not come yet."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = QUIET

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
        if not self.rest and self._is_heard(data):
            return
        if self.handshake_initiated:
            self._cut(self.rest + data)
        else:
            super().data_received(data)

    def _cut(self, data: bytes) -> None:
        """`websockets` is only given whole frames, or what is too long for it to take."""
        at = 0
        while end := frame_end(data, at):
            if end > len(data) and end - at <= self.config.ws_max_size + HEAD:
                break
            frame = data[at:end]
            if not self._is_heard(frame):
                super().data_received(frame)
            at = end
        self.rest = data[at:]

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

    def wait(self, seconds: float) -> None:
        """Read nothing more from this client for a while: it sends too much."""
        if not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._read_on)

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

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
        if self.queue.qsize() > READ_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
