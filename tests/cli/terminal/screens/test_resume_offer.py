"""An interrupted game is offered before a new one begins."""

from pathlib import Path

from tests.cli.terminal.tables import (
    against_bots,
    play_screen,
    settle,
    shown,
    terminal_text,
    words_on,
)
from uguisu.cli.files.saves import Saved, interrupted, new_save
from uguisu.cli.terminal.screens.play import PlayScreen
from uguisu.cli.terminal.screens.resume_offer import ResumeOffer
from uguisu.games import GAMES

GAME = GAMES["war-of-clans"]


async def interrupt(folder: Path) -> Saved:
    """Play one order, and leave."""
    async with shown(PlayScreen(against_bots(save=new_save(folder, GAME)))) as pilot:
        await pilot.press("1", "1")
        await settle(pilot)
        await pilot.press("q")
    (saved,) = interrupted(folder)
    return saved


async def test_enter_goes_on_where_the_game_was_left(tmp_path: Path) -> None:
    saved = await interrupt(tmp_path)
    async with shown(ResumeOffer(saved, against_bots())) as pilot:
        assert "War of Clans with Aki, Ben, Chiyo, after one move." in words_on(pilot)

        await pilot.press("enter")
        await settle(pilot)

        table = play_screen(pilot).table
        assert table.play.entries == list(saved.record.entries)
        assert table.play.seed == saved.record.seed
        assert "Your second order" in terminal_text(pilot)


async def test_a_resumed_game_goes_on_saving_into_its_file(tmp_path: Path) -> None:
    saved = await interrupt(tmp_path)
    async with shown(ResumeOffer(saved, against_bots())) as pilot:
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("1", "1", "1")
        await settle(pilot)
        played = len(play_screen(pilot).table.play.entries)
        await pilot.press("q")

    (again,) = interrupted(tmp_path)
    assert again.path == saved.path
    assert len(again.record.entries) == played > 1


async def test_n_begins_a_new_game_and_keeps_the_old_one(tmp_path: Path) -> None:
    saved = await interrupt(tmp_path)
    new = against_bots(save=new_save(tmp_path, GAME))
    async with shown(ResumeOffer(saved, new)) as pilot:
        await pilot.press("n")
        await settle(pilot)

        assert play_screen(pilot).table is new
    assert [one.path for one in interrupted(tmp_path)] == [saved.path]


async def test_a_game_that_is_resumed_elsewhere_meanwhile_is_not_taken(tmp_path: Path) -> None:
    saved = await interrupt(tmp_path)
    from uguisu.cli.terminal.resume import resume

    elsewhere = resume(saved)
    async with shown(ResumeOffer(saved, against_bots())) as pilot:
        await pilot.press("enter")
        await settle(pilot)

        assert isinstance(pilot.app.screen, ResumeOffer)
    elsewhere.leave()
