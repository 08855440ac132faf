"""Text frames of a WebSocket, parsed and made without overhead (bench/server.py)."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets is plain Python
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""A final text frame."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Payloads below have their length in the second byte of a frame."""
LONG: Final = 65536
"""Payloads below have it in two more bytes, all others in eight."""


def head(size: int) -> bytes:
    """The header of a frame with so many bytes of text."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8)


HEADS: Final = [head(size) for size in range(4096)]
"""Of the sizes that most messages have, made once."""


def text_frame(text: bytes) -> bytes:
    """As a server sends it: not masked."""
    size = len(text)
    return (HEADS[size] if size < len(HEADS) else head(size)) + text


def plain_text(frame: bytes) -> bytes | None:
    """The text of a short, masked and final text frame; None for anything else."""
    size = len(frame) - 6
    if 0 <= size < SHORT and frame[0] == TEXT and frame[1] == MASKED | size:
        return apply_mask(frame[6:], frame[2:6])
    return None


def frame_end(data: bytes, at: int) -> int:
    """The end of the frame that begins at `at`, perhaps beyond the data; 0 if too little of it has
    arrived."""
    there = len(data) - at
    if there < 2:
        return 0
    size = data[at + 1] & ~MASKED
    start = at + 6 if data[at + 1] & MASKED else at + 2
    if size < SHORT:
        return start + size
    wide = 2 if size == SHORT else 8
    if there < 2 + wide:
        return 0
    return start + wide + int.from_bytes(data[at + 2 : at + 2 + wide])
