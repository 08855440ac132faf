"""The socket of pages without a table."""

import contextlib

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, open_house
from tests.server.pages import a_page
from tests.server.people.test_accounts import a_name
from tests.server.players import gather
from uguisu.client import Session
from uguisu.server.protocol import incoming, outgoing, wire
from uguisu.server.settings import Limits, Settings


async def until_closed(line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.recv()


async def code_of(socket: connect, *messages: str) -> int:
    """With which code the server closes."""
    async with socket as line:
        for message in messages:
            await line.send(message)
        await until_closed(line)
        return line.close_code or 0


def line_to(house: House) -> connect:
    return connect(house.url.replace("http", "ws", 1) + "/ws/lobby", compression=None)


async def test_it_says_whether_the_line_is_alive(house: House) -> None:
    page = await a_page((await gather(house.url, a_name()))[0])
    await page.socket.send(msgspec.json.encode(incoming.Ping(at=7.5)).decode())

    while not isinstance(answer := await page.receive(), outgoing.Pong):
        pass

    assert answer.at == 7.5


async def test_nothing_else_is_heard(house: House) -> None:
    hello = msgspec.json.encode(incoming.Hello(version=wire.VERSION)).decode()
    start = msgspec.json.encode(incoming.Start(key="12345678")).decode()

    assert await code_of(line_to(house), "{}") == wire.BAD_START
    assert await code_of(line_to(house), hello, "nonsense") == wire.BAD_START
    assert await code_of(line_to(house), hello, start) == wire.BAD_START


async def test_sockets_of_one_person_are_limited(settings: Settings) -> None:
    settings = replace(settings, limits=Limits(connections_per_person=1))
    with open_house(settings) as house:
        visitor = await a_page(Session(house.url))
        assert await code_of(line_to(house)) == wire.TOO_MANY

        await visitor.socket.close()


async def test_it_ends_with_the_session(house: House) -> None:
    (session,) = await gather(house.url, a_name())
    page = await a_page(session)

    await session.request("DELETE", "/api/session")

    await until_closed(page.socket)
    assert page.socket.close_code == wire.SIGNED_OUT
