"""The modules to compile in pyproject.toml: a misspelt one would stay slow, and nobody be told."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_pattern_of_modules_to_compile_names_a_module() -> None:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["uguisu"]["compile"]

    assert [pattern for pattern in patterns if not [*(ROOT / "src").glob(pattern)]] == []
