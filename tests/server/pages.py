"""Pages without a table, as a program has them."""

from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from tests.server.players import OPEN
from uguisu.client import Session
from uguisu.server.protocol import incoming, lobby, wire

decode = msgspec.json.Decoder(lobby.LobbyMessage).decode


class Page:
    """What the page shows: the last message of each kind."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.crowd: lobby.Crowd
        self.lists: lobby.Lists
        self.yours: lobby.Yours
        self.heard: list[bytes] = []

    async def connect(self) -> None:
        """Until everything was told once."""
        url = f"{self.session.url.replace('http', 'ws', 1)}/ws/lobby"
        headers = self.session.headers
        self.socket = await connect(url, additional_headers=headers, compression=None)
        OPEN.append(self)  # type: ignore[arg-type]
        hello = incoming.Hello(version=wire.VERSION)
        await self.socket.send(msgspec.json.encode(hello).decode())
        while not all(hasattr(self, name) for name in ("crowd", "lists", "yours")):
            await self.receive()

    async def receive(self) -> Any:
        text = await self.socket.recv(decode=False)
        self.heard.append(text)
        message = decode(text)
        setattr(self, type(message).__name__.lower(), message)
        return message

    async def until(self, is_so: Callable[["Page"], bool]) -> None:
        while not is_so(self):
            await self.receive()

    @property
    def open(self) -> set[str]:
        return {one.table.id for one in self.lists.open.tables}


async def a_page(session: Session) -> Page:
    page = Page(session)
    await page.connect()
    return page
