"""Compiled and interpreted, the same games to the last card."""

import subprocess
import sys
from pathlib import Path

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


def digests(python: Path) -> str:
    done = subprocess.run([python, "-c", DIGEST], capture_output=True, text=True, check=True)
    return done.stdout


def test_compiled_and_interpreted_games_are_identical(compiled_python: Path) -> None:
    compiled = digests(compiled_python)
    assert compiled.count("\n") >= 3
    assert compiled == digests(Path(sys.executable))
