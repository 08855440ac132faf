"""Metrics of a node for Prometheus: numbers only, no people, tables or contents.

One registry for the process. The processes of one server write to files in a folder named by the
environment, and each of them reports the totals. `docs/operating.md` says which to watch.
"""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which the Prometheus client knows the folder."""
REGISTRY: Final = CollectorRegistry()
SUM: Final = "livesum"
"""Several processes: gauges are added up."""

SOCKETS: Final = Gauge("uguisu_sockets", "Open sockets.", registry=REGISTRY, multiprocess_mode=SUM)
TABLES: Final = Gauge("uguisu_tables", "Tables at hand.", registry=REGISTRY, multiprocess_mode=SUM)
COMMANDS: Final = Counter(
    "uguisu_commands", "Commands of players, by outcome.", ["outcome"], registry=REGISTRY
)
REQUESTS: Final = Counter(
    "uguisu_requests", "Requests of the REST side, by status.", ["status"], registry=REGISTRY
)
APPENDS: Final = Histogram(
    "uguisu_append_seconds",
    "From an entry to its place on the disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
COMMITS: Final = Counter("uguisu_commits", "Transactions.", registry=REGISTRY)
GROUPS: Final = Histogram(
    "uguisu_group_jobs",
    "Jobs the writer takes at once.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 400),
    registry=REGISTRY,
)
CONFLICTS: Final = Counter(
    "uguisu_conflicts", "Entries whose number was taken by another node.", registry=REGISTRY
)
CATCH_UPS: Final = Counter(
    "uguisu_caught_up_entries", "Entries read that others had stored.", registry=REGISTRY
)
THINKING: Final = Histogram(
    "uguisu_thinking_seconds",
    "How long bots think, once they have a worker.",
    ["game", "rank"],
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
    registry=REGISTRY,
)
QUEUE: Final = Gauge(
    "uguisu_thinking_queue",
    "Bots that wait for a worker.",
    ["priority"],
    registry=REGISTRY,
    multiprocess_mode=SUM,
)
WAITING: Final = Histogram(
    "uguisu_thinking_wait_seconds",
    "How long bots wait for a worker.",
    ["priority"],
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60),
    registry=REGISTRY,
)
PACED: Final = Counter("uguisu_paced", "Messages that had to wait: floods.", registry=REGISTRY)

THROWN_OUT: Final = Counter(
    "uguisu_thrown_out", "Sockets closed because of a flood.", registry=REGISTRY
)

CONNECTIONS: Final = Gauge(
    "uguisu_connections", "Connections of any kind.", registry=REGISTRY, multiprocess_mode=SUM
)
TURNED_AWAY: Final = Counter(
    "uguisu_turned_away", "Connections refused or given up, by why.", ["why"], registry=REGISTRY
)
FULL: Final = "full"
ADDRESS: Final = "address"
"""Reasons to refuse a connection: the node is full, or the address has its share."""

LOOP_LAG: Final = Histogram(
    "uguisu_loop_lag_seconds",
    "How late the event loop comes to a timer.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)


class Tally:
    """A counter without a lock, for what happens at every move; `text` adds it to its Prometheus
    counter."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.count = 0

    def settle(self) -> None:
        count, self.count = self.count, 0
        self.counter.inc(count)


DONE: Final = Tally(COMMANDS.labels("done"))


def text() -> str:
    DONE.settle()
    registry = REGISTRY
    if FOLDER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry).decode()


def forget(folder: str, process: int) -> None:
    """This process has ended: its tables and sockets do not count any more."""
    mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
