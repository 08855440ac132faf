"""No game can run forever: thousands of random games of each end, and their lengths are told."""

import re
import subprocess
from pathlib import Path

from scripts.compiled_venv import ROOT
from tests.contract.tables import each_game
from uguisu.kernel.game import Game

GAMES_EACH = 10_000


@each_game
def test_ten_thousand_random_games_with_every_player_count_end(
    game: Game, compiled_python: Path
) -> None:
    """In the compiled build, which the builds test shows to play the same games."""
    done = subprocess.run(
        [compiled_python, ROOT / "scripts" / "lengths.py", game.id, "--games", str(GAMES_EACH)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    told = re.findall(rf"^{game.id} (\d): (\d+) games", done.stdout, re.MULTILINE)
    assert told == [(str(seats), str(GAMES_EACH)) for seats in game.seat_range]
