"""What more processes and more nodes are worth: moves per second of two against one, on SQLite
(`uguisu serve --processes`) and on PostgreSQL with Redis; how long players see nothing when a node
is killed; what it costs when Redis is away.

Everything runs on this machine: servers, databases and the scripted players, whose cost is told
apart. Where there are fewer cores than busy processes, two nodes cannot be faster than one, and
what counts is the processor time of a move: a core gives 1000 ms of it each second.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.ratios import print_ratios
from bench.restart import measure
from bench.server import UNLIMITED, Server, cpu_of, family, free_port, running
from scripts.compiled_venv import compiled_venv
from scripts.test_needs import advice, find_postgres, find_redis, missing
from tests.server.backends import Postgres, Redis
from tests.server.process import Process
from uguisu.server.bus.bus import Advanced, Hint
from uguisu.server.bus.redis_bus import RedisBus

HERE = Path(__file__).parent
PARTS: Final = ("processes", "nodes", "redis", "hints", "killed")
TABLES: Final = 200
SECONDS: Final = 10.0
ROUNDS: Final = 3
MOST_MOVES: Final = 6_000
"""A second, of all tables: with more, the driver runs out of tables whose game is not over."""
KILLED_TABLES: Final = 30
HINTS: Final = 20_000
HINTS_AT_ONCE: Final = 50
RATE: Final = 50.0
"""Moves per second in all, while Redis is up and away: few, so that nothing queues."""

Row = dict[str, float]


class Services:
    """PostgreSQL and Redis, for nodes."""

    def __init__(self, folder: Path) -> None:
        self.postgres = Postgres(Path(find_postgres() or ""), folder)
        self.redis = Redis(find_redis() or "")
        self.postgres.start()
        self.redis.start()
        self.count = 0

    def environment(self) -> dict[str, str]:
        """Of nodes that share a new database."""
        self.count += 1
        database = self.postgres.new_database(f"bench-{self.count}")
        return {"UGUISU_DATABASE": database, "UGUISU_REDIS": self.redis.url}

    def cpu(self) -> float:
        processes = family(self.postgres.process.pid) + family(self.redis.process.pid)
        return sum(map(cpu_of, processes))

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.redis.stop()
        self.postgres.stop()


@contextlib.contextmanager
def nodes(python: Path, count: int, **environment: str) -> Iterator[list[Server]]:
    """So many servers with these settings, each in a folder of its own."""
    with contextlib.ExitStack() as stack:
        servers = []
        for _ in range(count):
            port = free_port()
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            start = "from uguisu.cli import main; main()"
            command = [str(python), "-c", start, "serve", "--port", str(port), "--data", folder]
            settings = UNLIMITED | {"UGUISU_WORKERS": "1", "UGUISU_LOG_LEVEL": "error"}
            servers.append(stack.enter_context(running(command, port, settings | environment)))
        yield servers


def drive(
    servers: Sequence[Server],
    tables: int,
    seconds: float,
    *words: str,
    services: Services | None = None,
) -> Row:
    """Moves per second, their times, and what a move cost each part in processor milliseconds."""
    ports = ",".join(str(server.port) for server in servers)
    command = [sys.executable, str(HERE / "server_driver.py"), ports, str(tables), str(seconds)]
    command += ["--most", str(MOST_MOVES)]
    with subprocess.Popen([*command, *words], stdout=subprocess.PIPE, cwd=HERE.parent) as driving:
        assert driving.stdout is not None
        assert driving.stdout.readline() == b"ready\n"
        before = sum(server.cpu() for server in servers)
        served = services.cpu() if services else 0.0
        found: dict[str, Any] = json.loads(driving.stdout.readline())
        computed = sum(server.cpu() for server in servers) - before
        served = services.cpu() - served if services else 0.0
    moves = found["moves"] * seconds
    return {
        **{name: found[name] for name in ("moves", "p50", "p99", "driver_cpu", "bytes")},
        "cpu": computed * 1000 / moves,
        "services_cpu": served * 1000 / moves,
    }


def in_turn(runs: dict[str, Callable[[], Row]], rounds: int) -> dict[str, list[Row]]:
    """They take turns: the speed of a machine that others use changes from minute to minute."""
    found: dict[str, list[Row]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(run())
    return found


def compare_processes(python: Path, asked: argparse.Namespace) -> dict[str, list[Row]]:
    def run(count: int) -> Row:
        with nodes(python, 1, UGUISU_PROCESSES=str(count)) as servers:
            return drive(servers, asked.tables, asked.seconds)

    return in_turn({"1 process": lambda: run(1), "2 processes": lambda: run(2)}, asked.rounds)


def compare_nodes(
    python: Path, services: Services, asked: argparse.Namespace
) -> dict[str, list[Row]]:
    def run(count: int, *words: str) -> Row:
        with nodes(python, count, **services.environment()) as servers:
            return drive(servers, asked.tables, asked.seconds, *words, services=services)

    runs = {
        "1 node": lambda: run(1),
        "2 nodes": lambda: run(2),
        "2 nodes, by table": lambda: run(2, "--by-table"),
    }
    return in_turn(runs, asked.rounds)


def without_redis(python: Path, services: Services, seconds: float) -> dict[str, Row]:
    """The same few moves at two nodes, with Redis and without."""
    with nodes(python, 2, **services.environment()) as servers:
        words = (str(RATE),)
        with_it = drive(servers, 20, seconds, *words, services=services)
        services.redis.process.send_signal(signal.SIGSTOP)
        try:
            without = drive(servers, 20, seconds, *words)
        finally:
            services.redis.process.send_signal(signal.SIGCONT)
    return {"Redis": with_it, "Redis hangs": without}


def killed(python: Path, services: Services, tables: int) -> list[float]:
    """Seconds for each player until told again, after the node was killed."""
    with tempfile.TemporaryDirectory() as folder:
        settings = UNLIMITED | services.environment() | {"UGUISU_LOG_LEVEL": "error"}
        stops, stays = (Process(Path(folder), **settings) for _ in range(2))
        for node in (stops, stays):
            node.python = str(python)
            node.start()
        try:
            return asyncio.run(measure(stops, stays, tables, signal.SIGKILL))
        finally:
            stops.ended()
            stays.stop()


async def _tell_and_hear(url: str) -> float:
    """Processor seconds of one node that says so many hints and one that hears them."""
    heard = asyncio.Semaphore(0)

    async def hear(_: Hint) -> None:
        heard.release()

    speaker, listener = RedisBus(url), RedisBus(url)
    await speaker.open(ignore)
    await listener.open(hear)
    while not (speaker.is_up and listener.is_up):
        await asyncio.sleep(0.05)
    before = process_time()
    for number in range(HINTS):
        speaker.tell(Advanced("a-table-of-22-letters.", number))
        if number % HINTS_AT_ONCE == HINTS_AT_ONCE - 1:
            for _ in range(HINTS_AT_ONCE):
                await heard.acquire()
    computed = process_time() - before
    await speaker.close()
    await listener.close()
    return computed


async def ignore(_: Hint) -> None:
    """The speaker hears itself too."""


def cost_of_hints(services: Services) -> Row:
    """Processor milliseconds of a hint: at Redis, and at the nodes that say and hear it."""
    before = cpu_of(services.redis.process.pid)
    computed = asyncio.run(_tell_and_hear(services.redis.url))
    served = cpu_of(services.redis.process.pid) - before
    return {"nodes": computed * 1000 / HINTS, "redis": served * 1000 / HINTS}


def show(found: dict[str, Row], title: str) -> None:
    columns = ("moves/s", "p50 ms", "p99 ms", "CPU ms", "database, Redis", "players", "bytes")
    table = Table("", *columns, title=title)
    for name, row in found.items():
        times = [f"{row[field]:.1f}" for field in ("moves", "p50", "p99")]
        costs = [f"{row[field]:.3f}" for field in ("cpu", "services_cpu", "driver_cpu")]
        table.add_row(name, *times, *costs, f"{row['bytes']:.0f}")
    Console(width=120).print(table)


def medians(rounds: list[Row]) -> Row:
    return {field: statistics.median(row[field] for row in rounds) for field in rounds[0]}


def ratio(found: dict[str, list[Row]], field: str, one: str, other: str) -> float:
    pairs = zip(found[one], found[other], strict=True)
    return statistics.median(a[field] / b[field] for a, b in pairs)


def ratios_of(found: dict[str, list[Row]]) -> dict[str, float]:
    ratios = {}
    for one, other in (
        ("2 processes", "1 process"),
        ("2 nodes", "1 node"),
        ("2 nodes, by table", "1 node"),
    ):
        if one in found and other in found:
            for field in ("moves", "cpu"):
                ratios[f"{one}/{field}/{other}"] = ratio(found, field, one, other)
    return ratios


class Measurements:
    """Shows each part as soon as it is measured."""

    def __init__(self) -> None:
        self.console = Console(width=120)
        self.measured: dict[str, Row] = {}
        self.ratios: dict[str, float] = {}

    def compared(self, found: dict[str, list[Row]], tables: int) -> None:
        rows = {name: medians(rounds) for name, rounds in found.items()}
        show(rows, f"{tables} tables")
        self.measured |= rows
        self.ratios |= ratios_of(found)

    def redis(self, found: dict[str, Row]) -> None:
        show(found, f"20 tables, {RATE:.0f} moves/s in all, at two nodes")
        self.measured |= found
        self.ratios["without-redis/p99/with"] = found["Redis hangs"]["p99"] / found["Redis"]["p99"]

    def hints(self, found: Row) -> None:
        self.measured["hints"] = found
        self.console.print(
            f"A hint costs {found['nodes']:.3f} ms of the processor at one node that says it and "
            f"two that hear it, and {found['redis']:.3f} ms at Redis"
        )

    def killed(self, gaps: list[float]) -> None:
        p99 = statistics.quantiles(gaps, n=100)[98]
        self.ratios["killed/p99/s"] = p99
        self.console.print(
            f"A node is killed: {len(gaps)} players hear from the other one after "
            f"{statistics.median(gaps):.2f} s, p99 {p99:.2f} s"
        )

    def end(self) -> None:
        self.console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        print(json.dumps({"measured": self.measured}))
        print_ratios(self.ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="some minutes less")
    parser.add_argument("--python", type=Path, help="of the servers; else compiled")
    parser.add_argument("--only", choices=PARTS, help="one part")
    parser.add_argument("--tables", type=int, default=TABLES)
    asked = parser.parse_args()
    asked.rounds, asked.seconds = (1, 4.0) if asked.quick else (ROUNDS, SECONDS)
    if lacking := [what for what in missing(full=False) if what != "a browser"]:
        raise SystemExit(advice(lacking))
    python, report = asked.python or compiled_venv(), Measurements()
    parts = (asked.only,) if asked.only else PARTS
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Path(folder))
        try:
            if "processes" in parts:
                report.compared(compare_processes(python, asked), asked.tables)
            if "nodes" in parts:
                report.compared(compare_nodes(python, services, asked), asked.tables)
            if "redis" in parts:
                report.redis(without_redis(python, services, asked.seconds))
            if "hints" in parts:
                report.hints(cost_of_hints(services))
            if "killed" in parts:
                count = 5 if asked.quick else KILLED_TABLES
                report.killed(killed(python, services, count))
        finally:
            services.stop()
    report.end()


if __name__ == "__main__":
    main()
