"""The skeleton of a game: a small working game, to be changed into another."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from uguisu.cli.usage_errors import InvalidInput, UsageError
from uguisu.games.third_party import ID, LONGEST_ID

FILES: Final = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "@@package@@/__init__.py": "__init__.py",
    "@@package@@/actions.py": "actions.py",
    "@@package@@/state.py": "state.py",
    "@@package@@/view.py": "view.py",
    "@@package@@/game.py": "game.py",
    "@@package@@/rules.md": "rules.md",
    "@@package@@/locales/en/@@id@@.ftl": "texts.ftl",
    "tests/test_@@package@@.py": "test_game.py",
}
"""Paths of the new game, and their templates in `skeleton/`."""


def write_skeleton(id: str, parent: Path) -> tuple[Path, str]:
    """A new folder named after the game, and `module:Class`; nothing that exists is touched."""
    words = words_of(id)
    folder = parent / id
    try:
        folder.mkdir()
    except OSError as error:
        raise InvalidInput("cli-new-no-folder", folder=str(folder), reason=_told(error)) from error
    for path, template in FILES.items():
        target = folder / _filled(path, words)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (files("uguisu.cli") / "skeleton" / f"{template}.txt").read_text(encoding="utf-8")
        target.write_text(_filled(text, words), encoding="utf-8")
    return folder, f"{words['package']}.game:{words['class']}"


def words_of(id: str) -> dict[str, str]:
    """The values of @@id@@, @@package@@ and the others."""
    if not ID.fullmatch(id) or len(id) > LONGEST_ID:
        raise UsageError("cli-new-no-name", name=id, longest=LONGEST_ID)
    parts = id.split("-")
    capitals = "".join(part[0] for part in parts if part[0].isalpha())
    prefix = (capitals if len(capitals) > 1 else re.sub(r"[0-9-]", "", id)[:3])[:5].upper()
    prefix = prefix.ljust(2, "X")
    return {
        "id": id,
        "package": "_".join(parts),
        "class": "".join(part.capitalize() for part in parts),
        "title": " ".join(part.capitalize() for part in parts),
        "prefix": prefix,
        "lower": prefix.lower(),
    }


def _filled(text: str, words: dict[str, str]) -> str:
    return re.sub(r"@@(\w+)@@", lambda match: words[match[1]], text)


def _told(error: OSError) -> str:
    return error.strerror or type(error).__name__
