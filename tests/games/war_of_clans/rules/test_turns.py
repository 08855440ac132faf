"""WOC-17 to WOC-19: drawing, the last lap, orders that cannot be given."""

import pytest

from tests.games.war_of_clans.table import (
    GAME,
    hand,
    legal,
    new,
    play,
    play_at_random,
    provinces,
    read,
    turn,
    until_over,
    word,
)
from uguisu.games.war_of_clans.state import WarOfClansState

FINAL_LAPS = pytest.mark.parametrize("final_lap", ["others", "everyone"])
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


# Drawing.


@pytest.mark.rule("WOC-17")
def test_two_cards_are_drawn_after_two_troops_were_played() -> None:
    state = read("A[] B[] C[] A:tumo B:hhhh deck nmtt")

    play(state, "t>B", "u>A")

    assert hand(state, "A") == "mmon"
    assert word(state, "deck") == "tt"


@pytest.mark.rule("WOC-17")
def test_one_card_is_drawn_after_a_move() -> None:
    state = read("A[] B[] C[] A:tumo B:hhhh deck nmtt")

    play(state, "t>B", "tB>C")

    assert hand(state, "A") == "umon"
    assert word(state, "deck") == "mtt"


@pytest.mark.rule("WOC-17")
def test_a_ninja_counts_as_a_card_played() -> None:
    state = read("A[] B[t1] C[] A:umon B:hhhh deck nmtt")

    play(state, "nxBt", "u>A")

    assert hand(state, "A") == "mmon"


@pytest.mark.rule("WOC-17")
def test_cards_are_drawn_at_the_end_of_the_turn_only() -> None:
    state = read("A[t2] B[u1] C[] A:tumo B:hhhh deck nmtt")

    play(state, "o>C", "m>A")
    assert (turn(state), hand(state, "A")) == ("A3", "tu")
    play(state, "txBu")

    assert hand(state, "A") == "tumn"


@pytest.mark.rule("WOC-17")
def test_a_deck_with_too_few_cards_gives_what_it_has() -> None:
    state = read("A[] B[] C[] A:tumo B:hhhh deck n")

    play(state, "t>B", "u>A")

    assert hand(state, "A") == "mon"
    assert word(state, "deck") == "-"


# The last lap.


def rounds(state: WarOfClansState) -> list[str]:
    """Everybody places two cards until the end; who had a turn."""
    turns = []
    for _ in until_over(state):
        seat = turn(state)[0]
        turns += [seat] if state.order == 1 else []
        play(state, legal(state)[0])
    return turns


@pytest.mark.rule("WOC-19")
@pytest.mark.parametrize(
    ("option", "expected"), [("", ["C", "D", "A"]), ("everyone", ["C", "D", "A", "B"])]
)
@pytest.mark.parametrize("deck", ["n", "nn"])
def test_the_last_lap_after_the_last_card(option: str, expected: list[str], deck: str) -> None:
    state = read(f"A[] B[] C[] D[] B:tttt C:uuuu D:mmmm A:oooo deck {deck} {option}")

    play(state, "t>A", "t>B")
    assert word(state, "last") == "B"

    assert rounds(state) == expected


@pytest.mark.rule("WOC-19")
def test_while_the_deck_has_a_card_the_last_lap_has_not_begun() -> None:
    state = read("A[] B[] C[] A:tttt B:uuuu C:mmmm deck nnm")

    play(state, "t>B", "t>A")
    assert word(state, "last") == "-"
    play(state, "u>A", "u>B")

    assert word(state, "last") == "B"


@pytest.mark.rule("WOC-19")
@FINAL_LAPS
@SEATS
def test_nothing_is_drawn_in_the_last_lap(seats: int, final_lap: str) -> None:
    state = new(seats, seed=5, final_lap=final_lap)
    for _ in until_over(state):
        if state.last_drawer >= 0:
            break
        play(state, legal(state)[0])

    for _ in until_over(state):
        before = [state.hand_size(seat) for seat in range(seats)]
        play(state, legal(state)[0])
        after = [state.hand_size(seat) for seat in range(seats)]
        assert all(now <= then for now, then in zip(after, before, strict=True))


@pytest.mark.rule("WOC-19")
@SEATS
def test_everybody_else_has_exactly_one_more_turn(seats: int) -> None:
    state = new(seats, seed=7)
    turns: list[int] = []
    for _ in until_over(state):
        if state.order == 1 and state.last_drawer >= 0:
            turns.append(state.turn)
        play(state, legal(state)[0])

    last = state.last_drawer
    assert turns == [(last + 1 + i) % seats for i in range(seats - 1)]


@pytest.mark.rule("WOC-19")
@SEATS
def test_with_everyone_the_last_turn_is_of_who_drew_the_last_card(seats: int) -> None:
    state = new(seats, seed=7, final_lap="everyone")
    turns: list[int] = []
    for _ in until_over(state):
        if state.order == 1 and state.last_drawer >= 0:
            turns.append(state.turn)
        play(state, legal(state)[0])

    last = state.last_drawer
    assert turns == [(last + 1 + i) % seats for i in range(seats)]


# Orders that cannot be given.


@pytest.mark.rule("WOC-18")
def test_a_turn_in_which_no_order_can_be_given_is_skipped() -> None:
    """A drew the last card and holds three ninjas; all armies stand at A's home."""
    state = read("A[o1] B[u1] C[] A:nnn C:t everyone last A 2")
    assert turn(state) == "C1"

    play(state, "t>A", "uB>A")

    assert turn(state) == "over"
    assert provinces(state) == "A[t1 u1 o1] B[] C[]"
    assert hand(state, "A") == "nnn"


@pytest.mark.rule("WOC-18")
def test_an_order_that_cannot_be_given_after_a_ninja_is_skipped() -> None:
    state = read("A[o2] B[u1] C[] A:nnn everyone last A 1")

    play(state, "nxBu")

    assert turn(state) == "over"
    assert hand(state, "A") == "nn"


@pytest.mark.rule("WOC-18")
def test_an_order_that_can_be_given_must_be_given_after_a_skipped_one() -> None:
    state = read("A[o2] B[] C[] A:- C:tt everyone last A 2")

    play(state, "t>B", "t>C")

    assert turn(state) == "A2"
    assert legal(state) == ["tB>A", "tB>C", "tC>A", "tC>B"]


@pytest.mark.rule("WOC-18")
def test_the_attack_is_due_even_if_no_other_order_was_possible_before() -> None:
    state = read("A[o2] B[u2] C[] A:- C:tt everyone last A 2")

    play(state, "t>B", "t>C", "uB>A")

    assert turn(state) == "A3"
    assert legal(state) == ["oxBt", "oxBu", "oxCt"]


@pytest.mark.rule("WOC-18")
@SEATS
def test_with_others_no_order_but_the_attack_is_ever_skipped(seats: int) -> None:
    for seed in range(15):
        state = new(seats, seed)
        play_at_random(state, seed)

        assert "only-ninjas" not in GAME.write(state)
