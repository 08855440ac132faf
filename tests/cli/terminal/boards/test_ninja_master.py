"""The board of Ninja Master: what is drawn, and what keys mean."""

from collections.abc import Sequence

import pytest

from uguisu.cli.terminal.boards import BoardContext, board_of
from uguisu.cli.terminal.boards.ninja_master import NinjaMasterBoard
from uguisu.games import GAMES
from uguisu.games.ninja_master.game import NinjaMaster
from uguisu.games.ninja_master.view.types import NinjaMasterView
from uguisu.texts import catalogue

_game = GAMES["ninja-master"]
assert isinstance(_game, NinjaMaster)
GAME = _game

NAMES = ("Aki", "Ben", "Chiyo", "Daichi", "Emi")
DICE = "[O1 OS B3 P3 PS V3 SW SW SH]"
RACE = f"A:13 B:5 C:4 D:11 E:0 sword A shuriken C {DICE} s=B+1190/A+1247 o=A+1320"
SIZES = [(66, 23), (80, 15), (40, 12), (100, 30), (20, 8)]


def view(position: str, *events: str, observer: int | None = 0) -> NinjaMasterView:
    state = GAME.read(position)
    for event in events:
        seat, action = event.split()
        state.apply("ABCDE".index(seat), GAME.read_action(action))
    return GAME.view(state, observer)


def board() -> NinjaMasterBoard:
    found = board_of("ninja-master")
    assert isinstance(found, NinjaMasterBoard)
    return found


def drawn(shown: NinjaMasterView, width: int = 66, height: int = 23, now: int = 0) -> str:
    context = BoardContext(
        width=width,
        height=height,
        names=NAMES,
        catalogue=catalogue("en"),
        now=now,
        people=(0,),
    )
    return board().draw(shown, context).text()


def pressed(board: NinjaMasterBoard, shown: NinjaMasterView, keys: str, *seats: int) -> str:
    """What the last of these keys does: "A o", or nothing."""
    done = None
    for key in keys.split():
        done = board.press(shown, key, seats)
        if done is None:
            board.types(shown, key, seats)
    return "" if done is None else f"{'ABCDE'[done[0]]} {GAME.write_action(done[1])}"


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("position", [RACE, f"A:3 B:3 rolling {DICE}", "A:3 B:3", "A:20 B:3 over"])
def test_it_can_be_drawn_at_any_size(position: str, width: int, height: int) -> None:
    lines = drawn(view(position), width, height).splitlines()

    assert len(lines) <= height
    assert max(map(len, lines), default=0) <= width


def test_dice_show_shapes_and_letters_swords_shuriken_and_smoke() -> None:
    text = drawn(view(RACE))

    for part in ("■ ■ ■", "✿ ✿ ✿", "◆ ◆ ◆", "≋≋≋", "──╋━", "✶", "●O", "✿P"):
        assert part in text
    assert "Round 1" in text


@pytest.mark.rule("NMA-24")
def test_dice_that_roll_show_nothing() -> None:
    text = drawn(view(f"A:3 B:3 rolling {DICE}"))

    assert not any(face in text for face in ("■ ■", "≋", "╋", "◆ ◆"))


def test_tokens_tell_who_was_faster_by_how_much() -> None:
    text = drawn(view(RACE))

    assert "‹s› † Sword" in text
    assert "Ben, 57 ms before Aki" in text
    assert "Aki, 1,320 ms" in text


def test_the_incense_burns_down() -> None:
    assert "30.0 s" in drawn(view(RACE), now=1800)
    assert "12.3 s" in drawn(view(RACE), now=1800 + 17_700)


def test_between_rounds_the_last_one_lies_there_with_its_count() -> None:
    text = drawn(view(RACE, "B 9"))

    assert "Ben shouted 9, but there were 10." in text
    assert "Sword +6" in text
    assert "Orange -1" in text
    assert "-7 ●-1 †-6" in text
    assert "+3 †+6 !-3" in text


def test_everything_that_can_be_grabbed_can_be_clicked() -> None:
    context = BoardContext(width=66, height=23, names=NAMES, catalogue=catalogue("en"), people=(0,))

    places = board().draw(view(RACE), context).places()

    assert {f"token:{name}" for name in ("orange", "blue", "pink", "green", "purple", "sword")} <= (
        places.keys()
    )


def test_alone_one_grabs_by_letter_and_types_the_number() -> None:
    shown = view(f"A:3 B:3 {DICE} g=B+500")

    assert pressed(board(), shown, "o", 0) == "A o"
    assert pressed(board(), shown, "s", 0) == "A s"
    assert pressed(board(), shown, "d", 0) == "A done"
    assert pressed(board(), shown, "1 2 enter", 0) == "A 12"
    assert pressed(board(), shown, "1 2 backspace 0 enter", 0) == "A 10"
    assert pressed(board(), shown, "enter", 0) == ""


def test_a_token_that_another_has_is_reached_for_too_late_once() -> None:
    assert pressed(board(), view(f"A:3 B:3 {DICE} g=B+500"), "g", 0) == "A late-g"
    assert pressed(board(), view(f"A:3 B:3 {DICE} g=B+500/A+600"), "g", 0) == "A g"


@pytest.mark.rule("NMA-11")
def test_the_number_of_a_void_shout_stays_and_a_new_race_begins_without() -> None:
    keys = board()
    early, later = view(f"A:3 B:3 {DICE}"), view(f"A:3 B:3 {DICE} g=B+500")

    assert pressed(keys, early, "9 enter", 0) == "A 9"
    assert pressed(keys, later, "enter", 0) == "A 9"
    assert pressed(keys, later, "enter", 0) == ""
    pressed(keys, later, "7", 0)
    assert pressed(keys, view(f"A:3 B:3 round 2 {DICE} g=B+500"), "enter", 0) == ""


@pytest.mark.rule("NMA-6")
def test_while_the_dice_roll_a_letter_is_a_grab() -> None:
    assert pressed(board(), view(f"A:3 B:3 rolling {DICE}"), "o", 0) == "A o"


def test_two_people_have_half_of_the_keyboard_each() -> None:
    shown = view(f"A:3 B:3 C:3 {DICE} g=B+500")

    assert pressed(board(), shown, "w", 0, 2) == "A o"
    assert pressed(board(), shown, "u", 0, 2) == "C o"
    assert pressed(board(), shown, "x", 0, 2) == "A done"
    assert pressed(board(), shown, "1 1 space", 0, 2) == "A 11"
    assert pressed(board(), shown, "1 1 enter", 0, 2) == "C 11"


def test_more_people_take_the_keys_by_their_letter() -> None:
    shown = view(f"A:3 B:3 C:3 {DICE} g=B+500")

    assert pressed(board(), shown, "C o", 0, 1, 2) == "C o"
    assert pressed(board(), shown, "B 9 enter", 0, 1, 2) == "B 9"


@pytest.mark.parametrize("key", ["o", "5", "enter", "A"])
def test_before_the_throw_the_keys_are_the_screens(key: str) -> None:
    shown = view("A:3 B:3")
    seats: Sequence[int] = (0, 1, 2)

    assert board().press(shown, key, seats) is None
    assert not board().types(shown, key, seats)


@pytest.mark.parametrize("position", [RACE, "A:3 B:3", f"A:3 B:3 rolling {DICE}"])
def test_every_pick_has_a_label(position: str) -> None:
    state = GAME.read(position)
    shown = GAME.view(state, 0)

    for action in range(GAME.action_space):
        (pick,) = GAME.picks(shown, action)[0]
        if pick not in ("rest", "timeout"):
            assert catalogue("en").say(GAME.label(shown, pick))


def test_only_done_is_left_to_list_in_a_race() -> None:
    assert board().keys(view(RACE), ["token:blue", "shout:3", "done"]) == {"done": "d"}
    assert board().keys(view("A:3 B:3"), ["throw"]) is None


def test_bots_wait_with_the_next_throw_until_the_count_could_be_read() -> None:
    assert board().pause(view("A:3 B:3"), 0.9) == 0.9
    assert board().pause(view(RACE, "B 9"), 0.9) > 4
    assert board().pause(view(RACE, "B 9"), 0.0) == 0.0
