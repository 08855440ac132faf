"""Imports stay light: who does not research loads nothing of it."""

import subprocess
import sys

HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow")


def test_the_package_needs_none_of_the_extras() -> None:
    script = (
        "import sys, uguisu, uguisu.research, uguisu.research.table, uguisu.games, uguisu.cli\n"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )

    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "[]"


def test_many_games_at_once_need_numpy_alone() -> None:
    script = (
        "import sys, uguisu.research.vector, uguisu.research.datasets\n"
        f"print([name for name in {HEAVY[1:]} if name in sys.modules])"
    )

    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "[]"
