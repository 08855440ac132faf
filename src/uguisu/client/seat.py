"""A connection to a table, for programs: the position is always that of the last message."""

import secrets
from collections.abc import Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from uguisu.client.http import Session
from uguisu.kernel.picks import Choice
from uguisu.server.protocol import incoming, outgoing

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(outgoing.ServerMessage).decode


class Refused(Exception):
    """The table refused a command."""

    def __init__(self, refusal: outgoing.Refused) -> None:
        super().__init__(f"{refusal.code}: {refusal.sentence}")
        self.refusal = refusal


def _origin(origin: str | None) -> Origin | None:
    return None if origin is None else Origin(origin)


def new_key() -> str:
    return secrets.token_urlsafe(12)


class Place:
    """Open it with `async with`; read with `receive`, act with `send` and `do`. `heard` is called
    with every raw message before it is parsed."""

    def __init__(
        self,
        session: Session,
        table: str,
        *,
        last: int = 0,
        eyes: int | None = None,
        origin: str | None = None,
        heard: Callable[[bytes], None] = lambda _: None,
    ) -> None:
        self.session = session
        self.id = table
        self.number = last
        self.eyes = eyes
        self.origin = origin
        self.heard = heard
        self.table: outgoing.TableInfo
        self.mine: tuple[int, ...] = ()
        self.view: dict[str, Any] = {}
        self.choices: tuple[Choice, ...] = ()
        self.undo = False
        self.presence = outgoing.Presence(seats=(), watching=0)
        self.log: list[outgoing.Happening | outgoing.Update] = []
        self.honesty: outgoing.ShuffleProof | None = None
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def connect(self) -> None:
        """Connect or reconnect: the snapshot contains everything missed."""
        url = f"{self.session.url.replace('http', 'ws', 1)}/ws/{self.id}"
        headers = self.session.headers
        self.socket = await connect(
            url, additional_headers=headers, origin=_origin(self.origin), compression=None
        )
        hello = incoming.Hello(last=self.number, eyes=self.eyes, entropy=secrets.token_hex(16))
        await self.send(hello)
        while not isinstance(await self.receive(), outgoing.Snapshot):
            pass

    async def send(self, message: incoming.ClientMessage) -> None:
        await self.socket.send(encode(message).decode())

    async def receive(self) -> outgoing.ServerMessage:
        """The next message; the position is brought up to date with it."""
        raw = await self.hear()
        self.heard(raw)
        message: outgoing.ServerMessage = decode(raw)
        match message:
            case outgoing.Update():
                self._update(message)
            case outgoing.Snapshot():
                self._snapshot(message)
            case outgoing.Presence():
                self.presence = message
            case outgoing.Probe():
                await self.answer(message)
            case _:
                pass
        return message

    async def answer(self, probe: outgoing.Probe) -> None:
        """At once: there is no screen to wait for."""
        await self.send(incoming.Echo(probe=probe.probe))

    async def hear(self) -> bytes:
        """The next frame."""
        return await self.socket.recv(decode=False)

    async def do(self, command: incoming.Command) -> int:
        """Send a command and wait for its number; raises Refused."""
        await self.send(command)  # type: ignore[arg-type]
        while True:
            message = await self.receive()
            match message:
                case outgoing.Update() if message.key == command.key:
                    return message.number
                case outgoing.Done() if message.key == command.key:
                    return message.number
                case outgoing.Refused() if message.key in (command.key, ""):
                    raise Refused(message)
                case _:
                    pass

    async def act(self, action: int, seat: int | None = None) -> int:
        own = self.mine[0] if seat is None else seat
        return await self.do(incoming.Act(key=new_key(), seat=own, action=action))

    async def be_ready(self) -> None:
        """Between the rounds of a real-time game: the count is read, the next one may begin."""
        for seat in self.to_read:
            await self.do(incoming.Ready(key=new_key(), seat=seat))

    async def until(self, reached: Callable[["Place"], bool]) -> None:
        """Receive until something is so."""
        while not reached(self):
            await self.receive()

    @property
    def is_over(self) -> bool:
        return self.table.status in ("over", "aborted", "set-aside")

    @property
    def may_act(self) -> bool:
        return bool(self.choices)

    @property
    def to_read(self) -> list[int]:
        """The own seats that the table waits for before it begins the next round."""
        if not self.table.ready_by:
            return []
        return [seat for seat in self.mine if not self.table.seats[seat].ready]

    def _snapshot(self, message: outgoing.Snapshot) -> None:
        self.number = message.number
        self.table = message.table
        self.mine = message.mine
        self.eyes = message.eyes
        self.honesty = message.honesty
        self.log += message.log
        if message.position:
            self.view = message.position.view
            self.choices = message.position.choices
            self.undo = message.position.undo

    def _update(self, message: outgoing.Update) -> None:
        assert message.number == self.number + 1, "updates have no gaps"
        self.number = message.number
        self.log.append(message)
        self.honesty = message.honesty or self.honesty
        if message.table:
            self.table, self.mine, self.eyes = message.table, message.mine, message.eyes
        if message.view is not None:
            self.view = self.view | message.view
            self.choices = message.choices
            self.undo = message.undo
