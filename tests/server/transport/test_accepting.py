"""New connections, many at once, and when the system has no file left."""

import asyncio
import errno
import socket
from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from uguisu.server.transport import accepting
from uguisu.server.transport.accepting import AT_ONCE, Acceptor


class Counted(asyncio.Protocol):
    """Connections that were made, counted by turns of the event loop."""

    def __init__(self, made: list[int]) -> None:
        self.made = made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.made[-1] += 1
        transport.close()


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as opened:
        yield opened


def knock(listener: socket.socket) -> socket.socket:
    return socket.create_connection(listener.getsockname())


async def made_in_turns(acceptor: Acceptor, made: list[int], wanted: int) -> None:
    async with asyncio.timeout(60):
        while sum(made) < wanted:
            made.append(0)
            await asyncio.sleep(0)
    acceptor.close()


async def test_few_connections_are_accepted_in_one_turn_of_the_loop(
    listener: socket.socket,
) -> None:
    knocking = [knock(listener) for _ in range(20)]
    made = [0]
    acceptor = Acceptor(listener, lambda: Counted(made))

    await made_in_turns(acceptor, made, len(knocking))

    assert max(made) <= AT_ONCE
    for one in knocking:
        one.close()


async def test_after_the_end_nobody_is_accepted(listener: socket.socket) -> None:
    made = [0]
    acceptor = Acceptor(listener, lambda: Counted(made))
    acceptor.close()

    with knock(listener):
        for _ in range(10):
            await asyncio.sleep(0)

    await acceptor.wait_closed()
    assert made == [0]


class Full:
    """A listening socket of a process that may open no more files, for a while."""

    def __init__(self, listener: socket.socket, times: int) -> None:
        self.listener = listener
        self.times = times

    def fileno(self) -> int:
        return self.listener.fileno()

    def setblocking(self, flag: bool) -> None:
        self.listener.setblocking(flag)

    def accept(self) -> tuple[socket.socket, object]:
        if self.times:
            self.times -= 1
            raise OSError(errno.EMFILE, "Too many open files")
        return self.listener.accept()


async def test_without_a_file_left_it_is_tried_again_later(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accepting, "RETRY_SECONDS", 0.001)
    made = [0]
    with knock(listener), capture_logs() as lines:
        acceptor = Acceptor(Full(listener, 2), lambda: Counted(made))  # type: ignore[arg-type]
        await made_in_turns(acceptor, made, 1)

    assert [line["error"] for line in lines] == ["Too many open files"] * 2
