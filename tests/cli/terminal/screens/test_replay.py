"""Stepping through a record."""

import pytest

from tests.cli.terminal.tables import SMALL, WIDE, settle, shown, terminal_text, whole_game
from uguisu.cli.terminal.screens.picture import Picture
from uguisu.cli.terminal.screens.replay import ReplayScreen
from uguisu.games import GAMES


async def test_steps_go_forward_and_back() -> None:
    screen = ReplayScreen(whole_game(), None)
    async with shown(screen) as pilot:
        assert "0 of" in terminal_text(pilot)

        await pilot.press("right", "right", "right", "left")
        await settle(pilot)

        assert screen.at == 2
        assert "2 of" in terminal_text(pilot)


async def test_home_and_end_jump_and_stop_at_the_ends() -> None:
    play = whole_game()
    screen = ReplayScreen(play, None)
    async with shown(screen) as pilot:
        await pilot.press("end", "right")
        assert screen.at == len(play.entries)
        assert "The war is over." in terminal_text(pilot)

        await pilot.press("home", "left")

        assert screen.at == 0


async def test_a_spectator_sees_no_hand_and_a_seat_sees_its_own() -> None:
    async with shown(ReplayScreen(whole_game(), None)) as pilot:
        board = pilot.app.screen.query_one("#board", Picture)
        assert not any("hand" in pick for pick in board.canvas.places())
        assert "As a spectator saw it." in terminal_text(pilot)

        await pilot.press("v")
        await settle(pilot)

        assert any("hand" in pick for pick in board.canvas.places())
        assert "As Aki saw it." in terminal_text(pilot)


async def test_the_log_follows_the_steps() -> None:
    play = whole_game()
    async with shown(ReplayScreen(play, None)) as pilot:
        await pilot.press("right")
        await settle(pilot)
        first = terminal_text(pilot)

        await pilot.press("left")
        await settle(pilot)

        actor = play.players[play.entries[0].seat]
        assert f"{actor} deploys" in first
        assert f"{actor} deploys" not in terminal_text(pilot)


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("seats", GAMES["war-of-clans"].seat_range)
async def test_all_player_counts_fit(seats: int, size: tuple[int, int]) -> None:
    async with shown(ReplayScreen(whole_game(seats=seats), None), size) as pilot:
        await pilot.press("end")
        await settle(pilot)
        text = terminal_text(pilot)

        for name in ("Aki", "Ben", "Chiyo", "Daichi", "Emi")[:seats]:
            assert name in text


async def test_leaving() -> None:
    async with shown(ReplayScreen(whole_game(), None)) as pilot:
        await pilot.press("l", "q")

        assert pilot.app.return_code == 0
