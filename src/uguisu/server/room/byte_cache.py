"""An LRU cache of encoded bytes."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class ByteCache(Generic[V]):
    """Holds up to `room` bytes. A larger value is not stored at all."""

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
        """Store a value under this key, replacing the old one."""
        self.remove(key)
        self.kept[key] = value, size
        self.used += size
        while self.used > self.room:
            _, (_, freed) = self.kept.popitem(last=False)
            self.used -= freed

    def remove(self, key: Hashable) -> None:
        _, freed = self.kept.pop(key, (None, 0))
        self.used -= freed
