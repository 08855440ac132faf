"""The bus between the processes of one server: a Unix socket from each to each, hints only.

What is lost when one of them ends, or does not read, is made good as after a failure of Redis: the
others announce again what they have (`driving.caretaker`).
"""

import asyncio
import contextlib
import sys
from typing import Final

import msgspec
import structlog

from uguisu.server.bus.bus import Hear, Hint
from uguisu.server.errors import UNREADABLE
from uguisu.server.siblings import Siblings

RETRY_SECONDS: Final = 0.1
UNREAD_BYTES: Final = 1 << 20
"""A process that has not read so much is cut off; it has the log."""
LENGTH: Final = 4
"""Bytes before each message: its length."""

log = structlog.get_logger()
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[Hint]).decode


class SiblingBus:
    is_up = True
    """A sibling that is away has nobody to tell anything."""
    server: asyncio.Server

    def __init__(self, siblings: Siblings) -> None:
        self.siblings = siblings
        self.breaks = 0
        self.gathered: list[Hint] = []
        self.lines: dict[int, asyncio.StreamWriter] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def check(self) -> None:
        pass

    async def open(self, hear: Hear) -> None:
        self.hear = hear
        self.loop = asyncio.get_running_loop()
        path = self.siblings.bus_of(self.siblings.index)
        if sys.platform != "win32":  # where there is no second process (processes.supervisor)
            self.server = await asyncio.start_unix_server(self._listen, path)
        self.tasks |= {asyncio.create_task(self._connect(i)) for i in self.siblings.others}

    async def close(self) -> None:
        self._flush()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.server.close()

    def tell(self, hint: Hint) -> None:
        """Those of one turn of the event loop are sent together."""
        if not self.gathered:
            self.loop.call_soon(self._flush)
        self.gathered.append(hint)

    def _flush(self) -> None:
        hints, self.gathered = self.gathered, []
        if not hints or not self.lines:
            return
        message = encode(hints)
        for line in list(self.lines.values()):
            if line.transport.get_write_buffer_size() > UNREAD_BYTES:
                line.transport.abort()
            else:
                line.write(len(message).to_bytes(LENGTH, "big") + message)

    async def _connect(self, index: int) -> None:
        """Runs for ever: tell this sibling everything, also after it was started again."""
        while True:
            with contextlib.suppress(OSError):
                await self._talk_to(index)
            await asyncio.sleep(RETRY_SECONDS)

    async def _talk_to(self, index: int) -> None:
        if sys.platform != "win32":
            reader, line = await asyncio.open_unix_connection(self.siblings.bus_of(index))
            self.lines[index] = line
            self.breaks += 1
            try:
                await reader.read()
            finally:
                del self.lines[index]
                line.close()

    async def _listen(self, reader: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
        """Hear what one sibling says, until it ends."""
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            while True:
                size = int.from_bytes(await reader.readexactly(LENGTH), "big")
                await self._hear(await reader.readexactly(size))
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            self.tasks.discard(task)
            line.close()

    async def _hear(self, message: bytes) -> None:
        try:
            hints = decode(message)
        except UNREADABLE:
            log.warning("another process said something unreadable")
            return
        for hint in hints:
            await self.hear(hint)
