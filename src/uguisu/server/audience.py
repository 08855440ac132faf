"""An audience: connections that follow one telling of a table, and are told the same things."""

from uguisu.server.chairs import Past
from uguisu.server.connection import Connection
from uguisu.server.feed import Feed, encode
from uguisu.server.table import Table

Kind = tuple[int | None, tuple[int, ...], bool]


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.feed = Feed(table)
        self.connections: set[Connection] = set()

    def place_all(self) -> None:
        """Seats have changed: who looks through whose eyes?"""
        for connection in self.connections:
            connection.place(self.table)

    def tell_snapshot(self, connection: Connection, last: int, now: int) -> None:
        snapshot = self.feed.snapshot(connection.eyes, connection.mine, last, now)
        connection.tell(encode(snapshot))

    def broadcast(self, past: Past) -> None:
        """One update per pair of eyes; the author's carries its key."""
        feed, entry = self.feed, past.entry
        feed.advance()
        made: dict[Kind, bytes] = {}
        for connection in self.connections:
            own = bool(entry.key) and entry.by in connection.who.ids
            kind = (connection.eyes, connection.mine, own)
            message = made.get(kind)
            if message is None:
                key = entry.key if own else ""
                update = feed.update(past, connection.eyes, connection.mine, key)
                message = made[kind] = encode(update)
            connection.tell(message)

    def tell(self, message: bytes) -> None:
        for connection in self.connections:
            connection.tell(message)
