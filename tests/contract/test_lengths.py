"""No game can run forever: thousands of random games of each end, and their lengths are told."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.compiled_venv import ROOT
from tests import sizes
from tests.contract.tables import each_table
from tests.sizes import sized
from uguisu.kernel.game import Game


@pytest.fixture
def python(request: pytest.FixtureRequest) -> Path:
    """Thousands of games are played in the compiled build, which the builds test shows to play the
    same games; a few in plain Python."""
    return Path(request.getfixturevalue("compiled_python") if sizes.IS_FULL else sys.executable)


@each_table
@sized("games", quick=20, full=10_000)
def test_random_games_with_every_player_count_end(
    game: Game, seats: int, games: int, python: Path
) -> None:
    script = [python, ROOT / "scripts" / "lengths.py"]
    done = subprocess.run(
        [*script, game.id, "--seats", str(seats), "--games", str(games)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    assert done.stdout.startswith(f"{game.id} {seats}: {games} games")
    assert done.stdout.count("\n") == 1
