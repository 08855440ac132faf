"""Rate limits of a node: per person, per address and in total.

Requests over a limit are refused. (Messages of a socket are delayed instead.)
"""

import contextlib
from collections import Counter
from collections.abc import Iterator
from time import monotonic
from typing import Final

import sqlalchemy as sa
import structlog

from uguisu.server import metrics
from uguisu.server.errors import TooMany, said
from uguisu.server.metrics import ADDRESS, FULL
from uguisu.server.now import now_ms
from uguisu.server.people.addresses import share_of
from uguisu.server.people.buckets import SHARED, Buckets, per_minute
from uguisu.server.settings import Limits
from uguisu.server.store.schema import tables
from uguisu.server.store.store import Store
from uguisu.server.table.table import GATHERING, PLAYING
from uguisu.server.table.who import Who

EXPORTS: Final = 3
"""Of one person's data at once."""
EXPORT_SECONDS: Final = 600
"""Until one more is allowed."""
JOINS: Final = 50
"""From one address at once, to all tournaments."""
JOIN_SECONDS: Final = 60
"""Until one more is allowed."""
DAY_MS: Final = 86_400_000

log = structlog.get_logger()


class PersonRate:
    """The rate per minute for a person; an address gets a multiple of it."""

    def __init__(self, times: int, burst: int = 0) -> None:
        """`burst`: how many at once; by default all of a minute."""
        self.people = Buckets(times / 60, burst or times)
        self.addresses = Buckets(times * SHARED / 60, (burst or times) * SHARED)

    def take_person(self, id: str, now: float) -> bool:
        return self.people.take(id, now)

    def take_address(self, address: str, now: float) -> bool:
        return self.addresses.take(share_of(address), now)

    def take(self, who: Who | None, address: str, now: float) -> bool:
        if not self.take_address(address, now):
            return False
        return who is None or self.take_person(who.id, now)


class RateLimits:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        rate, burst = limits.requests_per_second, limits.request_burst
        self.people = Buckets(rate, burst)
        self.addresses = Buckets(rate * SHARED, burst * SHARED)
        self.talkers = per_minute(limits.talk_per_minute)
        self.openings = PersonRate(limits.openings_per_minute, limits.opening_burst)
        self.replays = PersonRate(limits.replays_per_minute)
        self.components = PersonRate(limits.components_per_minute)
        self.codes = PersonRate(limits.codes_per_minute)
        self.seeking = PersonRate(limits.seeking_per_minute)
        self.reports = PersonRate(limits.reports_per_minute)
        self.reviews = PersonRate(limits.reviews_per_minute)
        self.hints = per_minute(limits.hints_per_minute)
        self.exports = Buckets(1 / EXPORT_SECONDS, EXPORTS)
        self.joins = Buckets(1 / JOIN_SECONDS, JOINS)
        self.connected: Counter[str] = Counter()
        self.connected_from: Counter[str] = Counter()

    def pass_address(self, address: str) -> None:
        if not self.addresses.take(share_of(address), monotonic()):
            raise said(TooMany, "refused-many-here")

    def pass_person(self, who: Who | None) -> None:
        if who is not None and not self.people.take(who.id, monotonic()):
            raise said(TooMany, "refused-too-many")

    def pass_opening_address(self, address: str) -> None:
        """A socket is opened; the person is not known yet."""
        if not self.openings.take_address(address, monotonic()):
            raise said(TooMany, "refused-many-openings-here")

    def pass_opening(self, who: Who) -> None:
        if not self.openings.take_person(who.id, monotonic()):
            raise said(TooMany, "refused-many-openings")

    def pass_replay(self, who: Who | None, address: str) -> None:
        if not self.replays.take(who, address, monotonic()):
            raise said(TooMany, "refused-many-replays")

    def pass_review(self, who: Who | None, address: str) -> None:
        """A review has to be made for somebody."""
        if not self.reviews.take(who, address, monotonic()):
            raise said(TooMany, "refused-many-reviews")

    def pass_hint(self, who: Who) -> None:
        """A hint has to be made for somebody."""
        if not self.hints.take(who.id, monotonic()):
            raise said(TooMany, "refused-many-hints")

    def pass_components(self, who: Who, address: str) -> None:
        """A table with house components, which have to be parsed."""
        if not self.components.take(who, address, monotonic()):
            raise said(TooMany, "refused-many-components")

    def pass_code(self, who: Who | None, address: str) -> None:
        """Somebody tries the code of an invitation."""
        if not self.codes.take(who, address, monotonic()):
            raise said(TooMany, "refused-many-codes")

    def pass_seeking(self, who: Who, address: str) -> None:
        """Somebody begins to look for people, or changes the wish."""
        if not self.seeking.take(who, address, monotonic()):
            raise said(TooMany, "refused-too-many")

    def pass_joining(self, address: str) -> None:
        """Somebody joins a tournament: guests of one address cannot fill it."""
        if not self.joins.take(share_of(address), monotonic()):
            raise said(TooMany, "refused-many-joins-here")

    def pass_talk(self, who: Who) -> None:
        if not self.talkers.take(who.id, monotonic()):
            raise said(TooMany, "refused-fast-talk")

    def pass_report(self, who: Who, address: str) -> None:
        if not self.reports.take(who, address, monotonic()):
            raise said(TooMany, "refused-many-reports")

    def pass_export(self, who: Who) -> None:
        """All data of a person: every log where they sat has to be read."""
        if not self.exports.take(who.id, monotonic()):
            raise said(TooMany, "refused-many-exports")

    async def pass_new_table(self, store: Store, who: Who) -> None:
        """Tables of the last day that have not ended."""
        query = sa.select(sa.func.count()).where(
            tables.c.host.in_(who.ids),
            tables.c.status.in_([GATHERING, PLAYING]),
            tables.c.created_at > now_ms() - DAY_MS,
        )
        found = await store.read(lambda connection: connection.scalar(query))
        if (found or 0) >= self.limits.tables_per_person:
            raise said(TooMany, "refused-many-tables")

    @contextlib.contextmanager
    def connection(self, who: Who, address: str) -> Iterator[None]:
        """Holds one of the allowed connections while a socket is open; raises TooMany."""
        limits, where = self.limits, share_of(address)
        if self.connected.total() >= limits.connections:
            metrics.TURNED_AWAY.labels(FULL).inc()
            log.warning("all sockets of this node are taken", sockets=limits.connections)
            raise said(TooMany, "refused-full")
        if self.connected[who.id] >= limits.connections_per_person:
            raise said(TooMany, "refused-many-connections")
        if self.connected_from[where] >= limits.connections_per_address:
            metrics.TURNED_AWAY.labels(ADDRESS).inc()
            raise said(TooMany, "refused-many-connections-here")
        with (
            metrics.SOCKETS.track_inprogress(),
            counted(self.connected, who.id),
            counted(self.connected_from, where),
        ):
            yield


@contextlib.contextmanager
def counted(counter: Counter[str], key: str) -> Iterator[None]:
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]
