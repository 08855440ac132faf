"""Errors quote what somebody wrote with `quoted`, in short; `{…!r}` would echo all of it."""

import ast
from pathlib import Path

import uguisu

SOURCE = Path(uguisu.__file__).parent
FOLDERS = ("kernel", "games")
TRUSTED = {"components.py"}
"""House components are bounded before they are read."""


def echoes(text: str) -> list[int]:
    """The lines that put the whole of a value into a text."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FormattedValue) and node.conversion == ord("r")
    ]


def test_nothing_in_kernel_or_games_echoes_input() -> None:
    files = [path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py")]
    found = {
        f"{path.relative_to(SOURCE)}:{line}"
        for path in files
        if path.name not in TRUSTED
        for line in echoes(path.read_text(encoding="utf-8"))
    }

    assert len(files) > 50
    assert found == set()


def test_an_echo_is_seen() -> None:
    assert echoes('x = 1\nraise E(f"not {word!r}.")') == [2]
    assert echoes('raise E(f"not {quoted(word)}.")') == []
