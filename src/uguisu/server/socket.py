"""The socket of a table: hello, snapshot, then commands in and updates out."""

import asyncio
from time import monotonic
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from uguisu.kernel.errors import UguisuError
from uguisu.kernel.message import Message
from uguisu.server import entries, metrics
from uguisu.server.connection import Connection
from uguisu.server.errors import UNREADABLE, BadMessage, NoSpectators, NotFound, TooMany
from uguisu.server.feed import encode
from uguisu.server.judge import Scene, Who, judge, own_chair
from uguisu.server.lines import EXTENSION
from uguisu.server.node import Node
from uguisu.server.protocol import asked, told, wire
from uguisu.server.records import rematch_of
from uguisu.server.room import Room
from uguisu.server.sessions import COOKIE
from uguisu.server.table import GATHERING, Table
from uguisu.server.timing import now_ms

HELLO_SECONDS: Final = 10
TALK: Final = (asked.Say, asked.React, asked.Phrase)
DONE: Final = metrics.COMMANDS.labels("done")

log = structlog.get_logger()
decode = msgspec.json.Decoder(asked.ClientMessage).decode


class Close(Exception):
    """End the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def serve_socket(socket: WebSocket) -> None:
    node: Node = socket.app.state.node
    if not is_own_origin(socket, node.settings.origins):
        await socket.close()
        return
    await socket.accept()
    try:
        who, room = await admit(node, socket)
        with node.gate.connection(who):
            connection = await welcome(node, socket, who, room)
            await attend(node, socket, room, connection)
    except Close as close:
        await socket.close(close.code)
    except TooMany:
        await socket.close(wire.TOO_MANY)
    except WebSocketDisconnect:
        pass


def is_own_origin(socket: WebSocket, others: tuple[str, ...]) -> bool:
    """A browser says where the page came from; pages of other sites get no socket."""
    origin = socket.headers.get("origin")
    if origin is None or origin in others:
        return True
    return origin.partition("://")[2] == socket.headers.get("host")


async def admit(node: Node, socket: WebSocket) -> tuple[Who, Room]:
    who = await node.who(socket.cookies.get(COOKIE))
    if who is None:
        raise Close(wire.SIGNED_OUT)
    try:
        return who, await node.rooms.get(socket.path_params["table"])
    except NotFound:
        raise Close(wire.NO_TABLE) from None


async def welcome(node: Node, socket: WebSocket, who: Who, room: Room) -> Connection:
    """The hello, and whether this person may be here."""
    try:
        hello = decode(await asyncio.wait_for(receive(socket), HELLO_SECONDS))
    except (TimeoutError, *UNREADABLE):
        raise Close(wire.BAD_START) from None
    if not isinstance(hello, asked.Hello) or hello.version != wire.VERSION:
        raise Close(wire.BAD_START)
    connection = connect(node, socket, who)
    connection.wanted = hello.eyes
    try:
        await room.enter(connection, hello.last)
    except NoSpectators:
        raise Close(wire.NO_SPECTATORS) from None
    await greet(room, connection, hello)
    return connection


def connect(node: Node, socket: WebSocket, who: Who) -> Connection:
    loop = asyncio.get_running_loop()
    closing: list[asyncio.Task[None]] = []

    def hang_up(code: int) -> None:
        closing.append(loop.create_task(socket.close(code)))

    line = socket.scope["extensions"][EXTENSION]
    return Connection(who, line, hang_up, node.settings.limits.unsent_bytes)


async def receive(socket: WebSocket) -> bytes:
    """The next text frame; raises Close for a binary one, WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise Close(wire.BAD_START)
    return bytes(text)


async def greet(room: Room, connection: Connection, hello: asked.Hello) -> None:
    """The entropy that comes with a hello is added to the shuffle."""
    who, entropy = connection.who, hello.entropy or ""

    def stir(table: Table) -> entries.Stir | None:
        seats = table.seats_of({who.id})
        missing = any(not table.chairs[seat].entropy for seat in seats)
        if table.status != GATHERING or not entropy or not missing:
            return None
        return entries.Stir(by=who.id, entropy=entropy)

    await room.propose(stir)


async def attend(node: Node, socket: WebSocket, room: Room, connection: Connection) -> None:
    try:
        pace = node.gate.new_pace()
        while True:
            text = await receive(socket)
            delay = pace.delay(monotonic())
            if delay:
                metrics.PACED.inc()
                await asyncio.sleep(delay)
            await answer(node, room, connection, text)
    finally:
        room.leave(connection)


async def answer(node: Node, room: Room, connection: Connection, text: bytes) -> None:
    try:
        message = decode(text)
    except UNREADABLE as error:
        refuse(connection, BadMessage(f"The message cannot be read: {error}."), "")
        return
    key = getattr(message, "key", "")
    try:
        await carry_out(node, room, connection, message)
        DONE.inc()
    except UguisuError as error:
        refuse(connection, error, key, reason_of(room.table, connection.who, message))
    except Exception:
        log.exception("a command failed", table=room.table.id)
        raise


async def carry_out(node: Node, room: Room, connection: Connection, message: Any) -> None:
    match message:
        case asked.Act() | asked.Command():
            await command(node, room, connection, message)
        case asked.WhyNot():
            connection.tell(encode(because(room.table, connection.who, message)))
        case asked.Look():
            connection.wanted = message.eyes
            connection.place(room.table)
            room.tell_snapshot(connection, room.table.number)
        case asked.Ping():
            connection.tell(encode(told.Pong(at=message.at, now=now_ms())))
        case asked.Echo():
            connection.echo(message.probe, monotonic())
        case asked.Hello():
            raise BadMessage("Hello is said once, at the beginning.")
        case _:
            pass


async def command(node: Node, room: Room, connection: Connection, message: asked.Command) -> None:
    """Carry a command out once: if it is in the log already, say so."""
    who = connection.who
    if isinstance(message, TALK):
        node.gate.pass_talk(who)
    before: int | None = None
    following = await next_table(node, room, who, message)

    def make(table: Table) -> entries.AnyEntry | None:
        nonlocal before
        before = answered(table, who, message.key)
        if before:
            return None
        entry = judge(table, who, message, scene_of(room, connection))
        if isinstance(entry, entries.Rematch):
            return msgspec.structs.replace(entry, table=following)
        return entry

    number = await room.propose(make)
    if number is None and before is not None:
        connection.tell(encode(told.Done(key=message.key, number=before)))


def scene_of(room: Room, connection: Connection) -> Scene:
    now = now_ms()
    away = room.attendance.absent(now, room.grace_ms)
    return Scene(now, away, connection.round_trip, room.struck)


async def next_table(node: Node, room: Room, who: Who, message: asked.Command) -> str:
    """For a rematch: the new table, made before the old one points to it."""
    if not isinstance(message, asked.Rematch) or answered(room.table, who, message.key):
        return ""
    judge(room.table, who, message, Scene(now_ms()))
    return await node.rooms.create(*rematch_of(room.table, who.id))


def answered(table: Table, who: Who, key: str) -> int | None:
    return next((n for id in who.ids if (n := table.answered.get((id, key)))), None)


def refuse(
    connection: Connection, error: UguisuError, key: str, message: Message | None = None
) -> None:
    metrics.COMMANDS.labels(error.code).inc()
    refusal = told.Refused(
        code=error.code,
        sentence=error.sentence,
        key=key,
        clause=error.clause,
        message=message,
    )
    connection.tell(encode(refusal))


def reason_of(table: Table, who: Who, message: Any) -> Message | None:
    """The reason for a refused action, to be said in the player's language."""
    if not isinstance(message, asked.Act) or message.seat not in table.choices:
        return None
    if table.chairs[message.seat].person not in who.ids:
        return None
    if message.action in table.choices[message.seat] or message.action >= table.game.action_space:
        return None
    view = table.game.view(table.playing.state, message.seat)
    return table.game.why_not(view, message.action)


def because(table: Table, who: Who, question: asked.WhyNot) -> told.Because:
    """WHY can't I: from the view of one's own seat."""
    own_chair(table, who, question.seat)
    reason = None
    legal = table.choices.get(question.seat, ())
    if table.play is not None and legal:
        view = table.game.view(table.play.state, question.seat)
        if question.action is None:
            reason = table.game.why_not_picks(view, legal, question.picks)
        elif question.action not in legal and question.action < table.game.action_space:
            reason = table.game.why_not(view, question.action)
    sentence = table.game.say(reason) if reason else ""
    return told.Because(key=question.key, message=reason, sentence=sentence)
