"""Connection limits: for the node and for each address.

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
"""Files reserved for the database, workers, logs and pages."""
SHARES: Final = 4
"""No address gets more than all connections divided by this."""
AT_ONCE: Final = 40
"""Requests of an address that are not delayed: those of one page."""
LONGEST_WAIT: Final = 1
"""The longest delay of a request, in seconds."""
QUIET_SECONDS: Final = 10
"""A full server is logged at most once in this time."""

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
        """Refused connections that are still open; they do not count against the limits."""
        self.logged_at = float("-inf")

    def enter(self, address: str) -> str:
        """Count a new connection, or return why there is no room for it. Connections of a trusted
        proxy belong to many people and are not limited by address."""
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
        """The delay for a request of this address, in seconds. Requests of a trusted proxy are not
        delayed."""
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
    """How many connections the process can open files for."""
    files = raise_file_limit()
    return files - min(RESERVED, files // 4)


if sys.platform == "win32":

    def raise_file_limit() -> int:
        """The largest value the C library accepts there."""
        return 8192

else:
    import resource

    def raise_file_limit() -> int:
        """Raise the limit of open files as far as the system allows."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = max(soft, 65_536) if hard == resource.RLIM_INFINITY else hard
        with contextlib.suppress(ValueError, OSError):  # macOS has a lower limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
