"""How fast the engine is, beside OpenSpiel's C++ card games driven from Python the same way.

Decisions per CPU second of random play for every registered game, compiled and interpreted;
clones per second; playouts inside the module, beside rollouts in C++. Needs `make bench-setup`.
"""

import argparse
import subprocess
import sys
from functools import partial
from pathlib import Path

from bench import openspiel_peer
from bench.ratios import Measure, interleaved, print_ratios, show
from scripts.compiled_venv import compiled_venv
from uguisu.games import GAMES

PEERS = ("hearts", "spades", "gin_rummy")
ROLLOUTS = "hearts/rollouts"
INSIDE = ("playouts", "rollouts")
"""Of whole games, and from a table on that is set up, as the peer's begin."""
SEATS = {"war-of-clans": 4, "shinobi": 4, "ninja-master": 4, "ninjato": 4}
TIMED = ("ninja-master",)
ROUNDS_REQUIRED = 2000
"""Simulated rounds per second of a game in real time; there is no peer to compare it with."""
BUILDS = ("compiled", "interpreted")


class Worker:
    """A process with one build of the engine, which measures on demand."""

    def __init__(self, python: Path) -> None:
        script = Path(__file__).with_name("engine_worker.py")
        self.process = subprocess.Popen(
            [python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, what: str, game: str, seconds: float) -> float:
        assert self.process.stdin
        assert self.process.stdout
        print(what, game, SEATS[game], seconds, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def measures(seconds: float) -> dict[str, Measure]:
    pythons = {"compiled": compiled_venv(), "interpreted": Path(sys.executable)}
    workers = {build: Worker(pythons[build]) for build in BUILDS}
    found: dict[str, Measure] = {}
    for game in GAMES:
        for build, worker in workers.items():
            driven = "driven-timed" if game in TIMED else "driven"
            found[f"{game}/{build}/driven"] = partial(worker.measure, driven, game, seconds)
            for what in ("clones", *INSIDE, *(["rounds"] if game in TIMED else [])):
                found[f"{game}/{build}/{what}"] = partial(worker.measure, what, game, seconds)
    for peer in PEERS:
        found[f"{peer}/driven"] = partial(openspiel_peer.drive, peer, seconds)
        found[f"{peer}/clones"] = partial(openspiel_peer.clone, peer, seconds)
    found[ROLLOUTS] = partial(openspiel_peer.roll_out, "hearts", seconds)
    return found


def ratios_of(rates: dict[str, float]) -> dict[str, float]:
    """game/build/measure/peer; what runs inside the module is compared with the peer driven from
    Python, and with the rollouts that hearts plays in C++."""
    ratios = {}
    for name, rate in rates.items():
        if name.endswith("/rounds"):
            ratios[f"{name}/required"] = rate / ROUNDS_REQUIRED
        elif name.count("/") == 2:
            what = name.split("/")[2]
            if what in INSIDE:
                ratios[f"{name}/{ROLLOUTS}"] = rate / rates[ROLLOUTS]
            for peer in PEERS:
                ratios[f"{name}/{peer}"] = (
                    rate / rates[f"{peer}/{'clones' if what == 'clones' else 'driven'}"]
                )
    return ratios


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="under a minute")
    quick = parser.parse_args().quick
    rates = interleaved(measures(0.15 if quick else 1.0), rounds=3 if quick else 7)
    ratios = ratios_of(rates)
    show("Engine", "per CPU second", rates, ratios, (*PEERS, ROLLOUTS))
    print_ratios(ratios)


if __name__ == "__main__":
    main()
