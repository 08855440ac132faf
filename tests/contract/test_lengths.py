"""No game can run forever: thousands of random games of each end, and their lengths are told."""

import subprocess
from pathlib import Path

from scripts.compiled_venv import ROOT
from tests.contract.tables import each_table
from uguisu.kernel.game import Game

GAMES_EACH = 10_000


@each_table
def test_ten_thousand_random_games_with_every_player_count_end(
    game: Game, seats: int, compiled_python: Path
) -> None:
    """In the compiled build, which the builds test shows to play the same games."""
    script = [compiled_python, ROOT / "scripts" / "lengths.py"]
    done = subprocess.run(
        [*script, game.id, "--seats", str(seats), "--games", str(GAMES_EACH)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    assert done.stdout.startswith(f"{game.id} {seats}: {GAMES_EACH} games")
    assert done.stdout.count("\n") == 1
