"""How fast researchers' environments are, beside PettingZoo's and RLCard's card games in one run.

Decisions per CPU second of random play, observations and masks included. Ours: many games stepped
together (`vector`), and one at a time through PettingZoo (`aec`), in the compiled build. Needs
`make bench-setup`.
"""

import argparse
import logging
import random
import subprocess
import warnings
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from bench.ratios import Measure, interleaved, print_ratios, show
from bench.research_worker import drive
from scripts.compiled_venv import compiled_venv

SEATS = {"war-of-clans": 4, "shinobi": 4, "ninja-master": 4, "ninjato": 4}
ZOO = ("leduc_holdem_v4", "texas_holdem_v4")
RLCARD = ("leduc-holdem", "limit-holdem")
PEERS = (*(f"pettingzoo/{name}" for name in ZOO), *(f"rlcard/{name}" for name in RLCARD))


class Worker:
    """A process with the compiled build, which measures on demand."""

    def __init__(self, python: Path) -> None:
        script = Path(__file__).with_name("research_worker.py")
        self.process = subprocess.Popen(
            [python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, what: str, game: str, seconds: float) -> float:
        assert self.process.stdin
        assert self.process.stdout
        print(what, game, SEATS[game], seconds, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def zoo(name: str) -> Any:
    """One of PettingZoo's classic environments, in its usual wrappers."""
    from importlib import import_module

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module(f"pettingzoo.classic.{name}").env()


def drive_rlcard(name: str, seconds: float) -> float:
    """RLCard stepped directly, as its own loop does, without its agents."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    rand = random.Random(1).random
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rand() * len(legal))])
            decisions += 1
    return decisions / (process_time() - begin)


def measures(seconds: float) -> dict[str, Measure]:
    worker = Worker(compiled_venv())
    found: dict[str, Measure] = {}
    for game in SEATS:
        for what in ("vector", "aec"):
            found[f"{game}/{what}"] = partial(worker.measure, what, game, seconds)
    for name in ZOO:
        found[f"pettingzoo/{name}"] = partial(drive, zoo(name), seconds)
    for name in RLCARD:
        found[f"rlcard/{name}"] = partial(drive_rlcard, name, seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="under a minute")
    quick = parser.parse_args().quick
    logging.disable(logging.WARNING)
    rates = interleaved(measures(0.3 if quick else 1.0), rounds=3 if quick else 7)
    ratios = {
        f"{name}/{peer}": rate / rates[peer]
        for name, rate in rates.items()
        if name.split("/")[0] in SEATS
        for peer in PEERS
    }
    show("Research", "decisions / CPU s", rates, ratios, PEERS)
    print_ratios(ratios)


if __name__ == "__main__":
    main()
