"""Encoded replays: made in a thread, one at a time, and cached for all who ask."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from uguisu.server.people.deleted_accounts import DeletedAccounts
from uguisu.server.protocol.wire import encode
from uguisu.server.room.byte_cache import ByteCache
from uguisu.server.room.records import replay
from uguisu.server.store.store import Row, Store
from uguisu.server.table.table import Table

ROOM: Final = 32_000_000
"""Size of the cache in bytes."""

Key = tuple[str, int, int | None, int]
"""The table, its last entry, the observer, and how often former players have changed."""


class Replays:
    def __init__(self, store: Store, departed: DeletedAccounts) -> None:
        self.store = store
        self.departed = departed
        self.thread = ThreadPoolExecutor(1, "replays")
        self.cache: ByteCache[bytes] = ByteCache(ROOM)
        self.making: dict[Key, asyncio.Future[bytes]] = {}

    async def steps(self, table: Table, eyes: int | None) -> msgspec.Raw:
        """The updates of a table so far, encoded. The caller checks who may see them."""
        key = table.id, table.number, eyes, self.departed.changes
        kept = self.cache.get(key)
        return msgspec.Raw(await self._made(key) if kept is None else kept)

    async def _made(self, key: Key) -> bytes:
        making = self.making.get(key)
        if making is None:
            making = self.making[key] = asyncio.ensure_future(self._make(key))
            making.add_done_callback(lambda _: self.making.pop(key))
        return await asyncio.shield(making)

    async def _make(self, key: Key) -> bytes:
        id, number, eyes, _ = key
        former = frozenset(self.departed.ids)
        rows = [row for row in await self.store.entries(id) if row[0] <= number]
        loop = asyncio.get_running_loop()
        made = await loop.run_in_executor(self.thread, encoded, id, rows, eyes, former)
        self.cache.put(key, made, len(made))
        return made

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def encoded(
    id: str, rows: list[Row], eyes: int | None, former: frozenset[str] = frozenset()
) -> bytes:
    return encode(replay(id, rows, eyes, former))
