"""`uguisu lab`: a study from the command line, killed and gone on with."""

from importlib.resources import files
from pathlib import Path

import pytest

from uguisu.cli import run
from uguisu.cli.lab import jobs
from uguisu.lab.workers import here

Captured = pytest.CaptureFixture[str]
STUDY = ("lab", "balance", "war-of-clans", "--seats", "3", "-n", "4")
SMALL = (*STUDY, "--bot", "random", "--processes", "1")


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def test_a_study_writes_a_report_and_a_table(capsys: Captured, tmp_path: Path) -> None:
    assert run([*SMALL, "--compare", "final_lap", "--language", "it"]) == 0

    assert "Il rapporto è" in capsys.readouterr().out
    page = (tmp_path / "balance-war-of-clans-3" / "report.html").read_text()
    assert "Vittorie per posto" in page
    assert "final_lap=everyone" in page
    rows = (tmp_path / "balance-war-of-clans-3" / "games.csv").read_text().splitlines()
    assert len(rows) == 1 + 2 * 4 * 3


def test_house_components_are_compared_with_the_printed_ones(tmp_path: Path) -> None:
    printed = (files("uguisu.games.war_of_clans") / "components.toml").read_text()
    (tmp_path / "peace.toml").write_text(printed.replace("count = 3", "count = 0"))

    assert run([*SMALL, "--house", "peace.toml", "--out", "there"]) == 0

    rows = (tmp_path / "there" / "games.csv").read_text().splitlines()
    assert sum(row.startswith("peace.toml,") for row in rows) == 12


def test_an_interrupted_study_goes_on_and_ends_as_if_nothing_had_happened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert run([*SMALL, "--out", "whole"]) == 0
    played = []

    def interrupted(processes: int, ray: str) -> object:
        def runner(work):  # type: ignore[no-untyped-def]
            for done in here(work):
                played.append(done)
                yield done
                if len(played) == 3:
                    raise KeyboardInterrupt

        assert not ray
        return runner, processes

    monkeypatch.setattr(jobs, "runner_of", interrupted)
    assert run([*SMALL, "--out", "parts"]) == 130
    assert run([*SMALL, "--out", "parts"]) == 0

    assert len(played) == 4
    tables = [(tmp_path / out / "games.csv").read_text() for out in ("whole", "parts")]
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["lab", "balanse", "shinobi"], "There is no command lab balanse; did you mean balance?"),
        (["lab", "balance", "shinobbi"], "There is no game shinobbi; did you mean shinobi?"),
        (["lab", "balance", "shinobi", "-n", "1"], "--games must be at least 2, not 1."),
        (
            ["lab", "balance", "shinobi", "--compare", "nothing"],
            "shinobi has no option nothing; write --option NAME=VALUE with one of: declarations,",
        ),
        (
            ["lab", "balance", "shinobi", "--compare", "round_limit=5"],
            "Option round_limit cannot be compared that way; write --compare NAME or",
        ),
        (
            ["lab", "balance", "shinobi", "--compare", "declarations=free,never"],
            "Option declarations cannot be never; it can be: distinct, free",
        ),
        (
            ["lab", "balance", "shinobi", "--house", "none.toml"],
            "none.toml cannot be read: No",
        ),
    ],
)
def test_a_wrong_command_line_is_told_before_anything_is_played(
    words: list[str], sentence: str, capsys: Captured
) -> None:
    assert run(words) == 2

    assert capsys.readouterr().err.startswith(f"uguisu: {sentence}")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["lab", "balance", "shinobi", "--house", "bad.toml"],
            "The components in bad.toml cannot be used. ",
        ),
        (
            ["lab", "balance", "shinobi", "--out", "bad.toml"],
            "Nothing can be written to bad.toml",
        ),
    ],
)
def test_files_that_cannot_be_used_are_told_before_anything_is_played(
    words: list[str], sentence: str, capsys: Captured, tmp_path: Path
) -> None:
    (tmp_path / "bad.toml").write_text("[weapons")

    assert run(words) == 1

    assert capsys.readouterr().err.startswith(f"uguisu: {sentence}")


def test_without_a_study_there_is_help(capsys: Captured) -> None:
    assert run(["lab"]) == 0

    assert "balance" in capsys.readouterr().out
