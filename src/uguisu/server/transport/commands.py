"""Handles the commands of one connection, and answers each of them.

Messages are handled in the order in which they arrive.
"""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.engine import Connection as DatabaseConnection
from sqlalchemy.exc import SQLAlchemyError

from uguisu.kernel.errors import UguisuError
from uguisu.server import metrics
from uguisu.server.errors import (
    UNREADABLE,
    BadMessage,
    Busy,
    NotSeated,
    WrongMoment,
    said,
)
from uguisu.server.node import Node
from uguisu.server.people.identity import need_free
from uguisu.server.people.names import name_of
from uguisu.server.people.relations import is_blocked
from uguisu.server.protocol import incoming, outgoing
from uguisu.server.protocol.wire import encode
from uguisu.server.reviewing.hints import advice_of
from uguisu.server.room.connection import Connection
from uguisu.server.room.log import Outcome
from uguisu.server.room.records import rematch_of
from uguisu.server.room.room import Room
from uguisu.server.store.problems import sentence_of
from uguisu.server.table import entries
from uguisu.server.table.judging import judge, try_command
from uguisu.server.table.table import Table
from uguisu.server.table.who import Scene, Who
from uguisu.server.transport.answers import because, foretold, reason_of, refuse

TALK: Final = (incoming.Say, incoming.React, incoming.Phrase)

log = structlog.get_logger()
decode: Final = msgspec.json.Decoder(incoming.ClientMessage).decode


class CommandHandler:
    def __init__(self, node: Node, room: Room, connection: Connection) -> None:
        self.node = node
        self.room = room
        self.connection = connection
        self.making: set[asyncio.Task[None]] = set()
        """Rematches and wishes for a seat on their way."""
        self.advising: set[asyncio.Task[None]] = set()
        """Hints that are being made."""

    def hear(self, text: bytes) -> None:
        """Ignore messages of a connection that is being closed: its session may have ended."""
        if self.connection.is_closing:
            return
        try:
            message = decode(text)
        except UNREADABLE as error:
            refuse(self.connection, BadMessage(f"The message cannot be read: {error}."), "")
            return
        try:
            self.carry_out(message)
        except UguisuError as error:
            self.refuse(message, error)

    def carry_out(self, message: Any) -> None:
        room, connection = self.room, self.connection
        match message:
            case incoming.Act():
                PendingCommand(self, message).run()
            case incoming.Rematch():
                self._spawn(self.rematch(message))
            case incoming.Sit():
                self._spawn(self.sit(message))
            case incoming.Hint():
                self.node.rate_limits.pass_hint(connection.who)
                PendingHint(self, message).run()
            case incoming.Command():
                if isinstance(message, TALK):
                    self.node.rate_limits.pass_talk(connection.who)
                PendingCommand(self, message).run()
            case incoming.WhyNot():
                connection.tell(encode(because(room.table, connection.who, message)))
            case incoming.WhatIf():
                connection.tell(encode(foretold(room.table, connection.who, message)))
            case incoming.Look():
                room.look(connection, message.eyes)
            case incoming.Ping():
                connection.tell(encode(outgoing.Pong(at=message.at, now=room.now())))
            case incoming.Echo():
                connection.echo(message.probe, monotonic())
            case _:
                raise BadMessage("Hello is said once, at the beginning.")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        keep(self.making, work)

    async def sit(self, message: incoming.Sit) -> None:
        """The database knows who is welcome, and whose name is whose."""
        table, who = self.room.table, self.connection.who
        company = {table.host, *(chair.person for chair in table.chairs)} - {""}
        try:
            await self.node.store.read(lambda c: need_welcome(c, company, who, message.name))
        except UguisuError as error:
            self.refuse(message, error)
        except SQLAlchemyError as error:
            self.refuse(message, Busy(sentence_of(error)))
        else:
            PendingCommand(self, message).run()

    async def rematch(self, message: incoming.Rematch) -> None:
        """The new table is made before the old one points to it."""
        table, who, following = self.room.table, self.connection.who, ""
        try:
            if not answered(table, who, message.key):
                try_command(table, who, message, Scene(self.room.now()))
                following = await self.node.rooms.create(*rematch_of(table, who.id))
        except UguisuError as error:
            self.refuse(message, error)
        else:
            PendingCommand(self, message, following).run()

    async def advise(self, message: incoming.Hint) -> None:
        """The hint for this seat, if the position is still the same."""
        table, seat = self.room.table, message.seat
        if len(table.choices.get(seat, ())) < 2:
            return
        number = table.number
        try:
            hint = await self.node.hints.of(table, seat)
        except Exception as error:
            log.warning("a hint failed", game=table.game.id, error=type(error).__name__)
            self.refuse(message, said(WrongMoment, "refused-hint-failed"))
        else:
            self.connection.tell(encode(advice_of(hint, message.key, number, seat)))

    def leave(self) -> None:
        """The connection has ended: nobody waits for its hints."""
        for task in self.advising:
            task.cancel()

    def scene(self, message: incoming.Command) -> Scene:
        room, now = self.room, self.room.now()
        if isinstance(message, incoming.Act):
            if room.table.game.referee is None:
                return Scene(now)
            return Scene(now, round_trip=self.connection.round_trip, lateness=room.struck)
        if isinstance(message, incoming.Kick):
            return Scene(now, room.presence.absent(now - room.log.ahead, room.grace_ms))
        return Scene(now)

    def refuse(self, message: Any, error: UguisuError) -> None:
        key = getattr(message, "key", "")
        reason = reason_of(self.room.table, self.connection.who, message, self.room.now())
        refuse(self.connection, error, key, reason)


class PendingCommand:
    """A command on its way into the log. If it is in the log already, it is answered and not
    repeated."""

    __slots__ = ("before", "following", "handler", "message")

    def __init__(
        self, handler: CommandHandler, message: incoming.Command, following: str = ""
    ) -> None:
        self.handler = handler
        self.message = message
        self.following = following
        """The table of a rematch."""
        self.before: int | None = None

    def run(self) -> None:
        self.handler.room.post(self.make, self.done)

    def make(self, table: Table) -> entries.Entry | None:
        handler, message = self.handler, self.message
        who = handler.connection.who
        self.before = answered(table, who, message.key)
        if self.before:
            return None
        entry = judge(table, who, message, handler.scene(message))
        return msgspec.structs.replace(entry, table=self.following) if self.following else entry

    def done(self, outcome: Outcome) -> None:
        handler = self.handler
        if isinstance(outcome, UguisuError):
            handler.refuse(self.message, outcome)
        elif self.before:
            answer = outgoing.Done(key=self.message.key, number=self.before)
            handler.connection.tell(encode(answer))
        else:
            metrics.DONE.count += 1


class PendingHint(PendingCommand):
    """When it is in the log, the hint is made."""

    __slots__ = ()

    def done(self, outcome: Outcome) -> None:
        super().done(outcome)
        handler, message = self.handler, self.message
        if isinstance(message, incoming.Hint) and not isinstance(outcome, UguisuError):
            keep(handler.advising, handler.advise(message))


def keep(tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
    """Start it, and hold it until it is done."""
    task = asyncio.ensure_future(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


def need_welcome(
    connection: DatabaseConnection, company: set[str], who: Who, name: str | None
) -> None:
    """Raises if somebody there has blocked this person, or if the name is an account's of somebody
    else."""
    if is_blocked(connection, who, company):
        raise said(NotSeated, "refused-blocked")
    if name and name != who.name:
        need_free(connection, name_of(name), who.ids)


def answered(table: Table, who: Who, key: str) -> int | None:
    """The number of this command's entry, if it was carried out before."""
    for id in who.ids:
        number = table.answered.get((id, key))
        if number:
            return number
    return None
