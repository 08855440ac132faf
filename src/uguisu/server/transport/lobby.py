"""The socket of pages without a table: hello, then what changes in the lobby."""

import contextlib
from collections.abc import Iterator

from starlette.websockets import WebSocket

from uguisu.server.errors import UNREADABLE
from uguisu.server.node import Node
from uguisu.server.now import now_ms
from uguisu.server.protocol import incoming, outgoing, wire
from uguisu.server.protocol.wire import encode
from uguisu.server.room.connection import Connection
from uguisu.server.table.who import Who
from uguisu.server.transport.socket import (
    Close,
    connect,
    decode,
    end_with,
    read_hello,
    receive,
    serve,
)


async def serve_lobby(socket: WebSocket) -> None:
    await serve(socket, serve_page)


async def serve_page(node: Node, socket: WebSocket, token: str, address: str) -> None:
    """Visitors without a session get the public lists; all those of one address count as one
    person."""
    with node.sessions.watched(token) as session:
        visitor = Who(f"at {address}", frozenset(), "")
        who = (await node.sessions.visit(token)).who or visitor
        node.rate_limits.pass_opening(who)
        with node.rate_limits.connection(who, address), counted(node, who):
            await read_hello(socket)
            page = connect(node, socket, who)
            end_with(session, page)
            await attend(node, socket, page)


@contextlib.contextmanager
def counted(node: Node, who: Who) -> Iterator[None]:
    """People are here while the page is open; visitors without a name are not counted."""
    with node.here.counted(who.id) if who.ids else contextlib.nullcontext():
        yield


async def attend(node: Node, socket: WebSocket, page: Connection) -> None:
    """Send changes until the connection ends."""
    try:
        await node.lobby.enter(page)
        while True:
            answer(page, await receive(socket))
    finally:
        node.lobby.leave(page)


def answer(page: Connection, text: bytes) -> None:
    """A page only asks whether the line is alive."""
    try:
        message = decode(text)
    except UNREADABLE:
        raise Close(wire.BAD_START) from None
    if not isinstance(message, incoming.Ping):
        raise Close(wire.BAD_START)
    page.tell(encode(outgoing.Pong(at=message.at, now=now_ms())))
