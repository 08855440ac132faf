"""Frames as they come over the wire: whole, in pieces, many at once."""

import asyncio
import json
import struct
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.server.house import House, open_house
from tests.server.people.test_limits import limited
from uguisu.client import Place, Session, new_table, sign_in
from uguisu.server import metrics
from uguisu.server.protocol import incoming
from uguisu.server.settings import Settings
from uguisu.server.transport.websocket import AT_ONCE, WebSocketConnection

TEXT, MORE, END, PING, PONG, CLOSE = 0x81, 0x01, 0x80, 0x89, 0x8A, 0x88


class Wire:
    """A socket by hand, so that a test decides which bytes are sent when."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()

    async def send_apart(self, other: "Wire", *pieces: bytes) -> None:
        """Between the pieces the server answers somebody else."""
        for piece in pieces:
            await self.send(piece)
            await other.send(ping(0))
            await other.pongs(1)

    async def frame(self) -> tuple[int, bytes]:
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", await self.reader.readexactly(2))
        return kind, await self.reader.readexactly(size)

    async def pongs(self, count: int) -> list[float]:
        """The `at` of the next answers to pings of the protocol."""
        found: list[float] = []
        while len(found) < count:
            kind, text = await self.frame()
            told: dict[str, Any] = json.loads(text) if kind == TEXT else {}
            assert told.get("type") != "refused", told
            if told.get("type") == "pong":
                found.append(told["at"])
        return found


def masked(kind: int, text: bytes, mask: bytes = b"\x11\xa2\x33\xc4") -> bytes:
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(text))
    if len(text) < 126:
        return bytes([kind, 0x80 | len(text)]) + mask + hidden
    return bytes([kind, 0xFE]) + struct.pack(">H", len(text)) + mask + hidden


def ping(at: int, padding: int = 0) -> bytes:
    return masked(TEXT, b'{"type":"ping","at":%d}' % at + b" " * padding)


async def test_no_log_tells_who_opened_a_socket_and_at_which_table(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")

    wire = await open_wire(house)
    wire.writer.close()
    await wire.writer.wait_closed()

    assert "/ws/" not in caplog.text
    assert "WebSocket" not in caplog.text


async def open_wire(house: House) -> Wire:
    aki = await sign_in(house.url, "Aki")
    return await open_wire_to(house, aki, await new_table(aki, "war-of-clans", 3))


async def open_wire_to(house: House, aki: Session, table: str) -> Wire:
    opened = await shake_hands_at(house, aki, table)
    await opened.send(masked(TEXT, b'{"type":"hello"}') + ping(0))
    assert await opened.pongs(1) == [0]
    return opened


async def shake_hands(house: House) -> Wire:
    """A socket before its hello."""
    aki = await sign_in(house.url, "Aki")
    return await shake_hands_at(house, aki, await new_table(aki, "war-of-clans", 3))


async def shake_hands_at(house: House, aki: Session, table: str) -> Wire:
    port = house.settings.port
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: uguisu={aki.cookie}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return Wire(reader, writer)


@pytest_asyncio.fixture
async def wire(house: House) -> AsyncIterator[Wire]:
    opened = await open_wire(house)
    yield opened
    opened.writer.close()


@pytest_asyncio.fixture
async def other(house: House) -> AsyncIterator[Wire]:
    opened = await open_wire(house)
    yield opened
    opened.writer.close()


async def test_many_frames_may_come_at_once(wire: Wire) -> None:
    await wire.send(b"".join(ping(n, padding=50 * n) for n in range(1, 9)))

    assert await wire.pongs(8) == list(range(1, 9))


async def test_a_frame_may_come_in_pieces(wire: Wire, other: Wire) -> None:
    for padding in (0, 98, 99, 227, 228, 229, 5000):
        for cut in (1, 3, 5, 9):
            whole = ping(1, padding) + ping(2, padding)

            await wire.send_apart(other, whole[:cut], whole[cut:-cut], whole[-cut:])

            assert await wire.pongs(2) == [1, 2]


async def test_a_message_may_come_in_fragments_with_a_ping_between(wire: Wire, other: Wire) -> None:
    text = b'{"type":"ping","at":7}'
    begin, middle, end = masked(MORE, text[:5]), masked(0, text[5:9]), masked(END, text[9:])

    await wire.send_apart(other, begin + masked(PING, b"are you there?") + middle, end + ping(8))

    assert await wire.frame() == (PONG, b"are you there?")
    assert await wire.pongs(2) == [7, 8]


async def test_nothing_is_heard_that_comes_after_a_close(house: House) -> None:
    aki = await sign_in(house.url, "Aki")
    table = await new_table(aki, "war-of-clans", 3)
    wire = await open_wire_to(house, aki, table)

    async with Place(aki, table) as place:
        before = await place.do(incoming.Say(key="before-it", text="Before"))
        late = masked(TEXT, b'{"type":"say","key":"after-it","text":"After"}')
        await wire.send(masked(CLOSE, struct.pack(">H", 1000)) + late)
        await wire.reader.read()
        wire.writer.close()

        assert await place.do(incoming.Say(key="last-of-all", text="Last")) == before + 1


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (bytes([TEXT, 4]) + b"bare", 1002),
        (masked(MORE, b"{") + ping(1), 1002),
        (masked(END, b"no beginning"), 1002),
        (bytes([TEXT, 0xFF]) + struct.pack(">Q", 1 << 40) + b"\x00" * 4 + b"{", 1009),
        (bytes([TEXT, 0xFF]) + b"\xff" * 8 + b"\x00" * 4, 1009),
    ],
)
async def test_wrong_frames_end_the_connection(wire: Wire, wrong: bytes, code: int) -> None:
    await wire.send(wrong)

    kind, text = await wire.frame()

    assert (kind, int.from_bytes(text[:2])) == (CLOSE, code)


async def test_messages_before_anybody_listens_are_answered_in_order(house: House) -> None:
    wire = await shake_hands(house)

    hello = masked(TEXT, b'{"type":"hello"}')
    await wire.send(hello + b"".join(ping(n) for n in range(50)))

    assert await wire.pongs(50) == list(range(50))
    wire.writer.close()


async def test_what_comes_too_fast_is_answered_later_in_order(settings: Settings) -> None:
    with open_house(limited(settings, messages_per_second=1000, message_burst=3)) as house:
        wire = await open_wire(house)
        await wire.send(b"".join(ping(n) for n in range(100)))

        assert await wire.pongs(100) == list(range(100))
        wire.writer.close()


@pytest.mark.parametrize(
    "flood", [ping(1), masked(PING, b"?"), masked(TEXT, b"")], ids=["messages", "pings", "nothing"]
)
@pytest.mark.parametrize("says_hello", [True, False])
async def test_a_flood_of_any_frames_ends_the_connection(
    settings: Settings, flood: bytes, says_hello: bool
) -> None:
    slow = limited(settings, messages_per_second=0.001, message_burst=3, unread_bytes=1000)
    with open_house(slow) as house:
        before = metrics.THROWN_OUT._value.get()
        wire = await (open_wire(house) if says_hello else shake_hands(house))
        await wire.send(flood * 1000)

        assert await closed_with(wire) == 4429
        wire.writer.close()
    assert metrics.THROWN_OUT._value.get() == before + 1


async def closed_with(wire: Wire) -> int:
    while True:
        kind, text = await wire.frame()
        if kind == CLOSE:
            return int.from_bytes(text[:2])


async def test_what_may_wait_waits_and_nothing_more_is_read(settings: Settings) -> None:
    """The server's side of the connection holds no more than it may."""
    slow = limited(settings, messages_per_second=0.001, message_burst=10, unread_bytes=10_000)
    with open_house(slow) as house:
        wire, other = await open_wire(house), await open_wire(house)
        await wire.send_apart(other, *[ping(n) * 30 for n in range(3)])
        lines = [
            one
            for one in house.server.server_state.connections
            if isinstance(one, WebSocketConnection)
        ]
        (line,) = [line for line in lines if line.rest]

        assert line.is_held
        assert len(line.rest) < 10_000
        assert not line.transport.is_reading()
        wire.writer.close()
        other.writer.close()


async def test_many_frames_at_once_leave_turns_to_the_others(house: House) -> None:
    """A few are heard, then the event loop does all else before more are heard."""
    wire = await open_wire(house)
    (line,) = [
        one for one in house.server.server_state.connections if isinstance(one, WebSocketConnection)
    ]
    hearing = asyncio.run_coroutine_threadsafe(turns_of(line, 3 * AT_ONCE), line.loop)

    heard = await asyncio.wrap_future(hearing)

    assert max(Counter(heard).values()) == AT_ONCE
    assert len(set(heard)) == 3
    wire.writer.close()


async def turns_of(line: WebSocketConnection, frames: int) -> list[int]:
    """The turn of the event loop in which each frame was heard."""
    heard, turn = list[int](), 0
    line.heard = lambda _: heard.append(turn)
    line.data_received(b"".join(ping(n) for n in range(frames)))
    while len(heard) < frames:
        turn += 1
        await asyncio.sleep(0)
    return heard


async def test_one_who_is_gone_before_being_refused_is_no_error(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(20):
        wire = await shake_hands(house)
        await wire.send(masked(TEXT, b"no hello"))
        wire.writer.transport.abort()
    other = await open_wire(house)
    other.writer.close()

    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
