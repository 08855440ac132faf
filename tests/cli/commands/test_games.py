"""`uguisu games`: the list, the check of a game, and the skeleton of a new one."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.liars_dice.game import LiarsDice
from tests.other_games import LIARS_DICE, named_games
from uguisu.cli import run
from uguisu.cli.new_game import words_of
from uguisu.kernel.message import Message

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def liars_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with named_games(monkeypatch, LIARS_DICE):
        yield


def test_games_of_other_packages_are_listed(capsys: Capture) -> None:
    assert run(["games"]) == 0

    lines = capsys.readouterr().out.splitlines()
    (row,) = [line for line in lines if "liars-dice" in line]
    assert "Liar's Dice" in row
    assert "2–6" in row
    assert "ones=wild|plain" in row


def test_a_game_that_breaks_a_promise_is_told_which(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(LiarsDice, "prompt", lambda *_: Message("ld-nothing"))

    assert run(["games", "check", LIARS_DICE]) == 1

    lines = capsys.readouterr().out.splitlines()
    (broken,) = [line for line in lines if line.startswith("BROKEN")]
    assert "Every observer is prompted in every language (2 players): " in broken
    assert "has no text 'ld-nothing'" in broken
    assert lines[-1] == "Liar's Dice breaks one promise."


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("nothing.here:Game", "nothing.here:Game is no game: ModuleNotFoundError"),
        ("examples.liars_dice.view:Bid", "is no game: Bid is no subclass"),
        ("liers-dice", "liars-dice"),
    ],
)
def test_what_is_no_game_is_told_in_a_sentence(target: str, said: str, capsys: Capture) -> None:
    assert run(["games", "check", target]) == 2

    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_new_game_keeps_every_promise_at_once(tmp_path: Path) -> None:
    """In a process of its own, as a newcomer would do it."""
    uguisu = [sys.executable, "-m", "uguisu", "games"]
    subprocess.run([*uguisu, "new", "high-card"], cwd=tmp_path, check=True)
    folder = tmp_path / "high-card"
    target = "high_card.game:HighCard"
    done = subprocess.run(
        [*uguisu, "check", target], cwd=folder, capture_output=True, text=True, check=False
    )

    assert done.stdout.splitlines()[-1:] == ["High Card keeps every promise."], done.stdout
    assert done.returncode == 0
    assert f'high-card = "{target}"' in (folder / "pyproject.toml").read_text()
    assert not [path for path in folder.rglob("*.*") if "@@" in path.read_text(errors="ignore")]


def test_nothing_that_exists_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "high-card").mkdir()

    assert run(["games", "new", "high-card"]) == 1

    assert "high-card cannot be made: File exists." in capsys.readouterr().err
    assert not list((tmp_path / "high-card").iterdir())


@pytest.mark.parametrize("name", ["", "High", "1up", "a--b", "über", "x" * 33, "../x"])
def test_what_can_be_no_id_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)

    assert run(["games", "new", name]) == 2

    assert "cannot be the id of a game" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("id", "prefix"), [("high-card", "HC"), ("chess", "CHE"), ("x", "XX"), ("go-2", "GO")]
)
def test_a_prefix_is_made_of_the_name(id: str, prefix: str) -> None:
    assert words_of(id)["prefix"] == prefix
