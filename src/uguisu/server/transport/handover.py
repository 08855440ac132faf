"""Connections that another process of this server takes over: those of the tables it has.

A browser reaches any process, and says only in its request for a socket which table it wants. The
process that reads it passes the connection on with what it has read, and closes its own end. If
that fails, it serves the table itself: any process can, it only costs more.
"""

import asyncio
import contextlib
import socket
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import structlog

from uguisu.server.siblings import Siblings

HEAD_BYTES: Final = 65_536
PATH: Final = b"/ws/"
ELSEWHERE: Final = frozenset({b"lobby"})
"""Sockets that belong to no table."""
AT_ONCE: Final = 8
"""Connections taken over in one turn of the event loop."""

log = structlog.get_logger()


class Handover:
    def __init__(self, siblings: Siblings) -> None:
        self.siblings = siblings
        self.door = make_door()
        self.opening: set[asyncio.Task[None]] = set()

    def open(self, make: Callable[[], asyncio.Protocol]) -> None:
        """Take over what others pass on, from now on."""
        self.make = make
        self.loop = asyncio.get_running_loop()
        path = self.siblings.door_of(self.siblings.index)
        Path(path).unlink(missing_ok=True)
        self.door.bind(path)
        self.loop.add_reader(self.door, self._take_over)

    def close(self) -> None:
        self.loop.remove_reader(self.door)
        self.door.close()

    async def wait_closed(self) -> None:
        """Wait until the connections that were taken over last are open."""
        await asyncio.gather(*self.opening)

    def passes_on(self, url: bytes, head: bytes, transport: Any) -> bool:
        """Pass the connection on, if its table belongs to another process; False if it stays."""
        table = url.partition(b"?")[0].removeprefix(PATH)
        if not url.startswith(PATH) or table in ELSEWHERE or len(head) > HEAD_BYTES:
            return False
        home = self.siblings.home_of(table)
        return home != self.siblings.index and self._send(head, transport, home)

    def _send(self, head: bytes, transport: Any, home: int) -> bool:
        if sys.platform != "win32":
            # Not `socket.send_fds`: it ignores the address.
            files = array("i", [transport.get_extra_info("socket").fileno()])
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)]
            with contextlib.suppress(OSError):
                self.door.sendmsg([head], rights, 0, self.siblings.door_of(home))
                return True
        return False

    def _take_over(self) -> None:
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                for _ in range(AT_ONCE):
                    head, files, _flags, _address = socket.recv_fds(self.door, HEAD_BYTES, 1)
                    for file in files:
                        self._go_on(socket.socket(fileno=file), head)

    def _go_on(self, connection: socket.socket, head: bytes) -> None:
        task = self.loop.create_task(self._connect(connection, head))
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def _connect(self, connection: socket.socket, head: bytes) -> None:
        """Go on as if the request had arrived here."""
        connection.setblocking(False)
        with contextlib.suppress(OSError):
            _, protocol = await self.loop.connect_accepted_socket(self.make, connection)
            protocol.data_received(head)


def make_door() -> socket.socket:
    """Only the parent of several processes asks for one, and it refuses to start on Windows."""
    if sys.platform != "win32":
        door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        door.setblocking(False)
        return door
    raise NotImplementedError
