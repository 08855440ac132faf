"""ARCHITECTURE.md never goes stale: all that it names exists, and its drawing is what is imported.

Everything in backticks is a path, a dotted name or a command; labels of drawings begin with a path.
Examples of other things are written in italics.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import uguisu
from uguisu.games import GAMES
from uguisu.texts import LANGUAGES

PACKAGE = Path(uguisu.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
DRAWING = re.compile(r"^```mermaid\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NODE = re.compile(r'(\w+)\["([^"<]+)(?:<br/>[^"]*)?"\]')
DOTTED = re.compile(r"[a-z_]+(\.\w+)+")
COMMAND = re.compile(r"make ([\w-]+)")
STANDS_FOR = {
    "<game>": [{id, type(game).__module__.split(".")[2]} for id, game in GAMES.items()],
    "<language>": [{language} for language in LANGUAGES],
}
"""What a placeholder may stand for: for every game and language, one of these must exist."""


def drawings(page: str) -> list[str]:
    return DRAWING.findall(page)


def named(page: str) -> list[str]:
    """All that the page names: in backticks, and as labels of drawings."""
    prose = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    labels = [label for drawing in drawings(page) for _, label in NODE.findall(drawing)]
    return [*re.findall(r"`([^`]+)`", prose), *labels]


def exists(name: str) -> bool:
    command = COMMAND.fullmatch(name)
    if command:
        return f"\n{command[1]}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
    if DOTTED.fullmatch(name) and not is_path(name):
        return is_defined(name)
    return is_path(name)


def is_path(name: str) -> bool:
    """Below the root or the package, for everything that its placeholders stand for."""
    for placeholder, stands_for in STANDS_FOR.items():
        if placeholder in name:
            return all(
                any(is_path(name.replace(placeholder, word)) for word in words)
                for words in stands_for
            )
    return any(next(folder.glob(name), None) for folder in (ROOT, PACKAGE))


def is_defined(name: str) -> bool:
    """`module.name` or `module.Class.name` below the package."""
    parts = name.split(".")
    for length in range(len(parts) - 1, 0, -1):
        if not is_path("/".join(parts[:length]) + ".py"):
            continue
        found: Any = import_module(".".join(["uguisu", *parts[:length]]))
        for part in parts[length:]:
            found = getattr(found, part, None)
        return found is not None
    return False


def imports() -> set[tuple[str, str]]:
    """Which room of the package imports which, wherever the import stands."""
    rooms = {path.stem for path in PACKAGE.iterdir() if path.is_dir() or path.suffix == ".py"}
    return {
        (room, imported)
        for path in PACKAGE.rglob("*.py")
        for room in [path.relative_to(PACKAGE).parts[0].removesuffix(".py")]
        for imported in imported_rooms(path)
        if imported in rooms - {room} and not room.startswith("__")
    }


def imported_rooms(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        yield from (name.split(".")[1] for name in names if name.startswith("uguisu."))


def arrows(drawing: str) -> set[tuple[str, str]]:
    """Chains too: `a --> b --> c` is two arrows."""
    chains = [line.strip().split(" --> ") for line in drawing.splitlines() if "-->" in line]
    return {pair for chain in chains for pair in pairwise(chain)}


def reached(room: str, edges: set[tuple[str, str]]) -> set[str]:
    found = {to for start, to in edges if start == room}
    return found.union(*(reached(to, edges) for to in found))


@pytest.mark.parametrize("name", sorted(set(named(PAGE))))
def test_what_the_page_names_exists(name: str) -> None:
    assert exists(name)


@pytest.mark.parametrize(
    "name",
    [
        "kernel/nothing.py",
        "games/<game>/orders.py",
        "locales/<language>/nothing.ftl",
        "kernel.play.Play.nothing",
        "kernel.nothing.Play",
        "nothing.Play",
        "make nothing",
        "Play",
        "hand:oda",
    ],
)
def test_what_does_not_exist_would_be_found(name: str) -> None:
    assert not exists(name)


def test_drawn_rooms_are_all_there_are() -> None:
    drawn = {room for room, _ in NODE.findall(drawings(PAGE)[0])}
    rooms = {room for pair in imports() for room in pair}

    assert drawn == rooms


def test_arrows_between_rooms_are_imports_and_lead_to_all_of_them() -> None:
    drawn, real = arrows(drawings(PAGE)[0]), imports()

    assert drawn <= real
    assert {(start, to) for start, to in real if to not in reached(start, drawn)} == set()


def test_arrows_join_what_is_drawn() -> None:
    for drawing in drawings(PAGE):
        joined = {room for arrow in arrows(drawing) for room in arrow}

        assert joined == {room for room, _ in NODE.findall(drawing)}


def test_the_page_has_drawings_and_names() -> None:
    assert len(drawings(PAGE)) == 2
    assert len(set(named(PAGE))) > 40
