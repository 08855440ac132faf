"""The WebSocket side of uvicorn, without the detours that cost more than the move itself.

uvicorn hands every message through a queue, a task and several wrappers. A table sends each move
to all its players; here that is one frame written to the transport (bench/server.py: half the
time of a move). Handshake, parsing, pings and closing stay with uvicorn and `websockets`.
"""

import struct
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "uguisu.line"
TEXT: Final = 0x81
"""A final text frame."""
READ_AHEAD: Final = 16
"""Messages a client may be ahead of their handling before nothing more is read from it."""


class Line(WebSocketsSansIOProtocol):
    """The application finds it in `scope["extensions"]` and writes to it. Text frames are handed
    to the application undecoded: a message's "text" is bytes."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def write(self, text: bytes) -> None:
        """Send a text frame now, as far as the transport takes it."""
        size = len(text)
        if self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65536:
            head = struct.pack("!BBH", TEXT, 126, size)
        else:
            head = struct.pack("!BBQ", TEXT, 127, size)
        self.transport.write(head + text)

    @property
    def unsent(self) -> int:
        """Bytes that the client has not taken yet."""
        return int(self.transport.get_write_buffer_size())

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        kind = "text" if self.curr_msg_data_type == "text" else "bytes"
        message: Any = {"type": "websocket.receive", kind: data}
        self.queue.put_nowait(message)
        if self.queue.qsize() > READ_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
