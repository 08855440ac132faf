"""`uguisu ladder`: measured strength on the terminal, as JSON and in a page."""

import json
from pathlib import Path

import pytest

from uguisu.bots.bot import OWN, Budget
from uguisu.cli import run
from uguisu.cli.commands.ladder import contests_of
from uguisu.cli.lab import jobs
from uguisu.games import GAMES
from uguisu.lab.ladder.report import END, mark
from uguisu.lab.workers import here

Captured = pytest.CaptureFixture[str]
SMALL = ("ladder", "ninja-master", "--seats", "2", "-n", "1", "--processes", "1")


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def test_it_prints_ratings_and_duels_in_the_language_asked_for(capsys: Captured) -> None:
    assert run([*SMALL, "--language", "de"]) == 0

    out = " ".join(capsys.readouterr().out.split())
    assert "Ninja Master, 2 Spieler" in out
    assert "Fairer" in out
    assert "genin" in out
    assert "random hat 0." in out


def test_with_equal_time_it_prints_how_long_moves_took(capsys: Captured) -> None:
    assert run([*SMALL, "--only", "genin", "--seconds", "9", "--language", "de"]) == 0

    assert "Sekunden je Zug" in capsys.readouterr().out


def test_as_json_it_can_be_repeated_and_leaves_no_journal(capsys: Captured, tmp_path: Path) -> None:
    results = []
    for _ in range(2):
        assert run([*SMALL, "--json"]) == 0
        results.append(json.loads(capsys.readouterr().out))

    assert results[0] == results[1]
    (standing,) = results[0]["standings"]
    assert standing["contest"]["seats"] == 2
    assert standing["duels"][0]["one"] == "genin"
    assert standing["duels"][0]["games"] == 10
    assert standing["duels"][2]["games"] == 2
    assert list((tmp_path / "data" / "lab").iterdir()) == []


def test_a_page_is_regenerated_in_place(capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n{mark('ninja-master')}\n{END}\nthe rest\n")

    assert run([*SMALL, "--write", str(page)]) == 0

    assert "| jonin | chunin | 2 |" in page.read_text()
    assert page.read_text().endswith(f"{END}\nthe rest\n")
    assert str(page) in capsys.readouterr().out


def test_what_was_played_is_kept_until_everything_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Interrupted at the table for three, the ladder for two is not played again."""
    page = tmp_path / "bots.md"
    page.write_text(f"{mark('ninja-master')}\n{END}\n")
    words = ["ladder", "ninja-master", "-n", "1", "--only", "jonin", "--processes", "1"]
    words += ["--write", str(page)]
    played: list[int] = []

    def interrupted(processes: int, ray: str) -> object:
        def runner(work):  # type: ignore[no-untyped-def]
            for index, outcomes in here(work):
                played.extend(len(outcome.places) for outcome in outcomes)
                yield index, outcomes
                if len(played) == 6:
                    raise KeyboardInterrupt

        assert not ray
        return runner, processes

    monkeypatch.setattr(jobs, "runner_of", interrupted)
    assert run(words) == 130
    assert "### 2 players" not in page.read_text()
    assert run(words) == 0

    assert played == [2] * 4 + [3] * 6 + [4] * 8 + [5] * 10
    assert all(f"### {seats} players" in page.read_text() for seats in (2, 3, 4, 5))


def test_a_guest_that_fails_is_told_of(capsys: Captured) -> None:
    assert run([*SMALL, "--bot", "tests.lab.bots:Stumbles"]) == 0

    said = capsys.readouterr()
    assert "tests.lab.bots:Stumbles" in said.out
    assert "times: tests.lab.bots:Stumbles failed with RuntimeError; genin moved" in said.err


@pytest.mark.parametrize(
    ("budget", "joins"), [(Budget(seconds=0.1), True), (Budget(iterations=9), False)]
)
def test_openspiel_joins_when_everybody_has_the_same_time(budget: Budget, joins: bool) -> None:
    (contest,) = contests_of(GAMES["shinobi"], 4, 8, "1", [], [], budget)

    pairs = [(pair.one, pair.others) for pair in contest.pairs]
    assert (("jonin", "openspiel") in pairs) == joins
    assert (("openspiel", "random") in pairs) == joins


def test_without_wishes_a_ladder_has_the_size_that_its_game_needs() -> None:
    usual, wished = (
        contests_of(GAMES["ninjato"], 2, games, "1", [], [], budget)[0]
        for games, budget in ((None, OWN), (7, Budget(seconds=1.0)))
    )

    assert (usual.games, usual.budget) == (36, Budget(iterations=100))
    assert (wished.games, wished.budget) == (7, Budget(seconds=1.0))


def test_only_the_pairs_of_one_bot_are_played_if_asked_for() -> None:
    budget = Budget(seconds=0.1)
    (contest,) = contests_of(GAMES["shinobi"], 4, 8, "1", [], [], budget, only="openspiel")

    assert [(pair.one, pair.others) for pair in contest.pairs] == [
        ("openspiel", "random"),
        ("jonin", "openspiel"),
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["shinobbi"], "There is no game shinobbi; did you mean shinobi?"),
        (["shinobi", "--seats", "3"], "shinobi is for 4 to 6 players, not 3."),
        (["shinobi", "-n", "0"], "--games must be at least 1, not 0."),
        (["shinobi", "--seconds", "-1"], "--seconds must be at least 0, not -1.0."),
        (["shinobi", "--processes", "-2"], "--processes must be at least 0, not -2."),
        (
            ["shinobi", "--only", "openspiel"],
            "No pair of this ladder has a bot openspiel; write --bot to invite it.",
        ),
        (["shinobi", "--bot", "./nobody"], "There is no program ./nobody that can be started."),
        (
            ["shinobi", "--bot", "no.where:Bot"],
            "The bot no.where:Bot cannot be loaded: No module named 'no'.",
        ),
        (["shinobi", "--write", "nowhere.md"], "nowhere.md cannot be read: No such file"),
    ],
)
def test_a_wrong_command_line_is_told_before_anything_is_played(
    words: list[str], sentence: str, capsys: Captured
) -> None:
    assert run(["ladder", *words]) == 2

    assert capsys.readouterr().err.startswith(f"uguisu: {sentence}")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["all", "--write", "LICENSE"],
            f"LICENSE has no place for the tables: write the lines {mark(next(iter(GAMES)))}",
        ),
    ],
)
def test_a_page_without_a_place_is_told_before_anything_is_played(
    words: list[str], sentence: str, capsys: Captured
) -> None:
    assert run(["ladder", *words]) == 1

    assert capsys.readouterr().err.startswith(f"uguisu: {sentence}")


def test_with_strict_a_bot_that_fails_is_an_error_and_wins_nothing(capsys: Captured) -> None:
    liar = "tests.lab.bots:Stumbles"
    words = ["sim", "war-of-clans", "-n", "3", "--bot", liar, "--bot", "random", "--json"]

    assert run([*words, "--processes", "1"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [w["share"] for w in report["wins_by_bot"] if w["name"] == liar] == [0.0]
    assert report["failures"][0]["kind"] == "raised"
    assert sum(report["forfeits_by_seat"]) >= 3

    assert run([*words, "--processes", "1", "--strict"]) == 1
    assert liar in capsys.readouterr().err
    assert run([*SMALL, "--only", "genin", "--strict"]) == 0
