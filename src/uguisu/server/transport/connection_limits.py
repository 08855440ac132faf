"""Connection limits: how many connections a node has room for, and how many an address gets.

Every connection is a file of the process. New ones are refused while there are still files left for
the database, so that a full server can say that it is full.
"""

import contextlib
import sys
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

import structlog

from uguisu.server import metrics
from uguisu.server.metrics import ADDRESS, FULL
from uguisu.server.people.addresses import read_proxies, share_of
from uguisu.server.people.buckets import SHARED, Buckets
from uguisu.server.settings import Settings

RESERVED: Final = 128
"""Files kept for the database, workers, logs and pages."""
SHARES: Final = 4
"""No address gets more than this part of all connections."""
AT_ONCE: Final = 40
"""Requests of an address that do not wait for each other: those of a page."""
LONGEST_WAIT: Final = 1
"""Seconds that a request waits for others of its address."""
QUIET_SECONDS: Final = 10
"""A full server is logged once in this time."""

log = structlog.get_logger()


class ConnectionLimits:
    def __init__(
        self,
        settings: Settings,
        room: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.room = room_for() if room is None else room
        """Connections in all."""
        self.share = max(1, min(settings.limits.connections_per_address, self.room // SHARES))
        """Connections of one address."""
        limits = settings.limits
        self.requests = Buckets(
            limits.requests_per_second * SHARED, min(limits.request_burst, AT_ONCE)
        )
        """Of addresses, pages included."""
        self.is_proxy = read_proxies(settings.trusted_proxies)
        self.clock = clock
        self.inside: Counter[str] = Counter()
        self.total = 0
        self.lingering = 0
        """Refused connections that are not closed yet; not counted as being inside."""
        self.logged_at = float("-inf")

    def enter(self, address: str) -> str:
        """Count a new connection; or say why there is no room for it. A proxy's connections are
        those of many people, and are not limited by address."""
        key = share_of(address)
        if self.total >= self.room:
            self._tell_full()
            return self._turn_away(FULL)
        if self.inside[key] >= self.share and not self.is_proxy(address):
            return self._turn_away(ADDRESS)
        self.inside[key] += 1
        self.total += 1
        metrics.CONNECTIONS.inc()
        return ""

    def leave(self, address: str) -> None:
        key = share_of(address)
        self.inside[key] -= 1
        if not self.inside[key]:
            del self.inside[key]
        self.total -= 1
        metrics.CONNECTIONS.dec()

    def delay(self, address: str) -> float:
        """How many seconds a request of this address has to wait, so that those of one address come
        one after the other; a trusted proxy's never wait."""
        if self.is_proxy(address):
            return 0.0
        return self.requests.delay(share_of(address), self.clock(), LONGEST_WAIT)

    def _turn_away(self, why: str) -> str:
        metrics.TURNED_AWAY.labels(why).inc()
        return why

    def _tell_full(self) -> None:
        now = self.clock()
        if now - self.logged_at >= QUIET_SECONDS:
            self.logged_at = now
            log.warning("the server is full: new connections are refused", connections=self.total)


def room_for() -> int:
    """Connections for which the process may open files."""
    files = raise_file_limit()
    return files - min(RESERVED, files // 4)


if sys.platform == "win32":

    def raise_file_limit() -> int:
        """What the C library can hold there."""
        return 8192

else:
    import resource

    def raise_file_limit() -> int:
        """As many files as the system lets this process open."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = max(soft, 65_536) if hard == resource.RLIM_INFINITY else hard
        with contextlib.suppress(ValueError, OSError):  # macOS has a lower limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
