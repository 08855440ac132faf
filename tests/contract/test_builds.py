"""Compiled and interpreted, the same games to the last card."""

import subprocess
import sys
from pathlib import Path

import pytest

from uguisu.games import GAMES

pytestmark = pytest.mark.long

DIGEST = """
import hashlib
from uguisu.games import GAMES
from uguisu.kernel.options import bots_only
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK

for name, game in GAMES.items():
    for seats in game.seat_range:
        told = hashlib.sha256()
        for seed in range(3):
            state = game.new(seats, bots_only(game.options), seed)
            lots = Lots(seed)
            while not state.is_over:
                actors = state.actors()
                seat = actors[lots.below(len(actors))]
                legal = state.legal(seat)
                action = legal[lots.below(len(legal))]
                state.apply_at(seat, action, state.due() if seat == CLOCK else 0)
                told.update(f"{seat} {game.write_action(action)} {legal}".encode())
            told.update(game.write(state).encode())
            told.update(game.write(game.fork(state, 0, seed, "builds")).encode())
        print(name, seats, told.hexdigest())
"""


COPIES = """
import copy, pickle
from uguisu.games import GAMES
from uguisu.research.table import ResearchTable

for name, game in GAMES.items():
    table = ResearchTable(game, game.seat_range[0], {}, 0)
    for other in (copy.deepcopy(table), table.redealt(0, 1), pickle.loads(pickle.dumps(table))):
        print(name, other.game.write_view(other.game.view(other.state, 0)))
"""


def digests(python: Path) -> str:
    done = subprocess.run([python, "-c", DIGEST], capture_output=True, text=True, check=True)
    return done.stdout


def test_compiled_and_interpreted_games_are_identical(compiled_python: Path) -> None:
    compiled = digests(compiled_python)
    assert compiled.count("\n") >= 3
    assert compiled == digests(Path(sys.executable))


def test_tables_of_the_compiled_build_are_copied_redealt_and_packed(compiled_python: Path) -> None:
    done = subprocess.run(
        [compiled_python, "-c", COPIES], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 3 * len(GAMES)
    assert len(set(lines)) == len(GAMES), "seat A sees the same in each"
