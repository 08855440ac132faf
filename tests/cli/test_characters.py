"""What a terminal cannot show is written with the nearest it can."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

import uguisu
from tests.cli.terminal.tables import record_file
from uguisu.cli.characters import (
    UNKNOWN,
    as_cells,
    as_json,
    as_text,
    has_screen,
    is_ascii_screen,
    is_plain,
)
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.texts import LANGUAGES

PACKAGE = Path(uguisu.__file__).parent
C = {"LC_ALL": "", "LC_CTYPE": "", "LANG": "", "PYTHONIOENCODING": ""}


def strings_of_the_screens() -> Iterator[str]:
    """All that boards and screens may draw, without comments and docstrings."""
    for path in (PACKAGE / "cli").rglob("*.py"):
        if path.name != "characters.py":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            yield from (
                node.value
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str)
            )


def texts() -> Iterator[str]:
    for path in (PACKAGE / "locales").rglob("*.ftl"):
        yield path.read_text(encoding="utf-8")
    for path in (PACKAGE / "games").rglob("components.toml"):
        yield path.read_text(encoding="utf-8")


NOT_ASCII = re.compile(r"[^\x00-\x7f]+")


def unusual(strings: Iterator[str]) -> list[str]:
    return sorted({char for text in strings for found in NOT_ASCII.findall(text) for char in found})


@pytest.mark.parametrize("char", unusual(strings_of_the_screens()) + unusual(texts()))
def test_every_character_in_use_has_a_likeness(char: str) -> None:
    assert as_text(char).isascii()
    assert as_cells(char).isascii()
    assert len(as_cells(char)) == cell_len(char)
    if char != "¿":
        assert as_text(char) != UNKNOWN


@pytest.mark.parametrize(
    ("char", "text", "cells"),
    [("é", "e", "e"), ("…", "...", "."), ("ß", "ss", "s"), ("─", "-", "-"), ("五", "5", "5 ")],
)
def test_likenesses(char: str, text: str, cells: str) -> None:
    assert (as_text(char), as_cells(char)) == (text, cells)


@pytest.mark.parametrize("char", ["é", "鶯", "🥷", "\udcff"])
def test_an_escape_of_json_is_the_same_character(char: str) -> None:
    assert json.loads(f'"{as_json(char)}"') == char


@pytest.mark.parametrize(
    ("environ", "is_terminal", "plain"),
    [
        ({}, True, False),
        ({"LANG": "C"}, False, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, False, True),
        ({"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, False, False),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "POSIX"}, False, True),
        ({"LANG": "C", "LC_ALL": "C.UTF-8"}, False, False),
        ({"TERM": "dumb"}, True, True),
        ({"TERM": "dumb"}, False, False),
    ],
)
def test_who_asks_for_ascii(environ: dict[str, str], is_terminal: bool, plain: bool) -> None:
    assert is_plain(environ, is_terminal=is_terminal) is plain


def test_without_a_terminal_there_is_no_screen() -> None:
    assert not has_screen({"TERM": "dumb"})
    assert not is_ascii_screen()


# As a process.


def uguisu_in(environment: dict[str, str], *argv: str) -> subprocess.CompletedProcess[bytes]:
    done = subprocess.run(
        [sys.executable, "-m", "uguisu", *argv],
        env={k: v for k, v in os.environ.items() if k not in C} | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    return done


PLAIN = [{"LC_ALL": "C"}, {"LANG": "C"}, {"PYTHONIOENCODING": "ascii"}]


@pytest.mark.parametrize("environment", PLAIN, ids=str)
@pytest.mark.parametrize(
    "command", [("games",), ("rules", "ninjato"), ("sim", "shinobi", "-n", "2")]
)
def test_what_is_printed_is_ascii_where_that_is_asked_for(
    command: tuple[str, ...], environment: dict[str, str]
) -> None:
    done = uguisu_in(environment, *command)

    assert done.returncode == 0
    assert done.stdout.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_errors_are_readable_in_ascii_in_every_language(language: str) -> None:
    told = uguisu_in({"PYTHONIOENCODING": "ascii"}, "--language", language, "-h")
    wrong = uguisu_in({"PYTHONIOENCODING": "ascii"}, "--language", language, "play", "\udcff")

    assert told.stdout.isascii()
    assert b"\\x" not in told.stdout
    assert (wrong.returncode, wrong.stderr.isascii()) == (2, True)


def test_a_stream_keeps_the_characters_that_it_has() -> None:
    done = uguisu_in({"PYTHONIOENCODING": "latin-1"}, "--language", "de", "-h")

    assert re.search(r"[äöü]", done.stdout.decode("latin-1"))


@pytest.mark.parametrize("environment", [{}, *PLAIN], ids=str)
def test_json_says_the_same_in_every_encoding(environment: dict[str, str], tmp_path: Path) -> None:
    play = Play(GAMES["war-of-clans"], 3, seed=1, players=("Zoë", "鶯", "🥷"))
    file = record_file(tmp_path, play)
    usual = uguisu_in({"LC_ALL": "C.UTF-8"}, "replay", str(file), "--json")

    done = uguisu_in(environment, "replay", str(file), "--json")

    assert json.loads(done.stdout) == json.loads(usual.stdout)
    assert not environment or done.stdout.isascii()
