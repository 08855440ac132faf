"""How fast the engine is, beside OpenSpiel's C++ card games driven from Python the same way.

Decisions per CPU second of random play for every registered game, compiled and interpreted;
clones per second; playouts inside the module. Needs `make bench-setup`.
"""

import argparse
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

from bench.ratios import Measure, interleaved, print_ratios, show
from scripts.compiled_venv import compiled_venv
from uguisu.games import GAMES

PEERS = ("hearts", "spades", "gin_rummy")
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


def drive_peer(name: str, seconds: float) -> float:
    """Decisions per second; cards are dealt uniformly, the cheapest way the peer offers."""
    import pyspiel

    game = pyspiel.load_game(name)
    rand = random.Random(1).random
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            dealing = state.is_chance_node()
            state.apply_action(legal[int(rand() * len(legal))])
            decisions += not dealing
    return decisions / (process_time() - begin)


def clone_peer(name: str, seconds: float) -> float:
    """Clones per second of a state in the middle of a game."""
    import pyspiel

    rand = random.Random(1).random
    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while decisions < 20:
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(rand() * len(legal))])
    count = 0
    begin = process_time()
    while process_time() - begin < seconds:
        for _ in range(1000):
            state.clone()
        count += 1000
    return count / (process_time() - begin)


def measures(seconds: float) -> dict[str, Measure]:
    pythons = {"compiled": compiled_venv(), "interpreted": Path(sys.executable)}
    workers = {build: Worker(pythons[build]) for build in BUILDS}
    found: dict[str, Measure] = {}
    for game in GAMES:
        for build, worker in workers.items():
            driven = "driven-timed" if game in TIMED else "driven"
            found[f"{game}/{build}/driven"] = partial(worker.measure, driven, game, seconds)
            for what in ("clones", "playouts", *(["rounds"] if game in TIMED else [])):
                found[f"{game}/{build}/{what}"] = partial(worker.measure, what, game, seconds)
    peers: dict[str, Callable[[str, float], float]] = {"driven": drive_peer, "clones": clone_peer}
    for peer in PEERS:
        for what, measure in peers.items():
            found[f"{peer}/{what}"] = partial(measure, peer, seconds)
    return found


def ratios_of(rates: dict[str, float]) -> dict[str, float]:
    """game/build/measure/peer; playouts are compared with the peer driven from Python."""
    ratios = {}
    for name, rate in rates.items():
        if name.endswith("/rounds"):
            ratios[f"{name}/required"] = rate / ROUNDS_REQUIRED
        elif name.count("/") == 2:
            what = name.split("/")[2]
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
    show("Engine", "per CPU second", rates, ratios, PEERS)
    print_ratios(ratios)


if __name__ == "__main__":
    main()
