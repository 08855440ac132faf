"""The socket of a table: hello, snapshot, then commands in and updates out."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from uguisu.server.errors import UNREADABLE, Busy, NoSpectators, NotFound, SetAside, TooMany
from uguisu.server.ids import read_id
from uguisu.server.node import Node
from uguisu.server.people.cookies import token_of
from uguisu.server.people.sessions import Watch
from uguisu.server.protocol import incoming, wire
from uguisu.server.room.connection import Connection
from uguisu.server.room.room import Room
from uguisu.server.table import entries
from uguisu.server.table.table import GATHERING, Table
from uguisu.server.table.who import Who
from uguisu.server.transport.commands import CommandHandler
from uguisu.server.transport.websocket import CLOSE_SECONDS, EXTENSION

HELLO_SECONDS: Final = 10
REFUSED_SECONDS: Final = 0.5
"""Delay before an excess socket is closed: a client that opens them in a loop slows only itself."""

decode = msgspec.json.Decoder(incoming.ClientMessage).decode


class Close(Exception):
    """Closes the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def serve_socket(socket: WebSocket) -> None:
    await serve(socket, serve_table)


async def serve_table(node: Node, socket: WebSocket, token: str, address: str) -> None:
    with node.sessions.watched(token) as session:
        who, room = await admit(node, socket, token)
        with (
            node.rate_limits.connection(who, address),
            node.here.counted(who.id),
            kept_open(room),
        ):
            hello = await read_hello(socket)
            connection = connect(node, socket, who)
            end_with(session, connection)
            await welcome(connection, room, hello)
            await attend(node, socket, room, connection, hello.entropy)


Serve = Callable[[Node, WebSocket, str, str], Awaitable[None]]
"""Serves a socket with the token of its session, from an address."""


async def serve(socket: WebSocket, serve_it: Serve) -> None:
    """Open a socket, serve it, and close it with the code that says why."""
    node: Node = socket.app.state.node
    try:
        if not is_own_origin(socket, node.settings.origins):
            await socket.close()
            return
        await socket.accept()
        address = socket.client.host if socket.client else ""
        node.rate_limits.pass_opening_address(address)
        token = token_of(socket, secure=node.settings.secure_cookies)
        await serve_it(node, socket, token, address)
    except Close as close:
        await end(socket, close.code)
    except TooMany:
        await asyncio.sleep(REFUSED_SECONDS)
        await end(socket, wire.TOO_MANY)
    except SQLAlchemyError:
        await end(socket, wire.TRY_AGAIN)
    except WebSocketDisconnect:
        pass
    finally:
        forget_line(socket)


@contextlib.contextmanager
def kept_open(room: Room) -> Iterator[None]:
    """Keep the room open while somebody enters, however long that takes."""
    room.sockets += 1
    try:
        yield
    finally:
        room.sockets -= 1


def forget_line(socket: WebSocket) -> None:
    """Break the reference cycle so that memory is freed at once."""
    del socket.scope["extensions"][EXTENSION]


def is_own_origin(socket: WebSocket, others: tuple[str, ...]) -> bool:
    """Pages of other sites get no socket: a browser sends the origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in others:
        return True
    return origin.partition("://")[2] == socket.headers.get("host")


async def admit(node: Node, socket: WebSocket, token: str) -> tuple[Who, Room]:
    who = (await node.sessions.visit(token)).who
    if who is None:
        raise Close(wire.SIGNED_OUT)
    node.rate_limits.pass_opening(who)
    try:
        return who, await node.rooms.get(read_id(socket.path_params["table"]))
    except (NotFound, SetAside):
        raise Close(wire.NO_TABLE) from None


async def read_hello(socket: WebSocket) -> incoming.Hello:
    try:
        hello = decode(await asyncio.wait_for(receive(socket), HELLO_SECONDS))
    except (TimeoutError, *UNREADABLE):
        raise Close(wire.BAD_START) from None
    if not isinstance(hello, incoming.Hello) or hello.version != wire.VERSION:
        raise Close(wire.BAD_START)
    return hello


def end_with(session: Watch, connection: Connection) -> None:
    """The connection ends with its session, which may have ended already."""
    session.ended = lambda: connection.close(wire.SIGNED_OUT)
    if session.is_ended:
        raise Close(wire.SIGNED_OUT)


async def welcome(connection: Connection, room: Room, hello: incoming.Hello) -> None:
    """Enter the room, if this person may."""
    connection.wanted = hello.eyes
    try:
        await room.enter(connection, hello.last)
    except NoSpectators:
        raise Close(wire.NO_SPECTATORS) from None


def connect(node: Node, socket: WebSocket, who: Who) -> Connection:
    loop = asyncio.get_running_loop()
    closing: list[asyncio.Task[None]] = []
    transport = socket.scope["extensions"][EXTENSION].transport

    def hang_up(code: int) -> None:
        closing.append(loop.create_task(end(socket, code)))
        loop.call_later(CLOSE_SECONDS, transport.abort)

    return Connection(who, transport, node.outbox, hang_up, node.settings.limits.unsent_bytes)


async def end(socket: WebSocket, code: int) -> None:
    """Sent after everything that is queued for the client, who may leave before."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def receive(socket: WebSocket) -> bytes:
    """The next text frame; raises Close for a binary one, WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise Close(wire.BAD_START)
    return bytes(text)


async def attend(
    node: Node, socket: WebSocket, room: Room, connection: Connection, entropy: str | None
) -> None:
    """Receive messages until the connection ends."""
    line = socket.scope["extensions"][EXTENSION]
    handler = CommandHandler(node, room, connection)
    try:
        await stir(room, connection.who, entropy)
        while line.is_ahead:
            handler.hear(await receive(socket))
        line.listen(handler.hear)
        while True:
            handler.hear(await receive(socket))
    finally:
        line.heard = None
        handler.leave()
        room.leave(connection)


async def stir(room: Room, who: Who, entropy: str | None) -> None:
    """Add the entropy of a hello to the shuffle, before the game begins."""

    def make(table: Table) -> entries.AddEntropy | None:
        seats = table.seats_of({who.id})
        missing = any(not table.chairs[seat].entropy for seat in seats)
        if table.status != GATHERING or not entropy or not missing:
            return None
        return entries.AddEntropy(by=who.id, entropy=entropy)

    try:
        await room.propose(make)
    except Busy:
        raise Close(wire.TRY_AGAIN) from None
