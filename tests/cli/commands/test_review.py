"""`uguisu review`: a table, JSON, a report; and what cannot be reviewed."""

import json
from html import unescape
from pathlib import Path

import pytest

from tests.cli.test_cli import Captured, invalid, printed
from tests.review.games import finished
from uguisu import Play, load, write_record

BUDGET = ("--iterations", "4", "--worlds", "2", "--processes", "1")


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.uguisu"
    path.write_text(write_record(finished("shinobi").record()), encoding="utf-8")
    return str(path)


def test_every_seat_gets_a_line(record: str, capsys: Captured) -> None:
    out = printed(capsys, "review", record, *BUDGET)

    assert "Accuracy" in out
    assert [line.split()[0] for line in out.splitlines()[3:7]] == list("ABCD")


def test_json_holds_the_whole_review(record: str, capsys: Captured) -> None:
    found = json.loads(printed(capsys, "review", record, "--json", *BUDGET))

    assert len(found["moments"]) == len(finished("shinobi").entries) + 1


def test_a_race_is_told_by_its_times_and_what_they_brought(
    tmp_path: Path, capsys: Captured
) -> None:
    path, page = tmp_path / "race.uguisu", tmp_path / "race.html"
    path.write_text(write_record(finished("ninja-master").record()), encoding="utf-8")

    out = printed(capsys, "review", str(path), *BUDGET)
    told = json.loads(printed(capsys, "review", str(path), "--json", *BUDGET))["deeds"]
    printed(capsys, "review", str(path), "--html", str(page), *BUDGET)

    assert "Reaction" in out
    assert told
    for one in told:
        assert f"{one['step']}: {one['after']} ms: {one['because']}" in out
        assert one["because"] in unescape(page.read_text(encoding="utf-8"))


def test_a_report_is_written(record: str, capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "review.html"

    printed(capsys, "review", record, "--html", str(page), *BUDGET)

    assert "<polyline" in page.read_text(encoding="utf-8")


def test_a_running_game_is_refused(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "running.uguisu"
    path.write_text(write_record(Play(load("shinobi"), 4).record()), encoding="utf-8")

    assert "Only finished games are reviewed" in invalid(capsys, "review", str(path))
