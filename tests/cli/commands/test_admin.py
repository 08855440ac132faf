"""`uguisu admin` as an operator types it."""

from pathlib import Path

import pytest

from tests.cli.test_cli import Captured, _plain_surroundings, invalid, printed, wrong
from tests.server.backends import Postgres
from tests.server.conftest import postgres
from tests.server.poison import poison
from uguisu.cli import run
from uguisu.server.settings import Settings
from uguisu.server.store.admin import opened
from uguisu.server.store.copying import take_in
from uguisu.server.table import entries

__all__ = ["_plain_surroundings", "postgres"]


@pytest.fixture
def data(tmp_path: Path) -> str:
    """The directory of a server with one table, which gathers."""
    folder = tmp_path / "server"
    folder.mkdir()
    create = entries.Create(by="aki", game="shinobi", seats=4, secret="00")
    sit = entries.SitDown(by="aki", seat=0, name="Aki")
    with opened(Settings(data=str(folder)), new=True) as store:
        log = [
            ("log", {"table_id": "table", "number": n, "at": n, "entry": entries.encode(entry)})
            for n, entry in enumerate((create, sit), 1)
        ]
        with store.engine.begin() as connection:
            take_in(connection, log)
    return str(folder)


def test_tables_are_listed(data: str, capsys: Captured) -> None:
    out = printed(capsys, "admin", "list", "--data", data)

    assert "table" in out
    assert "shinobi" in out
    assert "gathering" in out
    assert "1/4" in out


def test_a_table_is_ended(data: str, capsys: Captured) -> None:
    assert "table is ended" in printed(capsys, "admin", "end", "table", "--data", data)

    assert printed(capsys, "admin", "list", "--data", data) == "There are no tables.\n"
    assert "aborted" in printed(capsys, "admin", "list", "--all", "--data", data)
    assert "has ended already" in invalid(capsys, "admin", "end", "table", "--data", data)


def test_logs_are_checked(data: str, capsys: Captured) -> None:
    out = printed(capsys, "admin", "check", "--data", data)

    assert out == "One log was checked; all can be carried out.\n"


def test_a_log_that_cannot_be_carried_out_is_named_and_repaired(
    data: str, capsys: Captured
) -> None:
    with opened(Settings(data=data)) as store:
        poison(store, "table", b'{"kind":"dance"}')

    assert run(["admin", "check", "--data", data]) == 1
    out = capsys.readouterr().out
    assert "table: entry 3 cannot be carried out. The entry cannot be read" in out
    assert "one cannot be carried out." in out
    assert "before entry 3" in printed(capsys, "admin", "repair", "table", "--data", data)
    assert "all can be" in printed(capsys, "admin", "check", "--data", data)
    assert "nothing to repair" in invalid(capsys, "admin", "repair", "table", "--data", data)


def test_an_export_is_imported_elsewhere(data: str, tmp_path: Path, capsys: Captured) -> None:
    file, other = str(tmp_path / "export.jsonl"), str(tmp_path / "other")

    assert "3 lines" in printed(capsys, "admin", "export", file, "--data", data)
    assert printed(capsys, "admin", "import", file, "--data", other) == "One table came in.\n"
    assert "shinobi" in printed(capsys, "admin", "list", "--data", other)


def test_a_backup_is_made(data: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "copy.db"

    assert str(file) in printed(capsys, "admin", "backup", str(file), "--data", data)
    assert file.read_bytes().startswith(b"SQLite format 3")


def test_a_file_is_moved_into_postgresql(
    data: str, postgres: Postgres, tmp_path: Path, capsys: Captured
) -> None:
    url = postgres.new_database(tmp_path.name)

    assert printed(capsys, "admin", "move", url, "--data", data) == "One table was copied.\n"
    assert "shinobi" in printed(capsys, "admin", "list", "--database", url)


def test_the_answers_are_in_the_language_asked_for(data: str, capsys: Captured) -> None:
    assert "füllt sich" in printed(capsys, "admin", "list", "--data", data, "--language", "de")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["lst"], "There is no command admin lst; did you mean list?"),
        (["end"], "TABLE is missing; try --help."),
        (["import", "/nowhere/file"], "/nowhere/file cannot be read: No such file or directory."),
    ],
)
def test_a_wrong_command_line_is_told_in_one_sentence(
    argv: list[str], sentence: str, capsys: Captured
) -> None:
    assert wrong(capsys, "admin", *argv) == sentence


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["end", "nothing"], "There is no table nothing."),
        (["repair", "nothing"], "There is no table nothing."),
        (["move", "nonsense"], "The database URL cannot be used"),
        (["list", "--database", "oracle9://x"], "The database URL cannot be used"),
        (["backup", "/nowhere/file"], "/nowhere/file cannot be written: No such file"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(
    data: str, argv: list[str], sentence: str, capsys: Captured
) -> None:
    options = [] if "--database" in argv else ["--data", data]

    assert sentence in invalid(capsys, "admin", *argv, *options)


def test_without_a_database_nothing_is_made(tmp_path: Path, capsys: Captured) -> None:
    assert "There is no database" in invalid(capsys, "admin", "list", "--data", str(tmp_path / "x"))
    assert not (tmp_path / "x").exists()
