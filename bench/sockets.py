"""The smallest WebSocket client that can drive a server hard: one asyncio protocol per socket,
text frames below 64 kB, no fragments. The driver must not be what is measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 0x8A
MASK: Final = b"\x00\x00\x00\x00"
"""A mask of zeros leaves the payload as it is, which saves the driver time."""


class Socket(asyncio.Protocol):
    def __init__(self, heard: Callable[["Socket", bytes], None]) -> None:
        self.heard = heard
        self.buffer = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(error or ConnectionError("refused"))

    def send(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    def data_received(self, data: bytes) -> None:
        if not self.buffer and len(data) > 4 and data[0] == TEXT and data[1] == 126:
            if len(data) == 4 + (data[2] << 8 | data[3]):
                self.heard(self, data[4:])
                return
        self.buffer += data
        if not self.is_open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(head.decode()))
                return
            self.buffer = rest
            self.is_open.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, start = struct.unpack_from(">H", buffer, at + 2)[0], at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, start = struct.unpack_from(">Q", buffer, at + 2)[0], at + 10
            if len(buffer) < start + size:
                break
            payload, kind = buffer[start : start + size], buffer[at]
            at = start + size
            if kind == TEXT:
                self.heard(self, payload)
            elif kind & 15 == PING:
                self.transport.write(frame(PONG, payload))
        self.buffer = buffer[at:]


def frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes([kind, 0x80 | size]) + MASK + payload
    return bytes([kind, 0x80 | 126]) + struct.pack(">H", size) + MASK + payload


async def connect(
    port: int,
    path: str,
    cookie: str,
    heard: Callable[[Socket, bytes], None],
    address: str = "127.0.0.1",
) -> Socket:
    """Connects from this address."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(heard), "127.0.0.1", port, local_addr=(address, 0)
    )
    key = base64.b64encode(os.urandom(16)).decode()
    socket.transport.write(
        (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
    )
    await socket.is_open
    return socket
