"""Accepts connections, a few per turn of the event loop.

Hundreds that arrive together must not block the tables. (asyncio and uvloop accept all that wait at
once.)
"""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Final

import structlog

AT_ONCE: Final = 2
"""Connections accepted in one turn of the event loop."""
RETRY_SECONDS: Final = 1
"""Retry delay when the system has no file or memory left."""

log = structlog.get_logger()

Make = Callable[[], asyncio.Protocol]


class Acceptor:
    """Accepts from a listening socket until it is closed; for uvicorn, one of its servers."""

    def __init__(self, listener: socket.socket, make: Make) -> None:
        self.listener = listener
        self.make = make
        self.loop = asyncio.get_running_loop()
        self.opening: set[asyncio.Task[object]] = set()
        self.retry: asyncio.TimerHandle | None = None
        listener.setblocking(False)
        self._start()

    def close(self) -> None:
        """Accept no more; the socket is its owner's to close."""
        self.loop.remove_reader(self.listener)
        if self.retry is not None:
            self.retry.cancel()

    async def wait_closed(self) -> None:
        """Wait until the connections that were accepted last are open."""
        await asyncio.gather(*self.opening)

    def _start(self) -> None:
        self.retry = None
        self.loop.add_reader(self.listener, self._accept)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _address = self.listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                self._rest(error)
                return
            connection.setblocking(False)
            self._open(connection)

    def _open(self, connection: socket.socket) -> None:
        task = self.loop.create_task(self._connect(connection))
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def _connect(self, connection: socket.socket) -> None:
        """Ignore a connection that is lost before it is open."""
        with contextlib.suppress(OSError):
            await self.loop.connect_accepted_socket(self.make, connection)

    def _rest(self, error: OSError) -> None:
        log.warning("no connection can be accepted", error=error.strerror)
        self.loop.remove_reader(self.listener)
        self.retry = self.loop.call_later(RETRY_SECONDS, self._start)
