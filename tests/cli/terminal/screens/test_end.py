"""The end of a game: result, score sheet, rematch, saving the record."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal.tables import play_screen, settle, shown, terminal_text, words_on
from uguisu.cli.files.record_files import read_file
from uguisu.cli.files.saves import new_save
from uguisu.cli.terminal.screens.end import End
from uguisu.cli.terminal.screens.play import PlayScreen
from uguisu.cli.terminal.table import LocalTable, SeatedPlayer, new_play
from uguisu.games import GAMES
from uguisu.kernel.record import replay

GAME = GAMES["war-of-clans"]


def finished(folder: Path) -> LocalTable:
    """Aki's last order is left to give, with seed 5 and everybody else a bot."""
    sitters = [SeatedPlayer("Aki"), SeatedPlayer("Ben", "random"), SeatedPlayer("Chiyo", "random")]
    table = LocalTable(new_play(GAME, sitters, seed="5"), sitters, new_save(folder, GAME))
    while not table.is_over:
        seat = table.play.state.actors()[0]
        table.act(seat, table.play.state.legal(seat)[0])
    return table


async def test_the_result_shows_places_and_how_every_point_was_made(tmp_path: Path) -> None:
    table = finished(tmp_path)
    sheet = GAME.score_sheet(GAME.view(table.play.state, 0))
    async with shown(PlayScreen(table)) as pilot:
        text = terminal_text(pilot)

        assert isinstance(pilot.app.screen, End)
        for seat, name in enumerate(("Aki", "Ben", "Chiyo")):
            place = table.play.state.places()[seat]
            total = sum(line.points for line in sheet[seat])
            assert re.search(rf"{place}  {'ABC'[seat]} {name} ·+ {total}\b", text)
        assert sum(len(lines) for lines in sheet) == text.count("'s province")


async def test_the_board_can_be_looked_at_and_the_result_again(tmp_path: Path) -> None:
    async with shown(PlayScreen(finished(tmp_path))) as pilot:
        await pilot.press("escape")
        await settle(pilot)
        assert "The war is over." in terminal_text(pilot)

        await pilot.press("enter")
        await settle(pilot)

        assert isinstance(pilot.app.screen, End)


async def test_a_rematch_is_a_new_game_with_the_same_people(tmp_path: Path) -> None:
    table = finished(tmp_path)
    async with shown(PlayScreen(table)) as pilot:
        await pilot.press("r")
        await settle(pilot)

        again = play_screen(pilot).table
        assert again is not table
        assert again.sitters == table.sitters
        assert again.play.seed != table.play.seed
        assert not again.is_over
        assert again.save is not None


async def test_the_record_is_saved_where_the_command_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    async with shown(PlayScreen(finished(tmp_path))) as pilot:
        await pilot.press("s")
        await pilot.press("s")
        await settle(pilot)

        assert "Saved as" in terminal_text(pilot)
        files = sorted(path.name for path in Path.cwd().iterdir())
        assert files == ["war-of-clans-2.uguisu", "war-of-clans.uguisu"]
        record, game = read_file(Path("war-of-clans.uguisu"))
        assert replay(record, game).is_over


async def test_a_record_that_cannot_be_saved_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shown(PlayScreen(finished(tmp_path))) as pilot:
        gone = tmp_path / "gone"
        gone.mkdir()
        monkeypatch.chdir(gone)
        gone.rmdir()
        monkeypatch.setattr(Path, "cwd", lambda: gone)

        await pilot.press("s")
        await settle(pilot)

        assert "cannot be saved" in words_on(pilot)


async def test_a_finished_game_is_among_the_records_and_not_resumed(tmp_path: Path) -> None:
    finished(tmp_path).leave()

    assert len(list((tmp_path / "records").glob("*.uguisu"))) == 1
    assert not list((tmp_path / "games").glob("*.uguisu"))
