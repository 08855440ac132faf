"""Nothing one person sends keeps the others waiting: every attack of bench/attacks, with an honest
table beside it. Prints the table's p99 calm, beside the attack and under it.

Beside the attack: the same attackers attack a second server, which has nothing to do with the
table. That is what the machine itself adds when so many processes run on its cores: the scheduler,
caches, the network of the kernel. Attackers and the second server only get idle time.

Under attack the p99 may be three times the larger of the two, and must stay under 50 ms on a
machine that does nothing else; every newcomer must be answered. Exits with 1 otherwise.

Servers, honest table and attacker are processes of their own.
"""

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench import attacks
from bench.ratios import print_ratios
from bench.server import Server, free_port
from scripts.compiled_venv import compiled_venv

HERE = Path(__file__).parent
TIMES: Final = 3.0
"""The attacked p99 to the one without, at most."""
MOST_MS: Final = 50.0
FILES: Final = 4096
"""The server's limit of open files, where an attack has no other."""
START: Final = (
    "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, ({files}, {files})); "
    "from uguisu.cli import main; main()"
)


@dataclass(frozen=True)
class Outcome:
    """Of one attack. `beside` is the p99 while another server is attacked; `bots` are the bots'
    moves, 0 where they are not measured; `memory` is what the server's process has grown by, in
    bytes; `turned_away` are newcomers without an answer."""

    name: str
    calm: float
    beside: float
    attacked: float
    calm_bots: float
    attacked_bots: float
    memory: int
    turned_away: int

    @property
    def ratio(self) -> float:
        return self.attacked / max(self.calm, self.beside)

    @property
    def bots_ratio(self) -> float:
        return self.attacked_bots / self.calm_bots if self.calm_bots else 0.0

    @property
    def is_held(self) -> bool:
        is_quick = max(self.ratio, self.bots_ratio) <= TIMES and self.attacked < MOST_MS
        return is_quick and not self.turned_away


class Helper:
    """A process that says `ready`."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=HERE.parent,
            text=True,
        )
        said = self.line()
        if said != "ready\n":
            self.process.wait()
            sys.exit(f"{' '.join(command)} failed")

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def tell(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def stop(self) -> int:
        """Its exit code, if it had ended before; else 0."""
        code = self.process.poll()
        self.process.kill()
        self.process.communicate()
        return code or 0


@contextlib.contextmanager
def helper(*command: str) -> Iterator[Helper]:
    one = Helper(*command)
    try:
        yield one
    finally:
        code = one.stop()
    if code:
        sys.exit(f"{' '.join(command)} failed")


@contextlib.contextmanager
def serving(python: Path, attack: attacks.Attack, *, idle: bool = False) -> Iterator[Server]:
    """With the settings a host has who sets none; `idle`: in the processor's idle time."""
    port = free_port()
    environment = {"UGUISU_WORKERS": "1", **attacks.environment_of(attack)}
    start = START.format(files=attacks.files_of(attack, FILES))
    before = [sys.executable, str(HERE / "hostile_idle.py")] if idle else []
    with tempfile.TemporaryDirectory() as folder:
        command = [str(python), "-c", start, "serve", "--port", str(port), "--data", folder]
        server = Server([*before, *command], port, environment)
        try:
            yield server
        finally:
            stop(server)


def stop(server: Server) -> None:
    server.process.terminate()
    try:
        server.process.wait(timeout=30)
    except subprocess.TimeoutExpired:
        server.process.kill()
        server.process.wait()
    assert server.process.stdout is not None
    server.process.stdout.close()


def measured(honest: Helper, seconds: float) -> dict[str, float]:
    honest.tell(str(seconds))
    found: dict[str, float] = json.loads(honest.line())
    return found


def run(python: Path, module: str, seconds: float) -> Outcome:
    attack = attacks.find(module)
    more = ["--bots"] if attacks.has_bots(attack) else []
    with serving(python, attack) as server, honest_table(server, *more) as honest:
        measured(honest, 1.0)
        calm = measured(honest, seconds)
        with serving(python, attack, idle=True) as other, attacking(module, other):
            beside = measured(honest, seconds)
        before = server.memory()
        with attacking(module, server):
            attacked, after = measured(honest, seconds), server.memory()
    return Outcome(
        attack.NAME,
        calm["p99"],
        beside["p99"],
        attacked["p99"],
        calm.get("bots", 0.0),
        attacked.get("bots", 0.0),
        after - before,
        int(attacked["turned_away"]),
    )


def honest_table(server: Server, *more: str) -> AbstractContextManager[Helper]:
    return helper("-m", "bench.hostile_driver", str(server.port), *more)


def attacking(module: str, server: Server) -> AbstractContextManager[Helper]:
    return helper("-m", "bench.attacks", module, f"http://127.0.0.1:{server.port}")


def show(outcomes: dict[str, Outcome]) -> None:
    table = Table(
        title="An honest table's p99 in ms, and its bots' slowest moves",
        caption="beside: the same attack on another server. Attackers only get idle time.",
    )
    for column in (
        "attack",
        "calm",
        "beside",
        "attacked",
        "ratio",
        "bots calm",
        "attacked",
        "ratio",
        "MB",
        "away",
    ):
        table.add_column(column, justify="left" if column == "attack" else "right")
    for one in outcomes.values():
        bots = [one.calm_bots, one.attacked_bots, one.bots_ratio] if one.calm_bots else []
        cells = [f"{n:.1f}" for n in (one.calm, one.beside, one.attacked, one.ratio, *bots)]
        cells += [""] * (7 - len(cells))
        style = "" if one.is_held else "red"
        table.add_row(
            one.name, *cells, f"{one.memory / 1e6:+.0f}", str(one.turned_away), style=style
        )
    Console(width=110).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="12 seconds for each attack, not 45")
    parser.add_argument("--interpreted", action="store_true", help="do not build the compiled one")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help="only these modules")
    asked = parser.parse_args()
    python = Path(sys.executable) if asked.interpreted else compiled_venv()
    seconds = 4.0 if asked.quick else 15.0
    chosen = asked.attacks or attacks.names()
    if unknown := set(chosen) - set(attacks.names()):
        parser.error(f"{', '.join(sorted(unknown))}: there is {', '.join(attacks.names())}")
    outcomes = {name: run(python, name, seconds) for name in chosen}
    show(outcomes)
    print_ratios({f"{name}/p99": one.ratio for name, one in outcomes.items()})
    if not all(one.is_held for one in outcomes.values()):
        sys.exit(1)


if __name__ == "__main__":
    os.environ.setdefault("UGUISU_LOG_LEVEL", "warning")
    main()
