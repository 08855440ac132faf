"""The processes of one server (`uguisu serve --processes`): each is a node, on the same port and
the same database."""

from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec

METRICS: Final = "metrics"


class Siblings(msgspec.Struct, frozen=True):
    """What one of them knows of the others. `folder` is private to them and ends with the
    server."""

    index: int
    count: int
    folder: str

    @property
    def others(self) -> list[int]:
        return [index for index in range(self.count) if index != self.index]

    def home_of(self, table: bytes) -> int:
        """The process that is best asked about this table. Any may be: the log is the lock. But a
        table that only one has in memory is folded once, and costs the others nothing."""
        return crc32(table) % self.count

    def bus_of(self, index: int) -> str:
        return str(Path(self.folder, f"{index}.bus"))

    def door_of(self, index: int) -> str:
        """Where it takes over connections."""
        return str(Path(self.folder, f"{index}.door"))

    @property
    def turns(self) -> Path:
        """The file by which they take turns at writing."""
        return Path(self.folder, "turns")

    @property
    def metrics(self) -> str:
        """The folder of what they count."""
        return str(Path(self.folder, METRICS))
