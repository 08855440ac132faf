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
OTHERS = ("shinobi", "ninjato")
"""Ninja Master waits for its dice: how fast it is does not depend on the server."""
MOST_MOVES = 4_000
"""A second, of the other games."""
ROUNDS = 5
QUICK_ROUNDS = 3
"""There they take turns, and the median of each round's ratio counts: the speed of a machine that
others use too changes from minute to minute."""
STOP_SECONDS = 120
IDLE = 20_000
IDLE_MEMORY = 1.5e9
SPARE_FILES = 500
"""Of a process, for what is no idle socket."""
IDLE_P99 = 50.0
UNLIMITED = {
    f"UGUISU_LIMITS_{name}": "1000000"
    for name in (
        "MESSAGES_PER_SECOND",
        "MESSAGE_BURST",
        "REQUESTS_PER_SECOND",
        "REQUEST_BURST",
        "TABLES_PER_PERSON",
        "CONNECTIONS",
        "CONNECTIONS_PER_PERSON",
        "CONNECTIONS_PER_ADDRESS",
        "OPENINGS_PER_MINUTE",
        "OPENING_BURST",
    )
}
"""The scripted players are three people and faster than any."""


@dataclass(frozen=True)
class Result:
    """Of one run: milliseconds from sending a move to its last receipt, bytes per table, the
    server's own time for a move in milliseconds, which other work on the machine disturbs less, and
    the bytes that all players of a table are told of a move."""

    moves: float
    p50: float
    p99: float
    memory: float
    cpu: float
    told: float


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
        """Resident bytes of all its processes; what they share is counted once."""
        return sum(map(memory_of, family(self.process.pid)))


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


def memory_of(process: int) -> int:
    try:
        found = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0
    line = next(line for line in found.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) * 1024


@contextlib.contextmanager
def running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[Server]:
    server = Server(command, port, environment)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait(timeout=STOP_SECONDS)
        assert server.process.stdout is not None
        server.process.stdout.close()


@contextlib.contextmanager
def ours(python: Path, processes: int = 1) -> Iterator[Server]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        start = "from uguisu.cli import main; main()"
        command = [str(python), "-c", start, "serve", "--port", str(port), "--data", folder]
        if processes > 1:
            command += ["--processes", str(processes)]
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
        found.get("bytes", 0),
    )


def compare(python: Path, node: Path, tables: int, seconds: float) -> Pair:
    """Ours and theirs, one after the other."""
    with theirs(node) as server:
        peer = drive([str(node), str(PEER / "driver.js")], server, tables, seconds)
    with ours(python) as server:
        driver = [sys.executable, str(HERE / "server_driver.py")]
        own = drive(driver, server, tables, seconds)
    return own, peer


def play(python: Path, game: str, seconds: float) -> Result:
    """One of our other games, as fast as it goes."""
    with ours(python) as server:
        driver = [sys.executable, str(HERE / "server_driver.py"), "--game", game]
        return drive([*driver, "--most", str(MOST_MOVES)], server, REFERENCE, seconds)


def median(results: Iterable[Result]) -> Result:
    columns = zip(*map(astuple, results), strict=True)
    return Result(*(statistics.median(column) for column in columns))


def idle(python: Path, count: int, processes: int = 1) -> dict[str, float]:
    """Open `count` idle sockets; measures the answers to some of them, and the memory of 20,000.
    With few open files allowed, several processes serve, and several open them."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES
    crowds = -(-count // files)
    with ours(python, max(processes, crowds)) as server, contextlib.ExitStack() as stack:
        before = server.memory()
        command = [sys.executable, str(HERE / "server_idle.py"), str(server.port)]
        gathering = [
            stack.enter_context(
                subprocess.Popen(
                    [*command, str(count // crowds), f"127.0.{network}"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    cwd=HERE.parent,
                )
            )
            for network in range(1, crowds + 1)
        ]
        told: list[dict[str, float]] = []
        for crowd in gathering:
            assert crowd.stdout is not None
            told.append(json.loads(crowd.stdout.readline()))
        sockets = sum(one["sockets"] for one in told)
        memory = before + (server.memory() - before) * IDLE / sockets
        for crowd in gathering:
            crowd.communicate()
    times = {field: max(one[field] for one in told) for field in ("p50", "p99")}
    return {**times, "sockets": sockets, "memory": memory, "processes": max(processes, crowds)}


def show(
    results: dict[int, list[Pair]], others: dict[str, list[Result]], crowd: dict[str, float]
) -> None:
    shown = Table(title="Moves per second, milliseconds until all have received a move")
    columns = ("moves/s", "p50", "p99", "kB per table", "CPU ms per move", "bytes per move")
    for column in ("tables", "", *columns):
        shown.add_column(column, justify="right")
    for tables, rounds in results.items():
        sides = map(median, zip(*rounds, strict=True))
        for name, one in zip(("uguisu", "boardgame.io"), sides, strict=True):
            shown.add_row(str(tables), name, *cells(one))
    for game, runs in others.items():
        shown.add_row(str(REFERENCE), game, *cells(median(runs)))
    console = Console()
    console.print(shown)
    console.print(
        f"{crowd['sockets']:.0f} idle sockets at {crowd['processes']:.0f} processes: "
        f"answers in {crowd['p50']:.2f} ms, "
        f"p99 {crowd['p99']:.2f} ms; {IDLE} take {crowd['memory'] / 1e6:.0f} MB"
    )


def cells(one: Result) -> list[str]:
    numbers = (one.moves, one.p50, one.p99, one.memory / 1e3, one.cpu)
    return [*(f"{number:.2f}" for number in numbers), f"{one.told:.0f}" if one.told else ""]


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
    parser.add_argument("--quick", action="store_true", help="about a minute")
    parser.add_argument("--setup", action="store_true", help="install the peer, measure nothing")
    parser.add_argument("--interpreted", action="store_true", help="do not build the compiled one")
    parser.add_argument("--python", type=Path, help="of the server; else compiled")
    parser.add_argument("--idle", action="store_true", help="only the idle sockets")
    asked = parser.parse_args()
    if asked.setup:
        set_up()
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    python = asked.python or (Path(sys.executable) if asked.interpreted else compiled_venv())
    if asked.idle:
        print(json.dumps(idle(python, IDLE // 10 if asked.quick else IDLE)))
        return
    if not (PEER / "node_modules").exists():
        sys.exit("boardgame.io is missing: make bench-setup")
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
    others = {
        game: [play(python, game, seconds) for _ in range(1 if asked.quick else QUICK_ROUNDS)]
        for game in OTHERS
    }
    crowd = idle(python, IDLE // 10 if asked.quick else IDLE)
    show(results, others, crowd)
    print_ratios(ratios_of(results, crowd))


if __name__ == "__main__":
    main()
