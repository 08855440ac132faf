"""Processes that write the same SQLite file take turns.

SQLite lets one write at a time and makes the others ask again and again, after ever longer pauses
(its busy handler). Here they wait in line and are woken. The lock spans whole transactions with
what they read, so that they do not need more care than those of a single process. It ends with the
process that holds it, however that ends.
"""

import sys
from pathlib import Path
from typing import Protocol

if sys.platform != "win32":
    import fcntl


class Turns(Protocol):
    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...

    def close(self) -> None: ...


class NobodyElse:
    """For a process that writes alone."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass

    def close(self) -> None:
        pass


class FileTurns:
    """Two locks: who holds the first is next. Whoever has just written must get that one too, and
    so cannot overtake the process that waits."""

    def __init__(self, path: Path) -> None:
        self.next = path.with_suffix(".next").open("wb")
        self.now = path.with_suffix(".now").open("wb")

    def __enter__(self) -> None:
        if sys.platform != "win32":
            fcntl.flock(self.next, fcntl.LOCK_EX)
            try:
                fcntl.flock(self.now, fcntl.LOCK_EX)
            finally:
                fcntl.flock(self.next, fcntl.LOCK_UN)

    def __exit__(self, *_: object) -> None:
        if sys.platform != "win32":
            fcntl.flock(self.now, fcntl.LOCK_UN)

    def close(self) -> None:
        self.next.close()
        self.now.close()
