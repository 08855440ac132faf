"""A chronicle: the log of a table as one observer sees it, every entry encoded once.

An entry is always told the same way, so a snapshot only joins the cached entries. The chronicles of
all tables share one cache of bounded size.
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
"""Size of the cache of a node, in bytes."""
OVERHEAD: Final = 200
"""Overhead of a cached entry, in bytes."""

Tell = Callable[[Past, int | None], bytes]


class Chronicle:
    def __init__(self) -> None:
        self.told: dict[int, msgspec.Raw] = {}
        """The encoded entries, by number."""
        self.size = 0

    def write(self, past: Sequence[Past], eyes: int | None, tell: Tell, seconds: float) -> bool:
        """Encode what is new, at least one entry; False if the time ran out."""
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
    """The chronicles of one table, by observer."""

    cache: ByteCache[Chronicle] = ByteCache(ROOM)
    """Shared by all tables."""
    serials = count()

    def __init__(self) -> None:
        self.serial = next(self.serials)
        self.eyes: set[int | None] = set()
        """The observers that have a chronicle."""

    def forget(self) -> None:
        """The room is closed: free its part of the cache."""
        for eyes in self.eyes:
            self.cache.remove((self.serial, eyes))

    def write(self, past: Sequence[Past], eyes: int | None, tell: Tell, seconds: float) -> bool:
        """Encode what this observer has not been sent before; False if the time ran out."""
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
    """An AddEntropy names the seats its author holds now, which may change: not cacheable."""
    return not isinstance(past.entry, entries.AddEntropy)
