"""How much sooner `uguisu sim` is done on two cores than on one, for every game.

The command is run as anybody would run it, in the compiled build, both ways in turn; the digests
of all records must be equal. Needs two cores that have nothing else to do.
"""

import argparse
import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.ratios import Measure, interleaved, print_ratios
from scripts.compiled_venv import compiled_venv

SECONDS = 20.0
"""What a job takes on one core, about; half of it in the quick form. A second process needs 0.4 s
to start, so that much shorter jobs gain less."""
GAMES = {"war-of-clans": 4, "shinobi": 4, "ninja-master": 4, "ninjato": 4}
REQUIRED = 1.7
digests: dict[str, set[str]] = {}


def sim(uguisu: Path, game: str, games: int, processes: int) -> dict[str, Any]:
    words = ["sim", game, "--seats", str(GAMES[game]), "-n", str(games), "--bot", "genin", "--json"]
    run = subprocess.run(
        [uguisu, *words, "--processes", str(processes)], capture_output=True, text=True, check=True
    )
    result: dict[str, Any] = json.loads(run.stdout)
    digests.setdefault(f"{game} {games}", set()).add(result["digest"])
    return result


def rate(uguisu: Path, game: str, games: int, processes: int) -> float:
    """Games per second of real time."""
    return float(sim(uguisu, game, games, processes)["timing"]["games_per_second"])


def measures(names: list[str], seconds: float) -> dict[str, Measure]:
    uguisu = compiled_venv().with_name("uguisu")
    found: dict[str, Measure] = {}
    for game in names:
        games = max(20, int(seconds * rate(uguisu, game, 20, 1)))
        for processes, cores in ((1, "one-core"), (2, "two-cores")):
            found[f"{game}/{cores}"] = partial(rate, uguisu, game, games, processes)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one game, under a minute")
    quick = parser.parse_args().quick
    names = ["war-of-clans"] if quick else list(GAMES)
    seconds = SECONDS / 2 if quick else SECONDS
    rates = interleaved(measures(names, seconds), rounds=2 if quick else 5)
    ratios = {
        f"{game}/compiled/two-cores/one-core": rates[f"{game}/two-cores"]
        / rates[f"{game}/one-core"]
        for game in names
    }
    table = Table("game", "games/s on one core", "on two", "×", "required", title="Simulation")
    for game in names:
        ratio = f"{ratios[f'{game}/compiled/two-cores/one-core']:.2f}"
        one, two = (f"{rates[f'{game}/{cores}']:,.0f}" for cores in ("one-core", "two-cores"))
        table.add_row(game, one, two, ratio, f"{REQUIRED}")
    Console(width=100).print(table)
    if any(len(found) > 1 for found in digests.values()):
        sys.exit("The games differ between one core and two.")
    print_ratios(ratios)


if __name__ == "__main__":
    main()
