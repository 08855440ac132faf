"""Redeals: tables the observer cannot tell from the true one."""

import pytest

from tests.games.war_of_clans.table import (
    GAME,
    hand,
    legal,
    new,
    play,
    play_at_random,
    read,
    until_over,
    word,
)
from uguisu.games.war_of_clans.rules import set_up
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.rng import Chance, Lots, key_of
from uguisu.kernel.state import fields

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def redeal(state: WarOfClansState, observer: int | None, number: int) -> WarOfClansState:
    return GAME.redeal(state, observer, Chance(key_of(number)))


def along_a_game(seats: int, seed: int = 1) -> list[WarOfClansState]:
    """Some states of a random game, the last one over."""
    state, lots, trail = new(seats, seed, final_lap="everyone"), Lots(seed), []
    for _ in until_over(state):
        trail.append(state.clone())
        choices = legal(state)
        play(state, choices[lots.below(len(choices))])
    return [*trail[::7], trail[-1], state]


@SEATS
def test_a_redeal_keeps_all_that_the_observer_knows(seats: int) -> None:
    for number, state in enumerate(along_a_game(seats)):
        for observer in (*range(seats), None):
            other = redeal(state, observer, number)
            assert GAME.view(other, observer) == GAME.view(state, observer)


@SEATS
def test_a_redeal_conserves_the_cards(seats: int) -> None:
    for number, state in enumerate(along_a_game(seats)):
        for observer in (*range(seats), None):
            other = redeal(state, observer, number)
            assert everything(other) == everything(state)


def everything(state: WarOfClansState) -> list[int]:
    """How many cards of each kind there are in all places."""
    in_hands = [sum(state.hands[kind::6]) for kind in range(6)]
    standing = [*(sum(state.armies[clan::5]) for clan in range(5)), 0]
    in_deck = [state.deck.count(kind) for kind in range(6)]
    return [sum(n) for n in zip(in_hands, standing, in_deck, state.discards, strict=True)]


def test_a_redeal_changes_what_is_hidden() -> None:
    state = new(4)
    redeals = [redeal(state, 0, number) for number in range(50)]

    assert len({hand(other, "B") for other in redeals}) > 25
    assert len({word(other, "deck") for other in redeals}) == 50
    assert len({word(other, "loyal") for other in redeals}) > 15


@SEATS
def test_states_an_observer_cannot_tell_apart_redeal_alike(seats: int) -> None:
    for state in along_a_game(seats):
        for observer in (*range(seats), None):
            other = redeal(state, observer, 1)
            assert fields(redeal(other, observer, 2)) == fields(redeal(state, observer, 2))


@SEATS
def test_a_redealt_table_can_be_played_to_its_end(seats: int) -> None:
    for number, state in enumerate(along_a_game(seats)):
        for observer in (*range(seats), None):
            other = redeal(state, observer, number)
            again = other.clone()
            set_up.restore(again)
            assert (again.legal(again.turn), again.held) == (other.legal(other.turn), other.held)
            play_at_random(other)
            assert min(other.hands + other.armies) >= 0


@pytest.mark.rule("WOC-20")
def test_loyalties_shown_at_the_end_are_not_dealt_again() -> None:
    state = read("A[t1] B[] C[] A:tt B:uu C:mm loyal moh last C 0")

    assert {word(redeal(state, 0, number), "loyal") for number in range(20)} == {"mohtu"}


@pytest.mark.rule("WOC-18")
def test_a_player_who_could_give_no_order_is_known_to_hold_ninjas() -> None:
    state = read("A[] B[u1] C[] A:nnn B:tuh C:tm everyone last A 2")
    play(state, "t>A", "uB>A")
    assert state.is_over

    redeals = [redeal(state, 1, number) for number in range(20)]
    assert {hand(other, "A") for other in redeals} == {"nnn"}
    assert all(everything(other) == everything(state) for other in redeals)


@pytest.mark.rule("WOC-18")
def test_a_player_who_can_give_the_order_without_a_target_is_known_to_hold_a_troop() -> None:
    """All armies are at home, so whoever is not skipped holds a troop."""
    state = read("A[u2] B[] C[] A:tnn B:mnh everyone last A 1")

    redeals = [redeal(state, 2, number) for number in range(60)]

    assert all(hand(other, "A") != "nnn" and legal(other) for other in redeals)
    assert len({hand(other, "A") for other in redeals}) > 3


@pytest.mark.rule("WOC-18")
def test_a_player_who_has_drawn_since_may_hold_anything() -> None:
    state = read("A[] B[t1] C[] C:tt B:uuuu deck mmhhmmhhmm")
    play(state, "t>B", "t>C")
    assert GAME.write(state).endswith("only-ninjas A")

    play(state, "tB>A")

    assert "only-ninjas" not in GAME.write(state)
    assert len({hand(redeal(state, 1, number), "A") for number in range(20)}) > 3
