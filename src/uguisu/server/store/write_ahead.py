"""SQLite's write-ahead log, made longer before it is needed (docs/decisions/0178).

A commit that makes a file longer also waits for the journal of the file system, several times as
long as one that overwrites. A transaction that is rolled back leaves the file as long as it was.
"""

import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import Final

FIRST: Final = 4 << 20
MOST: Final = 32 << 20
"""Where SQLite starts again from the beginning (`store._set_up_sqlite`), in bytes."""
CACHED: Final = 2 << 20
"""What SQLite keeps in memory of a transaction before it writes, in bytes."""
SPARE: Final = 20
"""A disk with less free space than this multiple is left alone."""

FILL: Final = "INSERT INTO log VALUES ('', 0, 0, zeroblob(?))"


class WriteAheadLog:
    def __init__(self, database: str | None) -> None:
        self.file = Path(f"{database}-wal") if database else None
        self.length = 0
        """Of the file, when it was last made longer."""

    def is_short(self) -> bool:
        """Whether commits have used up what was reserved."""
        if self.file is None or self.length >= MOST:
            return False
        try:
            return self.file.stat().st_size > self.length
        except OSError:
            return False

    def lengthen(self, connection: sqlite3.Connection) -> None:
        """Double it, outside of any transaction. Without room on the disk it stays as it is."""
        if self.file is None:
            return
        wanted = max(FIRST, self.length) + CACHED
        with contextlib.suppress(sqlite3.Error, OSError):
            if shutil.disk_usage(self.file.parent).free > SPARE * wanted:
                fill(connection, wanted)
        with contextlib.suppress(OSError):
            self.length = max(self.length + 1, self.file.stat().st_size)


def fill(connection: sqlite3.Connection, size: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(FILL, (size,))
    finally:
        connection.execute("ROLLBACK")
