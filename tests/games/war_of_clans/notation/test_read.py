"""Positions read: what they may leave out, and what is refused."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.war_of_clans.table import GAME, hand, new, read, turn, word
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.state import fields

EMPTY = "A[] B[] C[] A:tumo"


def test_what_is_left_out_has_its_usual_value() -> None:
    state = read("A[] B[t1] C[] B:tuu C:mm")

    assert turn(state) == "B1"
    assert hand(state, "A") == "-"
    assert word(state, "loyal") == "tumoh"
    assert word(state, "discards") == "-"
    assert len(state.deck) == 58 - 1 - 5
    assert not state.everyone
    assert state.touched == 0


def test_all_other_cards_are_in_the_deck() -> None:
    state = read("A[t3 u1] B[h2] C[] A:tnnn discards t2o11")

    assert word(state, "deck") == "t" * 5 + "u" * 10 + "m" * 11 + "h" * 9


def test_with_a_known_deck_all_other_cards_are_discarded() -> None:
    state = read("A[t3 u1] B[h2] C[] A:tnn deck mmoh")

    assert word(state, "discards") == "t7u10m9o10h8n1"


def test_in_the_last_lap_the_deck_is_empty_and_the_turn_follows() -> None:
    state = read("A[] B[] C[] D[] A:tt B:uu C:mm D:oo last C 2")

    assert turn(state) == "A1"
    assert word(state, "deck") == "-"
    assert word(state, "discards") == "t9u9m9o9h11n3"


@pytest.mark.parametrize(
    ("lap", "expected"),
    [
        ("last C 2", "A1"),
        ("last C 1", "B1"),
        ("everyone last C 3", "A1"),
        ("everyone last C 2", "B1"),
        ("everyone last C 1", "C1"),
        ("last C 0", "over"),
    ],
)
def test_the_turns_left_say_whose_turn_it_is(lap: str, expected: str) -> None:
    assert turn(read(f"A[] B[] C[] A:t B:t C:t {lap}")) == expected


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("", "Provinces must be A[] B[] C[] and so on, 3 to 5 of them."),
        ("A[] B[] A:tumo", "Provinces must be A[] B[] C[] and so on, 3 to 5 of them."),
        ("A[] C[] B[] A:t", "Provinces must be A[] B[] C[] and so on, 3 to 5 of them."),
        ("A[] B[] C[] C[] A:t", "Provinces must be A[] B[] C[] and so on, 3 to 5 of them."),
        ("A[] B[] C[] D[] E[] F[] A:t", "'F[]' says nothing in a position of War of Clans."),
        (f"{EMPTY} D[t1", "'D[t1' says nothing in a position of War of Clans."),
        (f"{EMPTY} hello", "'hello' says nothing in a position of War of Clans."),
        ("A[t] B[] C[] A:t", "'t' is no army: write t3 for three Takeda cards."),
        ("A[t0] B[] C[] A:t", "'t0' is no army: write t3 for three Takeda cards."),
        ("A[t-1] B[] C[] A:t", "'t-1' is no army: write t3 for three Takeda cards."),
        ("A[t٣] B[] C[] A:t", "A position is written in ASCII characters, without '٣'."),
        ("A[t999] B[] C[] A:t", "'t999' is no army: write t3 for three Takeda cards."),
        ("A[n1] B[] C[] A:t", "'n1' is no army: write t3 for three Takeda cards."),
        ("A[t1 u2 t1] B[] C[] A:t", "'A[t1 u2 t1]' names an army twice."),
        ("A[t12] B[] C[] A:u", "There are only 11 cards 't'."),
        ("A[t11] B[] C[] A:t", "There are only 11 cards 't'."),
        ("A[t6] B[t5] C[] A:u discards t1", "There are only 11 cards 't'."),
        ("A[] B[] C[] A:u discards n4", "There are only 3 cards 'n'."),
        ("A[] B[] C[] A:u deck nnnn", "There are only 3 cards 'n'."),
        ("A[] B[] C[] A:u discards u10 deck tt", "9 cards 't' are missing."),
        ("A[] B[] C[] A:tumoh", "'A:tumoh': a hand holds at most 4 cards."),
        ("A[] B[] C[] A:tx", "'x' is no card: they are t u m o h n."),
        ("A[] B[] C[] D:t", "'D' is no seat: seats are A to C."),
        (f"{EMPTY} A:t", "The position says 'A:' twice."),
        (f"{EMPTY} turn A turn A", "The position says 'turn' twice."),
        (f"{EMPTY} everyone everyone", "The position says 'everyone' twice."),
        (f"{EMPTY} turn D", "'D' is no seat: seats are A to C."),
        (f"{EMPTY} turn", "Expected a seat, got the end."),
        (f"{EMPTY} order 4", "Expected 1, 2 or 3, got '4'."),
        (f"{EMPTY} order 2 touched Dt", "'D' is no seat: seats are A to C."),
        (f"{EMPTY} order 2 touched", "Expected armies such as Bu, got the end."),
        (f"{EMPTY} order 2 touched Bt Bu", "Each order touches one army: 1 by now, not more."),
        (
            f"{EMPTY} order 3 touched At Bt Ct Au",
            "Each order touches one army: 2 by now, not more.",
        ),
        (f"{EMPTY} order 3 touched At At", "'At' is named twice."),
        (f"{EMPTY} turn clock", "'clock' is no seat: seats are A to C."),
        (f"{EMPTY} last clock 1", "'clock' is no seat: seats are A to C."),
        (f"{EMPTY} touched" + " Bt" * 200_000, "A position has at most 10000 characters."),
        (f"{EMPTY} touched Bt", "In the first order no army has been touched yet."),
        (f"{EMPTY} loyal ttt", "Expected different clans of 3 seats, got 'ttt'."),
        (f"{EMPTY} loyal tu", "Expected different clans of 3 seats, got 'tu'."),
        (f"{EMPTY} loyal tun", "Expected different clans of 3 seats, got 'tun'."),
        (f"{EMPTY} discards t1u1t1", "Expected counts such as t2n1, got 't1u1t1'."),
        (f"{EMPTY} order {'9' * 5000}", f"Expected 1, 2 or 3, got '{'9' * 40}…'."),
        (f"{EMPTY} deck", "Expected cards such as ttun, or -, got the end."),
        (f"{EMPTY} deck xyz", "Expected cards such as ttun, or -, got 'xyz'."),
        (f"{EMPTY} deck -", "`last` and an empty deck belong together."),
        (f"{EMPTY} last C 2 deck t", "`last` and an empty deck belong together."),
        (f"{EMPTY} last D 2", "'D' is no seat: seats are A to C."),
        (f"{EMPTY} last C", "Expected the number of turns left, got the end."),
        (f"{EMPTY} last C 3", "The last lap has 2 turns, not 3."),
        (f"{EMPTY} last C 2 turn B", "With 2 turns left it is the turn of A."),
        (f"{EMPTY} only-ninjas A", "A holds a troop, not only ninjas."),
        (f"{EMPTY} only-ninjas D", "'D' is no seat: seats are A to C."),
        (f"{EMPTY} order 3", "A has no legal action in order 3."),
        ("A[] B[] C[]", "A has no legal action in order 1."),
    ],
    ids=lambda value: value[:40] if value[:1] != "'" else "",
)  # fmt: skip
def test_what_cannot_be_is_refused(position: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as error:
        read(position)

    assert re.sub(r"\AWord [0-9]+: ", "", error.value.sentence) == sentence


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (f"{EMPTY} order 4", "Word 6: Expected 1, 2 or 3, got '4'."),
        (f"{EMPTY} turn", "Word 5: Expected a seat, got the end."),
        (f"{EMPTY} hello", "Word 5: 'hello' says nothing in a position of War of Clans."),
        ("A[] B[t1 x9] C[] A:t", "Word 2: 'x9' is no army: write t3 for three Takeda cards."),
        (f"{EMPTY} turn Q", "Word 6: 'Q' is no seat: seats are A to C."),
    ],
)
def test_an_error_names_the_word_and_what_was_expected(position: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as error:
        read(position)

    assert error.value.sentence == sentence


WORDS = (
    "A[] B[] C[] D[] A[t3] B[u2 m1] C[t99] A:tumo B:nnn C:- A: turn order touched loyal discards "
    "deck everyone last only-ninjas A B C D 0 1 2 3 - tum ttt t2n1 Bt Cu tumoh A[ ] :"
)


@given(st.lists(st.sampled_from(WORDS.split()), max_size=16).map(" ".join) | st.text())
@example("A[] B[] C[] A:t " + "discards -")
@example("\x00")
def test_any_text_is_a_position_or_bad_notation(text: str) -> None:
    try:
        state = read(text)
    except BadNotation:
        return

    assert fields(read(GAME.write(state))) == fields(state)


@given(st.integers(0, 400), st.text(max_size=3), st.integers(0, 3))
def test_a_damaged_position_is_a_position_or_bad_notation(at: int, put: str, cut: int) -> None:
    text = GAME.write(new(3))
    damaged = text[:at] + put + text[at + cut :]

    try:
        state = read(damaged)
    except BadNotation:
        return

    assert fields(read(GAME.write(state))) == fields(state)
