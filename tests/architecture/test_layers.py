"""Imports only go down: the contracts of pyproject.toml, as a test."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_imports_only_go_down() -> None:
    lint = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]

    run = subprocess.run(lint, cwd=ROOT, capture_output=True, text=True, check=False)

    assert run.returncode == 0, run.stdout
