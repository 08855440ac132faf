"""A cache of encoded bytes: what was used least recently goes when there is no room."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class ByteCache(Generic[V]):
    """Holds up to `room` bytes. Something larger than that is not kept at all."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.used = 0
        self.kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()

    def get(self, key: Hashable) -> V | None:
        found = self.kept.get(key)
        if found is None:
            return None
        self.kept.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Keep it, instead of what was kept under this key before."""
        self.remove(key)
        self.kept[key] = value, size
        self.used += size
        while self.used > self.room:
            _, (_, freed) = self.kept.popitem(last=False)
            self.used -= freed

    def remove(self, key: Hashable) -> None:
        _, freed = self.kept.pop(key, (None, 0))
        self.used -= freed
