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
from collections.abc import Iterator, Sequence
from pathlib import Path
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

HERE = Path(__file__).parent
TABLES: Final = 200
SECONDS: Final = 10.0
ROUNDS: Final = 3
KILLED_TABLES: Final = 30
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


def in_turn(runs: dict[str, Any], rounds: int) -> dict[str, list[Row]]:
    """They take turns: the speed of a machine that others use changes from minute to minute."""
    found: dict[str, list[Row]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(run())
    return found


def compare(python: Path, services: Services, asked: argparse.Namespace) -> dict[str, list[Row]]:
    tables, seconds = asked.tables, asked.seconds

    def processes(count: int) -> Row:
        with nodes(python, 1, UGUISU_PROCESSES=str(count)) as servers:
            return drive(servers, tables, seconds)

    def cluster(count: int, *words: str) -> Row:
        with nodes(python, count, **services.environment()) as servers:
            return drive(servers, tables, seconds, *words, services=services)

    runs: dict[str, Any] = {
        "1 process": lambda: processes(1),
        "2 processes": lambda: processes(2),
        "1 node": lambda: cluster(1),
        "2 nodes": lambda: cluster(2),
        "2 nodes, by table": lambda: cluster(2, "--by-table"),
    }
    chosen = {name: run for name, run in runs.items() if asked.only in name}
    return in_turn(chosen, asked.rounds)


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
    return {"with Redis": with_it, "Redis hangs": without}


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="about a minute")
    parser.add_argument("--python", type=Path, help="of the servers; else compiled")
    parser.add_argument("--only", default="", help="a part of the name of what is compared")
    parser.add_argument("--tables", type=int, default=TABLES)
    asked = parser.parse_args()
    asked.rounds, asked.seconds = (1, 4.0) if asked.quick else (ROUNDS, SECONDS)
    if lacking := [what for what in missing(full=False) if what != "a browser"]:
        raise SystemExit(advice(lacking))
    python = asked.python or compiled_venv()
    console = Console(width=120)
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Path(folder))
        try:
            found = compare(python, services, asked)
            redis = without_redis(python, services, asked.seconds)
            gaps = killed(python, services, 5 if asked.quick else KILLED_TABLES)
        finally:
            services.stop()
    show({name: medians(rounds) for name, rounds in found.items()}, f"{asked.tables} tables")
    show(redis, f"20 tables, {RATE:.0f} moves/s in all, at two nodes")
    p99 = statistics.quantiles(gaps, n=100)[98] if len(gaps) > 1 else gaps[0]
    console.print(
        f"A node is killed: {len(gaps)} players hear from the other one after "
        f"{statistics.median(gaps):.2f} s, p99 {p99:.2f} s"
    )
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(json.dumps({"measured": {name: medians(rounds) for name, rounds in found.items()}}))
    print_ratios(
        {
            **ratios_of(found),
            "killed/p99/s": p99,
            "without-redis/p99/with": redis["Redis hangs"]["p99"] / redis["with Redis"]["p99"],
        }
    )


if __name__ == "__main__":
    main()
