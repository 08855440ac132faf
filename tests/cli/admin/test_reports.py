"""`uguisu admin reports` as an operator types it."""

from pathlib import Path

import pytest

from tests.cli.test_cli import Captured, _plain_surroundings, invalid, printed
from uguisu.server.people import reports
from uguisu.server.settings import Settings
from uguisu.server.store.admin import opened
from uguisu.server.table import entries
from uguisu.server.table.table import Table
from uguisu.server.table.talk import Say

__all__ = ["_plain_surroundings"]


@pytest.fixture
def data(tmp_path: Path) -> str:
    """The directory of a server where Aki was reported once."""
    table = Table("table")
    said = (
        entries.Create(by="ben", game="shinobi", seats=4, secret="00"),
        entries.SitDown(by="aki", seat=0, name="Aki"),
        Say(by="aki", name="Aki", text="you fool", seat=0),
        Say(by="ben", name="Ben", text="please stop"),
    )
    for number, entry in enumerate(said, 1):
        table.fold(number, number * 60_000, entry)
    with opened(Settings(data=str(tmp_path)), new=True) as store, store.engine.begin() as c:
        reports.file(c, "ben", "aki", table, "abuse", "He insults me.")
    return str(tmp_path)


def only_id(data: str) -> str:
    with opened(Settings(data=data)) as store, store.engine.connect() as connection:
        (report,) = reports.listed(connection, resolved=True)
    return report.id


def test_reports_are_listed(data: str, capsys: Captured) -> None:
    out = printed(capsys, "admin", "reports", "--data", data)

    assert only_id(data) in out
    assert "Aki" in out


def test_a_report_is_shown_with_the_talk(data: str, capsys: Captured) -> None:
    out = printed(capsys, "admin", "reports", "show", only_id(data), "--data", data)

    assert "Reason: insults or threats" in out
    assert "Text: He insults me." in out
    assert "> 1970-01-01 00:03 UTC  Aki: you fool" in out
    assert "  1970-01-01 00:04 UTC  Ben: please stop" in out


def test_a_report_is_resolved(data: str, capsys: Captured) -> None:
    id = only_id(data)
    command = ("admin", "reports", "resolve", id, "--note", "talked to him", "--data", data)

    assert printed(capsys, *command) == f"Report {id} is resolved.\n"

    assert printed(capsys, "admin", "reports", "--data", data) == "There are no reports.\n"
    assert id in printed(capsys, "admin", "reports", "--all", "--data", data)
    assert "talked to him" in printed(capsys, "admin", "reports", "show", id, "--data", data)


@pytest.mark.parametrize("command", ["show", "resolve"])
def test_what_is_no_report_is_said_so(data: str, capsys: Captured, command: str) -> None:
    told = invalid(capsys, "admin", "reports", command, "nonsense", "--data", data)

    assert told == "There is no such report."
