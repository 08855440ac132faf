"""A wall clock that can be made to jump while a server runs.

The offset lives in a small file that the server maps into its memory, so that it also survives the
server being killed, as the clock of a machine does. Nothing in the server knows of it.
"""

import mmap
import struct
import time
from pathlib import Path

NANOSECONDS = struct.Struct("<q")


class WallClock:
    """The side that makes it jump."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.write_bytes(NANOSECONDS.pack(0))

    def set(self, seconds: float) -> None:
        """So far ahead of the true time, or behind it."""
        with self.file.open("r+b") as opened:
            opened.write(NANOSECONDS.pack(round(seconds * 1e9)))


def wear(file: Path) -> None:
    """In the process of the server: from now on it believes this clock."""
    with file.open("rb") as opened:
        memory = mmap.mmap(opened.fileno(), NANOSECONDS.size, access=mmap.ACCESS_READ)
    true_time_ns = time.time_ns

    def time_ns() -> int:
        offset: int = NANOSECONDS.unpack_from(memory)[0]
        return true_time_ns() + offset

    def seconds() -> float:
        return time_ns() / 1e9

    time.time_ns = time_ns
    time.time = seconds
