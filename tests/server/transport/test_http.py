"""Connections that do not finish what they began."""

import asyncio
import json
from collections.abc import Iterator

import pytest

from tests.server.house import House, open_house
from tests.server.people.test_limits import limited
from tests.server.transport.test_connection_limits import count
from tests.server.transport.test_websocket import open_wire, ping
from uguisu.client import sign_in
from uguisu.server.settings import Settings
from uguisu.server.transport.config import Config
from uguisu.server.transport.connection_limits import ConnectionLimits
from uguisu.server.transport.http import HEAD_BYTES

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = GET.replace(b"GET /healthz", b"POST /api/session") + b"Content-Type: application/json\r\n"
WHOLE = GET + b"\r\n"


@pytest.fixture
def hasty(settings: Settings) -> Iterator[House]:
    """Gives heads and bodies no time to speak of."""
    with open_house(limited(settings, head_seconds=0.05, body_seconds=0.05)) as house:
        yield house


def limits_of(house: House) -> ConnectionLimits:
    assert isinstance(house.server.config, Config)
    return house.server.config.connections


async def connect(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", house.settings.port)


async def answer_to(house: House, *pieces: bytes) -> tuple[int, str]:
    """The status and the code of the last answer, when the server has closed."""
    reader, writer = await connect(house)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
    told = await reader.read()
    writer.close()
    head, _, body = told.rpartition(b"\r\n\r\n")
    status = head.rpartition(b"HTTP/1.1 ")[2][:3]
    return int(status), json.loads(body)["code"]


@pytest.mark.parametrize(
    "pieces",
    [
        [b"G"],
        [GET],
        [GET + b"X-More: "],
        [WHOLE, GET],
        [POST + b"Content-Length: 100\r\n\r\n", b'{"name"'],
        [POST + b"Transfer-Encoding: chunked\r\n\r\n", b"5\r\n{"],
    ],
    ids=["a letter", "a line", "half a header", "the second", "a body", "a chunk"],
)
async def test_a_request_that_is_not_finished_is_refused(hasty: House, pieces: list[bytes]) -> None:
    before = count("slow")

    assert await answer_to(hasty, *pieces) == (408, "too-slow")
    assert count("slow") == before + 1


@pytest.mark.parametrize("said", [b"", b"\r\n"], ids=["nothing", "an empty line"])
async def test_a_connection_that_asks_nothing_is_closed(hasty: House, said: bytes) -> None:
    reader, writer = await connect(hasty)
    writer.write(said)

    assert await reader.read() == b""
    writer.close()


async def test_an_empty_line_after_an_answer_does_not_keep_the_connection(hasty: House) -> None:
    reader, writer = await connect(hasty)
    writer.write(WHOLE)
    await reader.readuntil(b'"ok"}')
    writer.write(b"\r\n")

    assert await reader.read() == b""
    writer.close()


async def test_a_socket_has_no_deadline(hasty: House) -> None:
    wire = await open_wire(hasty)
    await answer_to(hasty, GET)

    await wire.send(ping(7))

    assert await wire.pongs(1) == [7]
    wire.writer.close()


async def test_endless_headers_are_refused(house: House) -> None:
    line = b"X-More: " + b"x" * 1000 + b"\r\n"
    before = count("large")
    reader, writer = await connect(house)
    writer.write(GET + line * (HEAD_BYTES // len(line) + 1))
    told = await reader.read()
    writer.close()

    assert told.startswith(b"HTTP/1.1 431 ")
    assert count("large") == before + 1


async def test_a_full_house_answers_and_has_room_again(settings: Settings) -> None:
    with open_house(settings) as house:
        connections = limits_of(house)
        connections.room = 2
        first, second = [await connect(house) for _ in range(2)]
        await until(connections, 2)

        assert await answer_to(house, WHOLE) == (503, "busy")
        first[1].close()
        await until(connections, 1)
        assert await status_of(house) == 200
        second[1].close()
        await until(connections, 0)


async def test_an_address_has_a_share_of_the_connections(settings: Settings) -> None:
    with open_house(limited(settings, connections_per_address=2)) as house:
        connections = limits_of(house)
        held = [await connect(house) for _ in range(2)]
        await until(connections, 2)

        assert await answer_to(house, WHOLE) == (429, "too-many")
        for _, writer in held:
            writer.close()
        await until(connections, 0)
        assert await status_of(house) == 200


async def test_sockets_keep_their_place_until_they_are_closed(settings: Settings) -> None:
    with open_house(settings) as house:
        connections = limits_of(house)
        wire = await open_wire(house)
        await until(connections, 1)

        wire.writer.close()
        await until(connections, 0)
        await sign_in(house.url, "Aki")
        await until(connections, 0)


async def until(connections: ConnectionLimits, total: int) -> None:
    while connections.total != total:
        await asyncio.sleep(0)


async def status_of(house: House) -> int:
    reader, writer = await connect(house)
    writer.write(WHOLE)
    line = await reader.readline()
    writer.close()
    return int(line.split()[1])
