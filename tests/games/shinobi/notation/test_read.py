"""Positions as people write them: what is left out is filled in, what cannot be is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.shinobi.table import GAME, before, lives, new, read, turn, view
from uguisu.games.shinobi.view.types import Verdict
from uguisu.kernel.errors import BadNotation

WORDS = (
    *("A5", "B5", "C5", "D5", "E5", "F0", "A2/1/1/1", "A5[kk ks ii]", "B5[- - ss!]", "C5[]"),
    *("start", "round", "limit", "free", "clans", "verdicts", "won", "assign", "reveal"),
    *("decide", "over", "A", "D", "F", "3", "0", "LROG", "m", "s", ".", "i-k", "p+b", "AB", "["),
)


def test_a_short_position_is_a_fresh_table() -> None:
    state = read("A5 B5 C5 D5")

    assert GAME.write(state) == GAME.write(new(4, start="A"))


def test_the_pawn_is_where_the_attacks_begin() -> None:
    assert turn(read("A5 B5 C5 D5 E5 start C")) == "assign C"


def test_cards_that_must_have_been_given_are_given() -> None:
    state = read("A5 B5 C5 D5 start A assign C")

    assert before(state, "D").split()[0] == "-"
    assert [card != "-" for card in before(state, "A").split()] == [False, False, True]
    assert [hand.bit_count() for hand in state.hands] == [1, 1, 4, 4]


def test_players_before_the_one_on_turn_have_turned_two_cards() -> None:
    state = read("A5 B5 C5 D5 start B reveal D")

    assert [before(state, seat).count("!") for seat in "ABCD"] == [0, 2, 2, 0]
    assert [verdict is not None for verdict in view(state).verdicts] == [False, True, True, False]


def test_verdicts_follow_from_the_cards() -> None:
    state = read("A5[kk! kb! ss] B5[ss! is! bi!] C5[bb! ki! bb!] D5 start A reveal D")

    assert view(state).verdicts == (
        Verdict("struck", None),
        Verdict("incompetence-proved", 3),
        Verdict("incompetence-refuted", 3),
        None,
    )


def test_verdicts_can_be_told_where_cards_do_not_tell_them() -> None:
    state = read("A5[kk! kb! ss!] B5 C5 D5 start A reveal B verdicts i-k . . .")

    assert view(state).verdicts[0] == Verdict("incompetence-refuted", 2)


def test_lost_lives_were_lost_to_attacks_unless_told_otherwise() -> None:
    state = read("A2 B5 C3/0/2/0 D5")

    assert lives(state) == "2535"
    assert view(state).lost == ((3, 0, 0), (0, 0, 0), (0, 2, 0), (0, 0, 0))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Seats must be A5 B5"),
        ("A5 B5 C5", "4 to 6 of them"),
        ("A5 C5 B5 D5", "Seats must be"),
        ("A6 B5 C5 D5", "left and lost must be 5 together"),
        ("A2/1/1/0 B5 C5 D5", "left and lost must be 5 together"),
        ("A5 B5 C5 D5 A5", "Seats must be"),
        ("A5 B5 C5 D5 moon", "'moon' says nothing"),
        ("A5 B5 C5 D5 start", "Expected a seat, got"),
        ("A5 B5 C5 D5 start E", "seats are A to D"),
        ("A5 B5 C5 D5 start A start B", "twice"),
        ("A5 B5 C5 D5 assign A reveal A", "one of assign, reveal"),
        ("A5 B5 C5 D5 round 0", "the number of the round"),
        ("A5 B5 C5 D5 round 5 limit 4", "no round 5"),
        ("A5 B5 C5 D5 clans LROX", "4 different letters"),
        ("A5 B5 C5 D5 clans LROL", "4 different letters"),
        ("A5 B5 C5 D5 verdicts m s", "a verdict for every seat"),
        ("A5 B5 C5 D5 verdicts m m m m", "In the first round"),
        ("A5[kk] B5 C5 D5 reveal A", "three cards such as ks"),
        ("A5[kx kk kk] B5 C5 D5 reveal A", "'kx' is no attack"),
        ("A5[kk - kk] B5 C5 D5 reveal A", "C must have given three cards"),
        ("A5[kk - -] B5 C5 D5", "D must have given no card"),
        ("A5 B5[- - -] C5[- kk -] D5", "nearest first"),
        ("A5[kk ss bb] B5[bi ks ss] C5 D5 reveal A", "D has only one card 'k'"),
        ("A5[kk sk bk] B5 C5 D5 reveal A", "cannot be declared to A three times"),
        ("A5 B5[kk - -] C5[- sk -] D5", "A must declare different weapons"),
        ("A5[kk! ss bb] B5 C5 D5 reveal A", "A must have turned 0 cards, not 1"),
        ("A5[kk! ss bb] B5 C5 D5 decide A", "A must have turned 2 cards, not 1"),
        ("A5[kk! ss bb] B5 C5 D5 reveal B", "A must have turned 2 or 3 cards, not 1"),
        ("A5[kk! ss! bb] B5 C5 D5 reveal B verdicts s . . .", "verdict of A does not fit"),
        ("A5[kk! ss! bb!] B5 C5 D5 reveal B verdicts i-k . . .", "verdict of A does not fit"),
        ("A5[kk! ss! bb!] B5 C5 D5 reveal B verdicts i+i . . .", "verdict of A does not fit"),
        ("A5[kk! ss! bb!] B5 C5 D5 reveal B verdicts i+b m . .", "verdict of B does not fit"),
        ("A5 B0 C0 D0", "the game is over: write over A"),
        ("A5 B5 C5 D5 won A", "the game is over"),
        ("A5 B5 C5 D5 over D", "only the round limit"),
        ("A5 B5 C5 D5 start A over B limit 1", "only the round limit"),
        ("A0 B0 C0 D0 over A", "`won` is for"),
        ("A5 B0 C0 D0 over A won A", "`won` is for"),
    ],
)
def test_what_cannot_be_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as error:
        read(text)

    assert reason in str(error.value)


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_any_text_is_read_or_refused_as_notation(text: str) -> None:
    try:
        state = read("A5 B5 C5 D5 " + text)
    except BadNotation:
        return
    assert GAME.write(read(GAME.write(state))) == GAME.write(state)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        *(
            (f"{word} clock", "'clock' is no seat")
            for word in ("assign", "reveal", "decide", "over")
        ),
        ("start clock", "'clock' is no seat"),
        ("limit 10001", "Expected a number from 0 to 10000, got"),
        ("limit 99999", "Expected a number from 0 to 10000, got"),
        ("round ٣", "ASCII"),
        ("round 7 limit 5", "no round 7 with a limit of 5"),
    ],
)
def test_what_no_table_can_have_agreed_on_is_refused(words: str, told: str) -> None:
    with pytest.raises(BadNotation, match=told):
        read(f"A5 B5 C5 D5 {words}")
