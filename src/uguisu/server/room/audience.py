"""An audience: connections that follow one feed of a table."""

import asyncio

from uguisu.server.protocol.frames import text_frame
from uguisu.server.protocol.wire import encode
from uguisu.server.room.connection import Connection, Sight
from uguisu.server.room.feed import Feed
from uguisu.server.room.pause import Pause
from uguisu.server.table.seating import Past
from uguisu.server.table.table import Table


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.feed = Feed(table)
        self.connections: set[Connection] = set()
        self.sights: dict[Sight, list[Connection]] = {}
        """Connections that are sent the same updates."""

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.count_eyes()

    def remove(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.count_eyes()

    def place_all(self) -> None:
        """Seats have changed: find the observer of every connection again."""
        for connection in self.connections:
            connection.place(self.table)
        self.count_eyes()

    def count_eyes(self) -> None:
        """Somebody came, left, or looks from another seat."""
        self.sights = {}
        for connection in self.connections:
            self.sights.setdefault(connection.sight, []).append(connection)
        self.feed.eyes = tuple({sight[0] for sight in self.sights})

    async def write_log(self, connection: Connection, last: int) -> None:
        """Prepare the snapshot for somebody who enters, in slices: encoding a long log for the
        first time takes a while, and other tables must go on."""
        while not self.feed.write_log(connection.eyes, last, Pause.slice_seconds):
            await asyncio.sleep(0)

    def tell_snapshot(self, connection: Connection, last: int, now: int) -> None:
        snapshot = self.feed.snapshot(connection.eyes, connection.mine, last, now)
        connection.tell(encode(snapshot))

    def broadcast(self, past: Past) -> None:
        """One update for all with the same view; the author's carries its key."""
        key, author = past.entry.key, past.entry.by
        self.feed.advance()
        for sight, connections in self.sights.items():
            frame = b""
            for connection in connections:
                if key and author in connection.ids:
                    connection.send(self._frame(past, sight, key))
                else:
                    frame = frame or self._frame(past, sight)
                    connection.send(frame)

    def _frame(self, past: Past, sight: Sight, key: str = "") -> bytes:
        return text_frame(encode(self.feed.update(past, sight[0], sight[1], key)))

    def tell(self, message: bytes) -> None:
        frame = text_frame(message)
        for connection in self.connections:
            connection.send(frame)
