"""Frames as websockets itself writes and reads them."""

import pytest
from websockets.frames import Frame, Opcode

from uguisu.server.protocol.frames import frame_end, plain_text, text_frame

SIZES = (0, 1, 125, 126, 127, 4_095, 4_096, 65_535, 65_536)


def written(kind: Opcode, text: bytes, *, mask: bool = True) -> bytes:
    return Frame(kind, text).serialize(mask=mask)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_sent_is_a_frame_that_websockets_writes_too(size: int) -> None:
    text = b"x" * size

    assert text_frame(text) == written(Opcode.TEXT, text, mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_the_end_of_a_frame_is_found_in_what_follows(size: int) -> None:
    frame = written(Opcode.TEXT, b"x" * size)

    assert frame_end(b"ab" + frame + b"more", 2) == 2 + len(frame)


def test_too_little_of_a_frame_has_no_end_yet() -> None:
    frame = written(Opcode.TEXT, b"x" * 200)

    assert [frame_end(frame[:n], 0) for n in range(4)] == [0, 0, 0, 0]
    assert frame_end(frame[:4], 0) == len(frame)


def test_a_short_text_is_read_through_its_mask() -> None:
    assert plain_text(written(Opcode.TEXT, b'{"type":"hello"}')) == b'{"type":"hello"}'


OTHERS = {
    "binary": Frame(Opcode.BINARY, b"data"),
    "ping": Frame(Opcode.PING, b"data"),
    "fragment": Frame(Opcode.TEXT, b"data", fin=False),
    "long": Frame(Opcode.TEXT, b"x" * 126),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_every_other_frame_is_left_to_websockets(kind: str) -> None:
    assert plain_text(OTHERS[kind].serialize(mask=True)) is None


def test_what_is_not_masked_or_not_whole_is_left_to_websockets() -> None:
    assert plain_text(written(Opcode.TEXT, b"data", mask=False)) is None
    assert plain_text(written(Opcode.TEXT, b"data")[:-1]) is None
