"""The package as a library: what `import uguisu` gives, and what it costs."""

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import uguisu

SOURCE = Path(uguisu.__file__ or "")
API_PAGE = Path(__file__).resolve().parents[1] / "docs" / "api.md"


@pytest.mark.parametrize("name", uguisu.__all__)
def test_every_public_name_exists_and_is_explained(name: str) -> None:
    thing = getattr(uguisu, name)

    assert name in API_PAGE.read_text(encoding="utf-8")
    assert name in dir(uguisu)
    assert isinstance(thing, str | int) or thing.__doc__


def test_type_checkers_see_the_same_names() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    seen = {
        *(alias.name for node in ast.walk(tree) for alias in getattr(node, "names", ())),
        *(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)),
        "__version__",
    }

    assert set(uguisu.__all__) <= seen


def test_the_examples_of_the_package_are_true() -> None:
    failed, tried = doctest.testmod(uguisu)

    assert tried > 10
    assert not failed


def test_the_examples_of_the_page_are_true() -> None:
    failed, tried = doctest.testfile(str(API_PAGE), module_relative=False)

    assert tried
    assert not failed


def test_games_can_be_asked_before_and_after_the_package_was_imported() -> None:
    program = (
        "import uguisu; before = uguisu.games(); import uguisu.games.shinobi.game;"
        "assert before == uguisu.games() == tuple(uguisu.games.GAMES)"
    )

    subprocess.run([sys.executable, "-c", program], check=True)


def test_importing_the_package_loads_no_engine() -> None:
    program = "import sys, uguisu; print([m for m in sys.modules if m.startswith('uguisu.')])"

    out = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True).stdout

    assert out.split() == [b"[]"]


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        uguisu.Tabel  # type: ignore[attr-defined]  # noqa: B018 (asking is the point)
