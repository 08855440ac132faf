"""The play screen, driven by keys and mouse as a player does."""

import re

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
    war_of_clans,
)
from uguisu.cli.terminal.app import UguisuApp
from uguisu.cli.terminal.pace import HandClock
from uguisu.cli.terminal.screens.curtain import Curtain
from uguisu.cli.terminal.screens.end import End
from uguisu.cli.terminal.screens.picture import Picture
from uguisu.cli.terminal.screens.play import PlayScreen
from uguisu.cli.terminal.screens.rules import RulesScreen
from uguisu.cli.terminal.table import PERSON, LocalTable, SeatedPlayer, new_play
from uguisu.games import GAMES
from uguisu.games.war_of_clans.components import CARD_NAMES
from uguisu.games.war_of_clans.view.types import Hand, WarOfClansView


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


async def click(pilot: Pilot[None], widget: str, pick: str) -> None:
    """Click in the middle of where a pick is drawn."""
    picture = pilot.app.screen.query_one(widget, Picture)
    place = next(
        (x, y)
        for y in range(picture.canvas.height)
        for x in range(picture.canvas.width)
        if picture.canvas.pick_at(x, y) == pick
    )
    left = picture.styles.padding.left
    await pilot.click(widget, offset=(place[0] + left, place[1]))
    await settle(pilot)


async def test_a_whole_game_is_played_by_keys() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        for _ in range(400):
            if isinstance(pilot.app.screen, End):
                break
            await press(pilot, "1")

        text = terminal_text(pilot)
        assert isinstance(pilot.app.screen, End)
        assert re.search(r"1  [ABC] (Aki|Ben|Chiyo) ·+ \d", text)


async def test_a_whole_turn_is_played_by_mouse() -> None:
    table = against_bots()
    async with shown(PlayScreen(table)) as pilot:
        screen = play_screen(pilot)
        while not table.play.entries or table.play.entries[-1].seat == 0:
            assert screen.choosing is not None
            pick = screen.choosing.options[-1]
            drawn = pick in screen.query_one("#board", Picture).canvas.places()
            await click(pilot, "#board" if drawn else "#choices", pick)

        mine = [entry for entry in table.play.entries if entry.seat == 0]
        assert len(mine) >= 2


async def test_a_choice_in_the_list_can_be_clicked() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        screen = play_screen(pilot)
        assert screen.choosing is not None
        pick = screen.choosing.options[1]

        await click(pilot, "#choices", pick)

        assert screen.choosing.made == (pick,)


async def test_arrows_move_the_cursor_and_enter_picks() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        screen = play_screen(pilot)
        assert screen.choosing is not None
        first = screen.choosing.focus

        await press(pilot, "right")
        second = screen.choosing.focus
        await press(pilot, "enter")

        assert second != first
        assert screen.choosing.made == (second,)


async def test_tab_goes_through_all_choices_and_round() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        screen = play_screen(pilot)
        assert screen.choosing is not None
        options = screen.choosing.options

        seen = []
        for _ in options:
            seen.append(screen.choosing.focus)
            await press(pilot, "tab")

        assert seen == list(options)
        assert screen.choosing.focus == options[0]


async def test_escape_steps_back_one_pick() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        screen = play_screen(pilot)
        await press(pilot, "2")
        assert screen.choosing is not None
        picked = screen.choosing.made

        await press(pilot, "escape")

        assert len(picked) == 1
        assert screen.choosing.made == ()
        assert screen.choosing.focus == picked[0]


async def test_what_was_picked_is_told_in_words() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        screen = play_screen(pilot)
        assert screen.choosing is not None
        card = screen.choosing.options[0].removeprefix("hand:").capitalize()

        await press(pilot, "1")

        assert f"{card} → …" in terminal_text(pilot)


async def test_undo_takes_the_last_order_back() -> None:
    table = against_bots()
    async with shown(PlayScreen(table)) as pilot:
        before = table.play.game.write(table.play.state)
        await press(pilot, "1", "1")
        assert len(table.play.entries) == 1
        assert "U take back" in terminal_text(pilot)

        await press(pilot, "u")

        assert table.play.entries == []
        assert table.play.game.write(table.play.state) == before
        assert "Taken back." in terminal_text(pilot)


async def test_undo_is_offered_exactly_when_the_engine_allows_it() -> None:
    table = against_bots()
    async with shown(PlayScreen(table)) as pilot:
        for _ in range(16):
            offered = "U take back" in terminal_text(pilot)
            assert offered == table.play.may_undo(0)
            await press(pilot, "1")


async def test_undo_does_nothing_when_something_was_revealed() -> None:
    table = against_bots()
    async with shown(PlayScreen(table)) as pilot:
        while not any(entry.seat != 0 for entry in table.play.entries):
            await press(pilot, "1")
        played = list(table.play.entries)

        await press(pilot, "u")

        assert table.play.entries == played


async def test_why_not_names_the_clause() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        await press(pilot, "1")

        await click(pilot, "#board", "province:A")

        assert "The first order deploys into another province, not your own. (WOC-7)" in (
            terminal_text(pilot)
        )


async def test_the_question_mark_asks_about_anything_on_the_board_by_keys() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        await press(pilot, "1", "question_mark")
        assert "Why not? Choose anything on the board." in terminal_text(pilot)
        screen = play_screen(pilot)
        assert screen.wondering is not None
        while screen.wondering.focus != "province:A":
            await press(pilot, "tab")

        await press(pilot, "enter")
        assert "(WOC-7)" in terminal_text(pilot)
        await press(pilot, "escape")

        assert screen.cursor is screen.choosing
        assert "(WOC-7)" not in terminal_text(pilot)


async def test_something_no_action_begins_with_is_not_asked_for() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        await click(pilot, "#board", "province:B")

        assert "That is not what is asked for now." in terminal_text(pilot)


async def test_the_language_is_switched_during_play() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        await press(pilot, "1", "1")
        assert "Your second order" in terminal_text(pilot)

        await press(pilot, "l")

        text = terminal_text(pilot)
        assert "Il tuo secondo ordine" in text
        assert "Your second order" not in text
        assert "You deploy" not in text


async def test_all_five_languages_come_in_turn() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        seen = []
        for _ in range(5):
            await press(pilot, "l")
            seen.append(pilot.app.language)  # type: ignore[attr-defined]

        assert seen == ["it", "es", "fr", "de", "en"]


async def test_the_log_tells_own_draws_and_counts_those_of_others() -> None:
    table = against_bots()
    async with shown(PlayScreen(table)) as pilot:
        while not any(entry.seat != 0 for entry in table.play.entries):
            await press(pilot, "1")

        log = " ".join(terminal_text(pilot).split())
        assert "You draw" in log
        assert "Ben draws" in log


async def test_a_bot_that_paces_can_be_skipped() -> None:
    table = war_of_clans(PERSON, "genin", "genin", start="B")
    screen = PlayScreen(table)
    async with shown(screen) as pilot:
        assert screen.choosing is not None
        pilot.app.pace = 3600  # type: ignore[attr-defined]
        while not table.bot_to_act():
            await pilot.press("1")
            await pilot.pause()
        assert "Space skip ahead" in terminal_text(pilot)

        await pilot.press("space")
        await settle(pilot)

        assert screen.choosing is not None


@pytest.mark.parametrize("size", [WIDE, SMALL, (40, 12), (20, 5), (200, 60)])
@pytest.mark.parametrize("seats", [3, 5])
async def test_every_size_of_terminal_can_be_played_in(size: tuple[int, int], seats: int) -> None:
    kinds = [PERSON, *["random"] * (seats - 1)]
    table = war_of_clans(*kinds, start="A")
    async with shown(PlayScreen(table), size) as pilot:
        for _ in range(6):
            await press(pilot, "1")

        assert len(table.play.entries) >= 3


@pytest.mark.parametrize("size", [WIDE, SMALL])
async def test_everything_needed_is_visible(size: tuple[int, int]) -> None:
    table = war_of_clans(PERSON, "genin", "genin", "genin", "genin", start="A")
    async with shown(PlayScreen(table), size) as pilot:
        text = terminal_text(pilot)

        view = play_screen(pilot).view
        assert isinstance(view, WarOfClansView)
        hand = view.hands[0]
        assert isinstance(hand, Hand)
        for kind, count in enumerate(hand.cards):
            if count:
                assert CARD_NAMES[kind].capitalize() in text
        for part in ("Your province", "Ben", "Chiyo", "Daichi", "Emi", "Your first order", "‹1›"):
            assert part in text


async def test_resizing_redraws_the_board() -> None:
    async with shown(PlayScreen(against_bots()), SMALL) as pilot:
        await pilot.resize_terminal(*WIDE)
        await settle(pilot)

        board = pilot.app.screen.query_one("#board", Picture)
        assert (board.canvas.width, board.canvas.height) == board.size
        assert board.canvas.width > 60


async def test_the_rules_are_read_in_the_language_of_the_player() -> None:
    async with shown(PlayScreen(against_bots()), language="it") as pilot:
        await press(pilot, "f1")

        assert "Cinque clan si contendono le province" in terminal_text(pilot)


async def test_the_rules_can_be_read_during_play() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        await press(pilot, "f1")
        assert isinstance(pilot.app.screen, RulesScreen)
        assert "War of Clans" in terminal_text(pilot)

        await press(pilot, "escape")

        assert isinstance(pilot.app.screen, PlayScreen)


async def test_bots_alone_are_watched_as_a_spectator() -> None:
    table = war_of_clans("random", "random", "random")
    async with shown(PlayScreen(table)) as pilot:
        assert isinstance(pilot.app.screen, End)
        assert table.is_over


async def test_leaving_ends_the_application() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        await pilot.press("q")

        assert pilot.app.return_code == 0


async def test_ctrl_c_ends_with_130() -> None:
    async with shown(PlayScreen(against_bots())) as pilot:
        await pilot.press("ctrl+c")

        assert pilot.app.return_code == 130


# Several people at one machine.


def last_lap() -> LocalTable:
    """Three people with two turns left to play, and Aki to begin."""
    table = war_of_clans(PERSON, PERSON, PERSON)
    position = "A[] B[] C[u1] A:tu B:th C:m turn A order 1 deck - last C 2 loyal tuo"
    table.play.state = table.play.game.read(position)
    return table


async def test_a_curtain_hides_everything_between_two_people() -> None:
    table = war_of_clans(PERSON, PERSON, PERSON, start="A")
    async with shown(PlayScreen(table)) as pilot:
        text = terminal_text(pilot)
        assert "Pass the device to Aki" in text
        assert "province" not in text

        await press(pilot, "enter")
        while isinstance(pilot.app.screen, PlayScreen):
            await press(pilot, "1")

        text = terminal_text(pilot)
        assert "Pass the device to Ben" in text
        for word in ("Takeda", "Uesugi", "Mori", "Oda", "Hojo", "Ninja", "province", "You serve"):
            assert word not in text


async def test_the_next_person_sees_the_own_hand_only() -> None:
    table = war_of_clans(PERSON, PERSON, PERSON, start="A")
    async with shown(PlayScreen(table)) as pilot:
        await press(pilot, "enter")
        while isinstance(pilot.app.screen, PlayScreen):
            await press(pilot, "1")

        await press(pilot, "enter")

        screen = play_screen(pilot)
        view = screen.view
        assert isinstance(view, WarOfClansView)
        assert screen.eyes == 1
        hand = view.hands[1]
        assert isinstance(hand, Hand)
        drawn = {p for p in screen.query_one("#board", Picture).canvas.places() if "hand" in p}
        assert drawn == {f"hand:{CARD_NAMES[k]}" for k, n in enumerate(hand.cards) if n}
        assert "You draw" not in terminal_text(pilot)


async def test_the_curtain_lets_the_player_before_take_back_what_may_be() -> None:
    """In the last lap nothing is drawn, so a turn that ended without an attack can be undone."""
    table = last_lap()
    play = table.play
    async with shown(PlayScreen(table)) as pilot:
        await press(pilot, "enter")
        while isinstance(pilot.app.screen, PlayScreen):
            await press(pilot, "1")
        assert "may press U" in terminal_text(pilot)
        played = len(play.entries)

        await press(pilot, "u")

        assert len(play.entries) == played - 1
        assert play_screen(pilot).eyes == 0


async def test_at_the_end_everybody_sees_the_same() -> None:
    async with shown(PlayScreen(last_lap())) as pilot:
        for _ in range(20):
            if isinstance(pilot.app.screen, End):
                break
            await press(pilot, "enter" if isinstance(pilot.app.screen, Curtain) else "1")
        assert isinstance(pilot.app.screen, End)

        await press(pilot, "escape")

        assert play_screen(pilot).eyes is None


@pytest.mark.parametrize("id", GAMES)
async def test_every_game_opens_and_takes_its_first_action(id: str) -> None:
    game = GAMES[id]
    sitters = [
        SeatedPlayer(name) for name in ("Aki", "Ben", "Chiyo", "Daichi")[: game.seat_range[0]]
    ]
    table = LocalTable(new_play(game, sitters), sitters, clock=HandClock())
    async with shown(PlayScreen(table), SMALL) as pilot:
        for _ in range(20):
            if table.play.entries:
                break
            await press(pilot, "enter")

        assert table.play.entries


async def test_bots_at_the_table_think_on_the_cores_of_the_application() -> None:
    table = against_bots()
    app = UguisuApp(PlayScreen(table), pace=0, cores=2)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)

    assert table.cores == 2
