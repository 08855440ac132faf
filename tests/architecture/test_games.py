"""No module outside a game may ask which game it is: that is a design error."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src" / "uguisu"
IDS = {
    "war-of-clans": "war_of_clans",
    "shinobi": "shinobi",
    "ninja-master": "ninja_master",
    "ninjato": "ninjato",
}


def test_only_a_game_itself_compares_with_its_id() -> None:
    found = [
        f"{path.relative_to(SRC)}:{line} compares with {game!r}"
        for path in sorted(SRC.rglob("*.py"))
        for game, line in compared_ids(path.read_text())
        if SRC / "games" / IDS[game] not in path.parents
    ]

    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        'if game.id == "ninjato": ...',
        'if "ninjato" != name: ...',
        'x = 1 if game.id in ("shinobi-like", "ninjato") else 2',
        'match game.id:\n    case "ninjato": ...',
        'match game.id:\n    case "other" | "ninjato": ...',
    ],
)
def test_a_comparison_with_an_id_is_found(source: str) -> None:
    assert [game for game, _ in compared_ids(source)] == ["ninjato"]


@pytest.mark.parametrize("source", ['name = "ninjato"', 'f("ninjato")', 'x == "ninja"'])
def test_naming_a_game_is_no_comparison(source: str) -> None:
    assert not list(compared_ids(source))


def compared_ids(source: str) -> Iterator[tuple[str, int]]:
    """The ids of games that comparisons and match statements mention, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            yield from ids_in(node.left, *node.comparators)
        elif isinstance(node, ast.MatchValue):
            yield from ids_in(node.value)


def ids_in(*operands: ast.expr) -> Iterator[tuple[str, int]]:
    for operand in operands:
        parts = operand.elts if isinstance(operand, ast.Tuple | ast.List | ast.Set) else [operand]
        for part in parts:
            if isinstance(part, ast.Constant) and part.value in IDS:
                yield str(part.value), part.lineno
