"""A chronicle: the log of a table as one observer is told it, every entry encoded once.

An entry that stands is told the same for ever, so a snapshot only joins what is kept. The
chronicles of all tables share one cache of bounded size.
"""

from collections.abc import Callable, Sequence
from itertools import count
from time import perf_counter
from typing import Final

import msgspec

from uguisu.server.room.byte_cache import ByteCache
from uguisu.server.table import entries
from uguisu.server.table.seating import Past

ROOM: Final = 64_000_000
"""Bytes of all chronicles of a node."""
OVERHEAD: Final = 200
"""Bytes that a kept entry takes besides its text."""

Tell = Callable[[Past, int | None], bytes]


class Chronicle:
    def __init__(self) -> None:
        self.told: dict[int, msgspec.Raw] = {}
        """By number, the entries as they are told."""
        self.size = 0

    def write(self, past: Sequence[Past], eyes: int | None, tell: Tell, seconds: float) -> bool:
        """Encode what is new, one entry at least; False if the time was over first."""
        until = perf_counter() + seconds
        for one in past:
            if one.number not in self.told and is_lasting(one):
                text = tell(one, eyes)
                self.told[one.number] = msgspec.Raw(text)
                self.size += len(text) + OVERHEAD
                if perf_counter() >= until:
                    return False
        return True


class Chronicles:
    """Those of one table, by eyes."""

    cache: ByteCache[Chronicle] = ByteCache(ROOM)
    """Of all tables."""
    serials = count()

    def __init__(self) -> None:
        self.serial = next(self.serials)
        self.eyes: set[int | None] = set()
        """Those that were told something."""

    def forget(self) -> None:
        """The table is left: nobody will ask for these again."""
        for eyes in self.eyes:
            self.cache.remove((self.serial, eyes))

    def write(self, past: Sequence[Past], eyes: int | None, tell: Tell, seconds: float) -> bool:
        """Encode what these eyes have not been told before; False if there may be more to do."""
        return self._write(past, eyes, tell, seconds)[1]

    def log(self, past: Sequence[Past], eyes: int | None, tell: Tell) -> list[msgspec.Raw]:
        """These entries, encoded."""
        told = self._write(past, eyes, tell, float("inf"))[0].told
        return [told.get(one.number) or msgspec.Raw(tell(one, eyes)) for one in past]

    def _write(
        self, past: Sequence[Past], eyes: int | None, tell: Tell, seconds: float
    ) -> tuple[Chronicle, bool]:
        key = self.serial, eyes
        self.eyes.add(eyes)
        chronicle = self.cache.get(key) or Chronicle()
        is_done = chronicle.write(past, eyes, tell, seconds)
        self.cache.put(key, chronicle, chronicle.size)
        return chronicle, is_done


def is_lasting(past: Past) -> bool:
    """Who stirred is told by the seats they hold now, which may change."""
    return not isinstance(past.entry, entries.Stir)
