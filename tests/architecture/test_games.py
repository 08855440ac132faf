"""All games have one shape, and the rest of the house knows little of them.

No module outside a game may ask which game it is: that is a design error."""

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
GAMES = tuple(IDS.values())
SHAPE = {
    *("__init__", "game", "info", "components", "actions", "state", "redeal", "rules/__init__"),
    *(f"view/{name}" for name in ("__init__", "types", "build")),
    *(f"notation/{name}" for name in ("__init__", "write", "read")),
    *(
        f"sentences/{name}"
        for name in ("__init__", "labels", "picks", "prompts", "refusals", "log", "scores", "words")
    ),
    *(f"encoding/{name}" for name in ("__init__", "known", "numbers")),
}
"""The modules of every game; `rules/` has besides what its rulebook has."""
OWN = {
    "war_of_clans": {"sentences/foretelling", "notation/actions"},
    "shinobi": {
        *("notation/complete", "notation/gifts", "sentences/foretelling", "sentences/seen"),
    },
    "ninja_master": {
        *("notation/check", "notation/check_last_round", "sentences/seen"),
        *(f"race/{name}" for name in ("__init__", "arbitration", "plans", "referee", "reflexes")),
    },
    "ninjato": {
        *("encoding/cards", "encoding/fields", "sentences/seen"),
        *(f"notation/{name}" for name in ("complete", "pieces", "read_blocks", "stock")),
        *(f"pieces/{name}" for name in ("__init__", "numbers", "payments", "printed")),
        *(f"view/{name}" for name in ("board", "pieces", "players", "values")),
        *(
            f"sentences/{name}"
            for name in ("consequences", "foretelling", "raid_log", "strike_refusals")
        ),
    },
}
"""What only this game has, or not all games have."""
DOORS = {"game", "view.types", "components", "actions"}
"""What everybody may import of a game: itself, and what a board shows."""
OTHER_DOORS = {
    "cli/terminal/boards/ninja_master.py": {"state"},
    "cli/terminal/boards/ninja_master_keys.py": {"sentences.seen"},
    "cli/terminal/boards/ninjato.py": {"notation.pieces"},
    "cli/terminal/boards/ninjato_own.py": {"notation.pieces"},
    "cli/terminal/boards/ninjato_parts.py": {"notation.pieces"},
    "research/parallel.py": {"race.plans", "race.reflexes", "state"},
}
"""What single modules import besides; a list that should become shorter."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_modules_that_all_games_have(game: str) -> None:
    folder = SRC / "games" / game
    found = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.py")}

    rules = {name for name in found if name.startswith("rules/")}
    assert found - (rules - SHAPE) == SHAPE | OWN[game]
    assert len(rules) > 1
    assert (folder / "components.toml").is_file()


def test_games_are_all_there_are() -> None:
    assert {path.parent.name for path in SRC.glob("games/*/game.py")} == set(GAMES)


def test_others_come_in_by_the_doors() -> None:
    """Bots know all of their own game: searches play its rules."""
    others: dict[str, set[str]] = {}
    for path in sorted(SRC.rglob("*.py")):
        name = path.relative_to(SRC).as_posix()
        for game, module in imported_of_games(path.read_text()):
            if not name.startswith((f"games/{game}/", f"bots/{game}/")) and module not in DOORS:
                others.setdefault(name, set()).add(module)

    assert others == OTHER_DOORS


def test_an_import_of_a_game_is_found() -> None:
    source = "from uguisu.games.ninjato.rules import final\nimport uguisu.games.shinobi.state"

    assert list(imported_of_games(source)) == [("ninjato", "rules"), ("shinobi", "state")]


def imported_of_games(source: str) -> Iterator[tuple[str, str]]:
    """Games and the modules of them that are imported."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".", 3)
            if parts[:2] == ["uguisu", "games"] and len(parts) > 2 and parts[2] in GAMES:
                yield parts[2], parts[3] if len(parts) > 3 else ""


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
