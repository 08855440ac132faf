"""Saved games: whole files, one per table, locked while played."""

import os
from pathlib import Path

import pytest

from tests.cli.terminal.tables import against_bots, record_file, whole_game
from uguisu.cli.files.record_files import read_file
from uguisu.cli.files.saves import Save, data_folder, interrupted, new_save, write_file
from uguisu.cli.terminal.resume import resume, sitters_in
from uguisu.cli.terminal.table import PERSON, LocalTable
from uguisu.cli.usage_errors import UsageError
from uguisu.games import GAMES
from uguisu.kernel.record import Record

GAME = GAMES["war-of-clans"]


def left_table(folder: Path, seed: str = "7") -> LocalTable:
    """A table that was left after one action."""
    table = against_bots(seed=seed, save=new_save(folder, GAME))
    table.act(0, table.play.state.legal(0)[0])
    table.leave()
    return table


@pytest.mark.parametrize(
    ("environ", "folder"),
    [
        ({"UGUISU_DATA": "/games", "XDG_DATA_HOME": "/data"}, Path("/games")),
        ({"XDG_DATA_HOME": "/data"}, Path("/data/uguisu")),
        ({"XDG_DATA_HOME": "relative"}, Path.home() / ".local/share/uguisu"),
        ({}, Path.home() / ".local/share/uguisu"),
    ],
)
def test_where_games_are_saved(environ: dict[str, str], folder: Path) -> None:
    assert data_folder(environ) == folder


def test_an_interrupted_game_is_found_and_resumed(tmp_path: Path) -> None:
    table = left_table(tmp_path)

    (saved,) = interrupted(tmp_path)
    again = resume(saved)

    assert again.sitters == table.sitters
    assert again.play.entries == table.play.entries
    assert GAME.write(again.play.state) == GAME.write(table.play.state)
    again.leave()


def test_a_resumed_game_knows_its_language(tmp_path: Path) -> None:
    table = against_bots(save=new_save(tmp_path, GAME))
    table.language = "it"
    table.act(0, table.play.state.legal(0)[0])
    table.leave()

    again = resume(interrupted(tmp_path)[0])

    assert again.language == "it"
    again.leave()


def test_a_game_that_is_given_up_leaves_no_file_behind(tmp_path: Path) -> None:
    table = against_bots(save=new_save(tmp_path, GAME))
    assert list((tmp_path / "games").iterdir())

    table.leave()

    assert list((tmp_path / "games").iterdir()) == []


def test_the_newest_game_comes_first_and_others_can_be_left_out(tmp_path: Path) -> None:
    first, second = left_table(tmp_path, "1"), left_table(tmp_path, "2")
    paths = {one.record.seed: one.path for one in interrupted(tmp_path)}
    os.utime(paths["1"], (1, 1))

    assert [one.record.seed for one in interrupted(tmp_path)] == ["2", "1"]
    assert interrupted(tmp_path, "ninjato") == []
    assert first.play.seed != second.play.seed


def test_a_game_that_is_being_played_is_not_offered(tmp_path: Path) -> None:
    table = against_bots(save=new_save(tmp_path, GAME))
    table.act(0, table.play.state.legal(0)[0])

    assert interrupted(tmp_path) == []
    table.leave()
    assert len(interrupted(tmp_path)) == 1


def test_two_instances_cannot_play_the_same_game(tmp_path: Path) -> None:
    left_table(tmp_path)
    (saved,) = interrupted(tmp_path)
    table = resume(saved)

    with pytest.raises(UsageError, match="cli-being-played"):
        resume(saved)
    table.leave()
    resume(saved).leave()


def test_two_new_games_have_files_of_their_own(tmp_path: Path) -> None:
    one, other = new_save(tmp_path, GAME), new_save(tmp_path, GAME)

    assert one.path != other.path
    one.close()
    other.close()


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.uguisu"
    write_file(path, "old")

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(UsageError, match="cli-unwritable"):
        write_file(path, "new")

    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.uguisu"]


def test_damaged_and_foreign_files_are_left_alone(tmp_path: Path) -> None:
    left_table(tmp_path)
    (tmp_path / "games" / "broken.uguisu").write_bytes(b"\x00\xff")
    (tmp_path / "games" / "other.uguisu").write_text("a letter to my aunt\n")
    record_file(tmp_path / "games", whole_game(), "done.uguisu")

    assert len(interrupted(tmp_path)) == 1
    assert (tmp_path / "games" / "other.uguisu").exists()


def test_a_save_that_departs_from_the_rules_is_told(tmp_path: Path) -> None:
    left_table(tmp_path)
    (saved,) = interrupted(tmp_path)
    text = saved.path.read_text()
    saved.path.write_text(text + text.splitlines()[-1].replace("A ", "B ") + "\n")
    (changed,) = interrupted(tmp_path)

    with pytest.raises(UsageError, match="cli-bad-record"):
        resume(changed)
    assert len(interrupted(tmp_path)) == 1


def test_without_a_folder_there_is_nothing_to_resume(tmp_path: Path) -> None:
    assert interrupted(tmp_path / "nowhere") == []


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(UsageError, match="cli-unwritable"):
        new_save(tmp_path / "file", GAME)
    with pytest.raises(UsageError, match="cli-unwritable"):
        Save(tmp_path / "file" / "game.uguisu", GAME)


def test_a_record_that_does_not_say_who_sat_where_is_for_one_person() -> None:
    record = Record(game=GAME.id, seats=3, seed="1", players=("Ann",))

    assert [(s.name, s.kind) for s in sitters_in(record)] == [
        ("Ann", PERSON),
        ("Ben", "genin"),
        ("Chiyo", "genin"),
    ]


def test_a_bot_that_is_gone_is_replaced() -> None:
    record = Record(game=GAME.id, seats=3, seed="1", extra={"sitters": "person hal genin"})

    assert [sitter.kind for sitter in sitters_in(record)] == [PERSON, "genin", "genin"]


def test_the_seed_of_a_finished_game_is_in_its_record(tmp_path: Path) -> None:
    play = whole_game(seed="11")

    record, game = read_file(record_file(tmp_path, play))

    assert record.seed == "11"
    assert game is GAME
