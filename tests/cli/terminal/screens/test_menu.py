"""The menu, driven by keys and mouse."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.cli.terminal.tables import (
    SMALL,
    WIDE,
    against_bots,
    play_screen,
    settle,
    shown,
    terminal_text,
    words_on,
)
from uguisu.cli.files.saves import new_save
from uguisu.cli.terminal.app import UguisuApp
from uguisu.cli.terminal.screens.menu import MenuScreen
from uguisu.cli.terminal.screens.picture import Picture
from uguisu.cli.terminal.screens.play import PlayScreen
from uguisu.cli.terminal.screens.rules import RulesScreen
from uguisu.cli.terminal.table import PERSON, LocalTable, SeatedPlayer, new_play
from uguisu.games import GAMES


async def go_to(pilot: Pilot[None], line: str) -> MenuScreen:
    menu = pilot.app.screen
    assert isinstance(menu, MenuScreen)
    for _ in range(40):
        if menu.at == line:
            return menu
        await pilot.press("down")
    raise AssertionError(f"the menu has no line {line}")


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settle(pilot)


async def test_enter_begins_a_game_at_once(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        await press(pilot, "enter")

        screen = play_screen(pilot)
        assert screen.table.people == (0,)
        assert screen.table.play.game.id == next(iter(GAMES))


async def test_seats_people_bots_options_and_seed_are_chosen(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        await go_to(pilot, "seats")
        await press(pilot, "left")
        await go_to(pilot, "seat:1")
        await press(pilot, "left", "left", *["backspace"] * 3, "Z", "o", "e")
        await go_to(pilot, "seat:2")
        await press(pilot, "left")
        await go_to(pilot, "option:final_lap")
        await press(pilot, "right")
        await go_to(pilot, "seed")
        await press(pilot, "4", "2")
        await go_to(pilot, "play")

        await press(pilot, "enter", "enter")

        table = play_screen(pilot).table
        assert [(s.name, s.kind) for s in table.sitters] == [
            ("Aki", PERSON),
            ("Zoe", PERSON),
            ("Chiyo", "random"),
        ]
        assert table.play.options["final_lap"] == "everyone"
        assert table.play.seed == "42"


async def test_every_line_is_explained(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        await go_to(pilot, "option:final_lap")

        text = words_on(pilot)
        assert "After the deck's last card is drawn, who has one more turn?" in text
        assert "Everyone but the player who drew it." in text


async def test_the_language_changes_at_once(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        await go_to(pilot, "language")

        await press(pilot, "right")

        assert "Italiano" in terminal_text(pilot)


async def test_another_game_brings_its_own_options(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        menu = await go_to(pilot, "game")
        first = menu.settings.game.id
        for _ in GAMES:
            await press(pilot, "right")
            options = {f"option:{option.name}" for option in menu.settings.game.options}
            assert options <= {row.id for row in menu.rows()}
            assert menu.settings.seats in menu.settings.game.seat_range

        assert menu.settings.game.id == first


async def test_arrows_on_a_line_can_be_clicked(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        menu = pilot.app.screen
        assert isinstance(menu, MenuScreen)
        seats = menu.settings.seats
        picture = menu.query_one("#menu", Picture)
        x, y = (int(part) for part in picture.canvas.places()["seats|next"])

        await pilot.click("#menu", offset=(x, y))
        await settle(pilot)

        assert menu.settings.seats == seats + 1


async def test_the_rules_open_and_close(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        await go_to(pilot, "rules")
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, RulesScreen)

        await press(pilot, "escape")

        assert isinstance(pilot.app.screen, MenuScreen)


async def test_an_interrupted_game_is_resumed_from_the_menu(tmp_path: Path) -> None:
    game = GAMES["war-of-clans"]
    sitters = [SeatedPlayer("Aki"), SeatedPlayer("Ben", "genin"), SeatedPlayer("Chiyo", "genin")]
    table = LocalTable(new_play(game, sitters, {"start": "A"}), sitters, new_save(tmp_path, game))
    table.act(0, table.play.state.legal(0)[0])
    table.leave()
    async with shown(MenuScreen(tmp_path)) as pilot:
        assert "Resume" in terminal_text(pilot)

        await press(pilot, "enter")

        assert play_screen(pilot).table.play.entries == table.play.entries


async def test_without_an_interrupted_game_there_is_nothing_to_resume(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        assert "Resume" not in terminal_text(pilot)


async def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    async with shown(MenuScreen(tmp_path / "file")) as pilot:
        await press(pilot, "enter")

        assert "Games cannot be saved in" in terminal_text(pilot)


@pytest.mark.parametrize("size", [WIDE, SMALL, (40, 12), (20, 5)])
async def test_every_line_can_be_reached_in_every_size(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async with shown(MenuScreen(tmp_path), size) as pilot:
        menu = pilot.app.screen
        assert isinstance(menu, MenuScreen)
        for row in menu.rows():
            await go_to(pilot, row.id)
            assert row.id in menu.query_one("#menu", Picture).canvas.places()


async def test_the_browser_is_one_line_below(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        await press(pilot, "down")
        assert "friends by a link" in words_on(pilot)

        await pilot.press("enter")

        assert isinstance(pilot.app, UguisuApp)
        assert pilot.app.wants_browser
        assert pilot.app.return_code == 0


async def test_a_resumed_game_keeps_its_language_unless_another_is_chosen(tmp_path: Path) -> None:
    for chosen, language in (([], "it"), (["right"], "it"), (["right", "right"], "es")):
        table = against_bots(save=new_save(tmp_path, GAMES["war-of-clans"]))
        table.language = "it"
        table.act(0, table.play.state.legal(0)[0])
        table.leave()
        async with shown(MenuScreen(tmp_path)) as pilot:
            await go_to(pilot, "language")
            await press(pilot, *chosen)
            await go_to(pilot, "resume")
            await press(pilot, "enter")

            assert isinstance(pilot.app, UguisuApp)
            assert pilot.app.language == language
            assert play_screen(pilot).table.language == language


async def test_escape_leaves(tmp_path: Path) -> None:
    async with shown(MenuScreen(tmp_path)) as pilot:
        await pilot.press("escape")

        assert pilot.app.return_code == 0
        assert not isinstance(pilot.app.screen, PlayScreen)
