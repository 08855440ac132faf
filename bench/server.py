"""How fast the server is, beside boardgame.io with a comparable card game, in the same run.

Scripted players drive real sockets from a process of their own; a move counts when all three
players of its table have received it. Ours stores every move durably in SQLite and builds a view
for every player; the peer keeps its state in memory. Needs `make bench-setup` once.
"""

import argparse
import contextlib
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from pathlib import Path
from socket import socket

from rich.console import Console
from rich.table import Table

from bench.ratios import print_ratios
from scripts.build_web import find_node, npm_of
from scripts.compiled_venv import compiled_venv

HERE = Path(__file__).parent
PEER = HERE / "boardgame"
TABLES = (1, 50, 200, 500)
REFERENCE = 200
"""Tables at which the two are compared."""
ROUNDS = 5
QUICK_ROUNDS = 3
"""There they take turns, and the median of each round's ratio counts: the speed of a machine that
others use too changes from minute to minute."""
IDLE = 5000
IDLE_MEMORY = 1.5e9
IDLE_P99 = 50.0
UNLIMITED = {
    f"UGUISU_LIMITS_{name}": "1000000"
    for name in (
        "MESSAGES_PER_SECOND",
        "MESSAGE_BURST",
        "REQUESTS_PER_SECOND",
        "REQUEST_BURST",
        "TABLES_PER_PERSON",
        "CONNECTIONS_PER_PERSON",
        "CONNECTIONS_PER_ADDRESS",
        "OPENINGS_PER_MINUTE",
        "OPENING_BURST",
    )
}
"""The scripted players are three people and faster than any."""


@dataclass(frozen=True)
class Result:
    """Of one run: milliseconds from sending a move to its last receipt, bytes per table, and the
    server's own time for a move in milliseconds, which other work on the machine disturbs less."""

    moves: float
    p50: float
    p99: float
    memory: float
    cpu: float


Pair = tuple[Result, Result]
"""Ours and theirs."""


class Server:
    """A server in a process of its own."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str]) -> None:
        self.port = port
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | environment,
            cwd=HERE.parent,
        )
        assert self.process.stdout is not None
        while str(port).encode() not in self.process.stdout.readline():
            if self.process.poll() is not None:
                sys.exit(f"{command[0]} did not start")

    def cpu(self) -> float:
        """Seconds that the process has computed, in all its threads, and those it has started."""
        return sum(map(cpu_of, family(self.process.pid)))

    def memory(self) -> int:
        """Resident bytes of the process itself; bots, if any, think elsewhere."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


def family(process: int) -> list[int]:
    """A process and those it has started, directly or not; none where there is no /proc."""
    found = [process] if Path(f"/proc/{process}").exists() else []
    for thread in Path(f"/proc/{process}/task").glob("*/children"):
        for child in thread.read_text().split():
            found += family(int(child))
    return found


def cpu_of(process: int) -> float:
    """Seconds that a process has computed."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0.0
    user, system = stat.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[Server]:
    server = Server(command, port, environment)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait(timeout=30)
        assert server.process.stdout is not None
        server.process.stdout.close()


@contextlib.contextmanager
def ours(python: Path) -> Iterator[Server]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        start = "from uguisu.cli import main; main()"
        command = [str(python), "-c", start, "serve", "--port", str(port), "--data", folder]
        with running(command, port, UNLIMITED | {"UGUISU_WORKERS": "1"}) as server:
            yield server


@contextlib.contextmanager
def theirs(node: Path) -> Iterator[Server]:
    port = free_port()
    command = [str(node), str(PEER / "server.js"), str(port)]
    with running(command, port, {"NODE_ENV": "production"}) as server:
        yield server


def free_port() -> int:
    with socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def drive(driver: list[str], server: Server, tables: int, seconds: float) -> Result:
    memory = server.memory()
    command = [*driver, str(server.port), str(tables), str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=HERE.parent) as driving:
        assert driving.stdout is not None
        assert driving.stdout.readline() == b"ready\n"
        cpu = server.cpu()
        found = json.loads(driving.stdout.readline())
    grown, computed = server.memory() - memory, server.cpu() - cpu
    return Result(
        found["moves"],
        found["p50"],
        found["p99"],
        grown / found.get("opened", tables),
        computed * 1000 / (found["moves"] * seconds),
    )


def compare(python: Path, node: Path, tables: int, seconds: float) -> Pair:
    """Ours and theirs, one after the other."""
    with theirs(node) as server:
        peer = drive([str(node), str(PEER / "driver.js")], server, tables, seconds)
    with ours(python) as server:
        driver = [sys.executable, str(HERE / "server_driver.py")]
        own = drive(driver, server, tables, seconds)
    return own, peer


def median(results: Iterable[Result]) -> Result:
    columns = zip(*map(astuple, results), strict=True)
    return Result(*(statistics.median(column) for column in columns))


def idle(python: Path, count: int) -> dict[str, float]:
    """Open `count` idle sockets; measures the answer to one of them, and the memory of 5,000."""
    with ours(python) as server:
        before = server.memory()
        command = [sys.executable, str(HERE / "server_idle.py"), str(server.port), str(count)]
        crowd = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=HERE.parent
        )
        assert crowd.stdout is not None
        told: dict[str, float] = json.loads(crowd.stdout.readline())
        told["memory"] = before + (server.memory() - before) * IDLE / told["sockets"]
        crowd.communicate()
    return told


def show(results: dict[int, list[Pair]], crowd: dict[str, float]) -> None:
    shown = Table(title="Moves per second, milliseconds until all have received a move")
    for column in ("tables", "", "moves/s", "p50", "p99", "kB per table", "CPU ms per move"):
        shown.add_column(column, justify="right")
    for tables, rounds in results.items():
        sides = map(median, zip(*rounds, strict=True))
        for name, one in zip(("uguisu", "boardgame.io"), sides, strict=True):
            row = [f"{n:.2f}" for n in (one.moves, one.p50, one.p99, one.memory / 1e3, one.cpu)]
            shown.add_row(str(tables), name, *row)
    console = Console()
    console.print(shown)
    console.print(
        f"{crowd['sockets']:.0f} idle sockets: answers in {crowd['p50']:.2f} ms, "
        f"p99 {crowd['p99']:.2f} ms; {IDLE} take {crowd['memory'] / 1e6:.0f} MB"
    )


def ratios_of(results: dict[int, list[Pair]], crowd: dict[str, float]) -> dict[str, float]:
    """Ours to theirs: moves at least 3, p99 at most a third, at 200 tables. What the idle sockets
    take of what they may: at most 1."""
    ratios = {}
    for tables, rounds in results.items():
        for field in ("moves", "p99", "cpu") if rounds[0][1].cpu else ("moves", "p99"):
            found = [getattr(own, field) / getattr(peer, field) for own, peer in rounds]
            ratios[f"{tables}-tables/{field}/boardgame.io"] = statistics.median(found)
    ratios["idle/memory/allowed"] = crowd["memory"] / IDLE_MEMORY
    ratios["idle/p99/allowed"] = crowd["p99"] / IDLE_P99
    return ratios


def set_up() -> None:
    """Install the peer."""
    node = find_node()
    npm = [str(node), str(npm_of(node)), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(npm, check=True, cwd=PEER)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less than a minute")
    parser.add_argument("--setup", action="store_true", help="install the peer, measure nothing")
    parser.add_argument("--interpreted", action="store_true", help="do not build the compiled one")
    asked = parser.parse_args()
    if asked.setup:
        set_up()
        return
    if not (PEER / "node_modules").exists():
        sys.exit("boardgame.io is missing: make bench-setup")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    python = Path(sys.executable) if asked.interpreted else compiled_venv()
    sizes, rounds, seconds = (
        ((REFERENCE,), QUICK_ROUNDS, 5.0) if asked.quick else (TABLES, ROUNDS, 10.0)
    )
    results = {
        size: [
            compare(python, find_node(), size, seconds)
            for _ in range(rounds if size == REFERENCE else 1)
        ]
        for size in sizes
    }
    crowd = idle(python, IDLE // 10 if asked.quick else IDLE)
    show(results, crowd)
    print_ratios(ratios_of(results, crowd))


if __name__ == "__main__":
    main()
