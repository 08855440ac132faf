"""Connections that another process takes over. That they play on is tested in
processes/test_supervisor.py."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

from uguisu.server.siblings import Siblings
from uguisu.server.transport.handover import Handover

HEAD = b"GET /ws/t HTTP/1.1\r\n\r\n"


class Taken(asyncio.Protocol):
    """The connection as the other process has it."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.heard.put_nowait(data)


def two(folder: Path) -> list[Handover]:
    return [Handover(Siblings(index, 2, str(folder))) for index in range(2)]


def url_of(index: int, siblings: Siblings) -> bytes:
    """Of a table whose home is this process."""
    return b"/ws/" + next(b"%d" % n for n in range(99) if siblings.home_of(b"%d" % n) == index)


@contextlib.asynccontextmanager
async def connection() -> AsyncIterator[tuple[asyncio.BaseTransport, socket.socket]]:
    """Our end of a connection, and the client's."""
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, ours)
    with theirs:
        theirs.setblocking(False)
        yield transport, theirs
        transport.close()


async def test_the_connection_and_its_request_arrive_at_the_tables_home(tmp_path: Path) -> None:
    here, home = two(tmp_path)
    taken: asyncio.Queue[Taken] = asyncio.Queue()

    def make() -> Taken:
        protocol = Taken()
        taken.put_nowait(protocol)
        return protocol

    home.open(make)
    async with connection() as (transport, client):
        assert here.passes_on(url_of(1, here.siblings) + b"?x", HEAD, transport)
        transport.abort()  # type: ignore[attr-defined]
        protocol = await taken.get()
        await asyncio.get_running_loop().sock_sendall(client, b"more")

        assert await protocol.heard.get() == HEAD
        assert await protocol.heard.get() == b"more"
        protocol.transport.close()
    await home.wait_closed()
    home.close()
    here.door.close()


async def test_what_belongs_here_or_nowhere_stays(tmp_path: Path) -> None:
    here, home = two(tmp_path)
    async with connection() as (transport, _):
        for url in (url_of(0, here.siblings), b"/ws/lobby", b"/api/tables"):
            assert not here.passes_on(url, HEAD, transport)
    here.door.close()
    home.door.close()


async def test_a_home_that_is_away_is_stood_in_for(tmp_path: Path) -> None:
    here, home = two(tmp_path)
    async with connection() as (transport, _):
        assert not here.passes_on(url_of(1, here.siblings), HEAD, transport)
    here.door.close()
    home.door.close()
