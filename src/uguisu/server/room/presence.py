"""Who is connected to a table, here and at other nodes, and since when the others are away."""

from collections.abc import Iterable
from typing import Final

import msgspec

from uguisu.server.bus.bus import Present
from uguisu.server.table.table import Table

FORGET_MS: Final = 25_000
"""How long a report of another node counts; nodes repeat it every ten seconds."""


class RemotePresence(msgspec.Struct, frozen=True):
    said: Present
    at: int


class Presence:
    """By seat, since when its player is away (milliseconds); no entry for those present."""

    def __init__(self) -> None:
        self.elsewhere: dict[str, RemotePresence] = {}
        self.away: dict[int, int] = {}
        self.seats: tuple[int, ...] = ()
        self.watching = 0
        self.round_trip = 0
        """The longest round trip of players at other nodes."""

    def hear(self, said: Present, now: int) -> None:
        self.elsewhere[said.node] = RemotePresence(said, now)

    def keep(self, now: int) -> None:
        """The other nodes are unreachable: assume that nobody has left."""
        self.elsewhere = {node: RemotePresence(e.said, now) for node, e in self.elsewhere.items()}

    def count(self, table: Table, people: Iterable[str], watching: int, now: int) -> bool:
        """Update from who is connected here; True if something changed."""
        fresh = [e.said for e in self.elsewhere.values() if e.at > now - FORGET_MS]
        known = {*people, *(person for said in fresh for person in said.people)}
        seats = table.seats_of(known)
        watching += sum(said.watching for said in fresh)
        self.round_trip = max((said.round_trip for said in fresh), default=0)
        changed = (seats, watching) != (self.seats, self.watching)
        self.seats, self.watching = seats, watching
        for seat, chair in enumerate(table.chairs):
            if not chair.person or seat in seats:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)
        return changed

    def absent(self, now: int, grace_ms: int) -> frozenset[int]:
        """The seats whose players have been away for longer than the grace period."""
        return frozenset(s for s, since in self.away.items() if since + grace_ms <= now)
