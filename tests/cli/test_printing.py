"""Tables and bars: whole in a pipe, folded on a narrow screen, never cropped."""

import io
import os
import subprocess
import sys

import pytest
from rich.console import Console

from uguisu.cli.printing import console_of, table_of, with_bar
from uguisu.games import GAMES

WORDS = "a sentence that is longer than the screen is wide"


def drawn(width: int) -> str:
    file = io.StringIO()
    table = table_of(("Name", "Number"), [(WORDS, "1234567890"), ("b", "2")])
    Console(file=file, width=width, highlight=False).print(table)
    return file.getvalue()


def test_a_wide_table_is_one_line_for_each_row() -> None:
    assert f"{WORDS}  1234567890" in drawn(100)
    assert f"b{' ' * len(WORDS)}          2" in drawn(100)


def test_on_a_narrow_screen_words_are_folded_and_numbers_stay_whole() -> None:
    narrow = drawn(30)

    assert "…" not in narrow
    assert "1234567890" in narrow
    assert all(word in narrow for word in WORDS.split())


def test_cells_are_no_markup() -> None:
    file = io.StringIO()
    Console(file=file, width=60).print(table_of(("Bot",), [("[red]./my[bot]",)]))

    assert "[red]./my[bot]" in file.getvalue()


def test_without_names_of_columns_there_is_no_head() -> None:
    assert not table_of(("", ""), [("a", "b")]).show_header


def test_what_is_iterated_with_a_bar_comes_out_whole() -> None:
    assert list(with_bar(iter("abc"), "Playing", 3)) == ["a", "b", "c"]


def test_a_pipe_has_no_edge() -> None:
    assert console_of().width > 1000


@pytest.mark.parametrize("command", [("games",), ("sim", "shinobi", "-n", "2")])
def test_nothing_is_cropped_in_a_pipe(command: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "uguisu", *command],
        env=os.environ | {"COLUMNS": "20", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert "…" not in done.stdout
    if command == ("games",):
        rows = done.stdout.splitlines()
        for game in GAMES.values():
            (row,) = (row for row in rows if f" {game.id} " in row)
            assert game.title in row
    else:
        assert "Digest of all records" in done.stdout
