"""How much more jonin finds out on two cores than on one, and how long all ranks think.

In the compiled build. Tries of actions per second, one core and two in turn, beside those of
OpenSpiel's C++ search of hearts, whose tries end with a random rollout. In real time two cores
can only do more if they have nothing else to do; per second of CPU time they should do as much as
one, so that nothing is lost by working together.

Decisions are timed in games between chunins, the making of the turn included: jonin in real time,
as its own limit is one; genin and chunin in CPU time.
"""

import argparse
import json
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import openspiel_peer
from bench.ratios import Measure, interleaved, print_ratios, show
from scripts.compiled_venv import compiled_venv

SEATS = {"war-of-clans": 4, "shinobi": 4, "ninja-master": 4, "ninjato": 4}
SEARCHING = ("war-of-clans", "shinobi", "ninjato")
PEER = "hearts/ismcts"
CORES = {"one-core": 1, "two-cores": 2}
ALLOWED = {"genin": 5.0, "chunin": 5.0, "jonin": 1000.0}
"""Milliseconds for a decision."""
MOVES = {"genin": 1000, "chunin": 1000, "jonin": 30}
QUICK = {"genin": 200, "chunin": 200, "jonin": 4}


class Worker:
    """A process with the compiled build, which measures on demand."""

    def __init__(self, python: Path) -> None:
        script = Path(__file__).with_name("search_worker.py")
        self.process = subprocess.Popen(
            [python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, what: str, game: str, *words: object) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        print(what, game, SEATS[game], *words, file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def rates_of(worker: Worker, seconds: float, rounds: int) -> dict[str, float]:
    def rate(game: str, cores: int, per: str) -> float:
        return float(worker.ask("rate", game, cores, seconds)[per])

    measures: dict[str, Measure] = {
        f"{game}/{per}/{name}": partial(rate, game, cores, per)
        for game in SEARCHING
        for per in ("real", "cpu")
        for name, cores in CORES.items()
    }
    measures[PEER] = partial(openspiel_peer.search, "hearts", seconds)
    return interleaved(measures, rounds)


def times_of(worker: Worker, moves: dict[str, int]) -> dict[str, dict[str, float]]:
    return {
        f"{game}/{rank}": worker.ask("times", game, rank, moves[rank])
        for game in SEATS
        for rank in ALLOWED
    }


def show_times(times: dict[str, dict[str, float]]) -> None:
    columns = list(next(iter(times.values())))
    table = Table("who", *columns, "allowed", title="Milliseconds for a decision, one core")
    for name, found in times.items():
        cells = [f"{found[column]:.2f}" for column in columns]
        table.add_row(name, *cells, f"{ALLOWED[name.split('/')[1]]:.0f}")
    Console(width=100).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="under a minute")
    quick = parser.parse_args().quick
    worker = Worker(compiled_venv())
    rates = rates_of(worker, 0.2 if quick else 0.8, rounds=3 if quick else 9)
    ratios = {
        f"{name}/one-core": rate / rates[name.replace("two-cores", "one-core")]
        for name, rate in rates.items()
        if name.endswith("two-cores")
    }
    for game in SEARCHING:
        name = f"{game}/cpu/one-core"
        ratios[f"{name}/{PEER}"] = rates[name] / rates[PEER]
    show("Search", "tries / s", rates, ratios, ["one-core", PEER])
    times = times_of(worker, QUICK if quick else MOVES)
    show_times(times)
    for name, found in times.items():
        rank = name.split("/")[1]
        worst = found["max" if rank == "jonin" else "cpu p99"]
        ratios[f"{name}/allowed/taken"] = ALLOWED[rank] / worst
    print_ratios(ratios)


if __name__ == "__main__":
    main()
