"""Messages of a connection leave together, in their order, and none after it was closed."""

import asyncio
from typing import cast

from uguisu.server.protocol.frames import text_frame
from uguisu.server.protocol.wire import NO_SPECTATORS, TOO_SLOW, TRY_AGAIN
from uguisu.server.room.connection import Connection, Outbox
from uguisu.server.table.who import Who


class Transport:
    """Takes everything, or nothing at all, or breaks."""

    def __init__(self, *, takes: bool = True, breaks: bool = False) -> None:
        self.takes = takes
        self.breaks = breaks
        self.writes: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        if self.breaks:
            raise RuntimeError("broken")
        self.writes.append(data)

    def get_write_buffer_size(self) -> int:
        return 0 if self.takes else sum(map(len, self.writes))


def connect(
    transport: Transport, limit: int = 1000, outbox: Outbox | None = None
) -> tuple[Connection, list[int]]:
    codes: list[int] = []
    who = Who("aki", frozenset({"aki"}), "Aki")
    line = cast("asyncio.Transport", transport)
    return Connection(who, line, outbox or Outbox(), codes.append, limit), codes


async def test_what_is_told_in_one_turn_of_the_loop_is_one_write() -> None:
    transport = Transport()
    connection, _ = connect(transport)

    connection.tell(b"one")
    connection.tell(b"two")
    assert transport.writes == []
    await asyncio.sleep(0)

    assert transport.writes == [text_frame(b"one") + text_frame(b"two")]


async def test_what_was_told_before_the_end_is_sent_and_nothing_after_it() -> None:
    transport = Transport()
    connection, codes = connect(transport)

    connection.tell(b"one")
    connection.close(NO_SPECTATORS)
    connection.tell(b"two")
    await asyncio.sleep(0)

    assert transport.writes == [text_frame(b"one")]
    assert codes == [NO_SPECTATORS]


async def test_one_who_has_left_is_sent_nothing_more() -> None:
    transport = Transport()
    connection, _ = connect(transport)

    connection.tell(b"one")
    connection.is_gone = True
    await asyncio.sleep(0)

    assert transport.writes == []


async def test_one_who_takes_nothing_is_let_go() -> None:
    connection, codes = connect(Transport(takes=False), limit=10)

    connection.tell(b"x" * 20)
    await asyncio.sleep(0)

    assert codes == [TOO_SLOW]


async def test_one_whose_connection_breaks_keeps_nothing_from_the_others() -> None:
    outbox, sound = Outbox(), Transport()
    broken, codes = connect(Transport(breaks=True), outbox=outbox)
    other, _ = connect(sound, outbox=outbox)

    broken.tell(b"one")
    other.tell(b"one")
    await asyncio.sleep(0)
    other.tell(b"two")
    await asyncio.sleep(0)

    assert sound.writes == [text_frame(b"one"), text_frame(b"two")]
    assert codes == [TRY_AGAIN]
