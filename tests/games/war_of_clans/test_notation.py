"""Actions and positions written down."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.war_of_clans.table import GAME, new, play_at_random, read
from uguisu.kernel.errors import BadNotation


def test_every_action_is_read_as_it_was_written() -> None:
    for action in range(GAME.action_space):
        assert GAME.read_action(GAME.write_action(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        *[("t>A", 0), ("h>E", 24), ("nxAt", 25), ("nxEh", 49)],
        *[("tA>A", 50), ("hE>E", 174), ("txAt", 175), ("uxCm", 212), ("hxEh", 299)],
    ],
)
def test_the_action_space_is_laid_out_as_documented(text: str, action: int) -> None:
    assert GAME.read_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *[
            "",
            "t",
            "t>",
            "t>F",
            "t>a",
            "T>B",
            "nB>C",
            "x>B",
            "t>B ",
            " t>B",
            "t>B\n",
            "t>>B",
        ],
        *[
            "nxB",
            "nxBn",
            "nxtB",
            "tB>",
            "tB>CD",
            "txBu!",
            "txB",
            "nx",
            "tt>B",
            "t > B",
            "0",
            "ｔ>B",
        ],
    ],
)
def test_what_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.read_action(text)

    right = "nxBt" if text.startswith("nx") else "t>B, nxBt, tB>C or txBu"
    assert error.value.sentence.startswith(f"{text!r} is no action: write {right}; ")
    assert "; clan is t, u, m, o, h" in error.value.sentence
    assert "; province is A, B, C, D, E" in error.value.sentence


@given(st.text() | st.text("tumohnABCDEx> ", max_size=6))
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    try:
        action = GAME.read_action(text)
    except BadNotation:
        return

    assert GAME.write_action(action) == text


@pytest.mark.parametrize(
    "position",
    [
        "A[] B[] C[] A:tumo B:- C:nnn turn A order 1 loyal tumoh deck "
        + "t" * 10 + "u" * 10 + "m" * 10 + "o" * 10 + "h" * 11,
        "A[t3 o1] B[u2] C[m1 h2] A:tt B:n C:- turn A order 3 touched Ao Bu loyal hmtuo "
        "discards t6u8m10o10h8n2 deck uh everyone",
        "A[t1] B[] C[] D[] E[h11] A:nnn B:- C:- D:- E:- turn A order 2 loyal tumoh "
        "discards t10u11m11o11 deck - everyone last A 1 only-ninjas A",
    ],
)  # fmt: skip
def test_a_position_is_written_as_it_was_read(position: str) -> None:
    assert GAME.write(read(position)) == position


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_finished_game_is_written_with_its_end(seats: int) -> None:
    state = new(seats, final_lap="everyone")
    play_at_random(state)

    again = read(GAME.write(state))

    assert again.is_over
    assert again.places() == state.places()
    assert GAME.write(again) == GAME.write(state)


@pytest.mark.parametrize(
    ("observer", "expected"),
    [
        (0, "A[t3] B[u2] C[] hand uuon | turn A order 1"),
        (1, "A[t3] B[u2] C[] hand - | turn A order 1"),
        (None, "A[t3] B[u2] C[] | turn A order 1"),
    ],
)
def test_a_view_is_written_with_the_observers_own_hand_only(
    observer: int | None, expected: str
) -> None:
    state = read("A[t3] B[u2] C[] A:uuon B:- C:tt")

    assert GAME.write_view(GAME.view(state, observer)) == expected


def test_the_view_of_a_finished_game_says_that_it_is_over() -> None:
    state = read("A[t3] B[] C[] last C 0")

    assert GAME.write_view(GAME.view(state, None)) == "A[t3] B[] C[] | over"
