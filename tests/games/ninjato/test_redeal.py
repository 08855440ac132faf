"""Redeals: what the observer knows for certain stays, everything else is dealt anew."""

from collections import Counter

import pytest

from tests.games.ninjato.table import GAME, after, block, new, play, read
from uguisu.games.ninjato.redeal import drawn, redeal
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.rng import Chance, Lots, key_of
from uguisu.kernel.seats import SPECTATOR
from uguisu.kernel.state import fields

A, B, C = 0, 1, 2


def worlds(state: NinjatoState, observer: int, count: int = 60) -> list[NinjatoState]:
    return [redeal(state, observer, Chance(key_of(number))) for number in range(count)]


def hands(state: NinjatoState, observer: int, seat: str) -> set[str]:
    """The hands that this seat may have, as the observer knows it."""
    return {block(world, seat).split()[0] for world in worlds(state, observer)}


def test_ones_own_hand_stays_and_the_others_are_dealt_anew() -> None:
    state = new(3, 1)

    assert len(hands(state, A, "A")) == 1
    assert len(hands(state, A, "B")) > 20
    assert len(hands(state, SPECTATOR, "A")) > 20


def test_every_deck_is_shuffled() -> None:
    state = new(2, 1)

    for deck in ("deck", "guards", "elites", "bag", "envoys", "rumours", "tiles"):
        assert len({block(world, deck) for world in worlds(state, A, 5)}) == 5, deck


def test_what_will_be_shuffled_later_is_unknown_too() -> None:
    state = new(2, 1)

    keys = {world.key for world in worlds(state, A, 5)}

    assert len(keys) == 5
    assert state.key not in keys


def test_a_card_seen_taken_stays_in_that_hand() -> None:
    state = after("A[11] B[] dojo[5 5 3]", "dojo", "take 5", "take 5")

    assert all(hand.endswith("55") for hand in hands(state, B, "A"))


def test_until_one_of_that_value_is_played() -> None:
    state = read("A[145 known=5] B[] 1[3 fsv]")
    play(state, "house 1 strength", "strength 5")

    assert {hand.count("5") for hand in hands(state, B, "A")} >= {0, 1}


def test_after_a_shuffle_the_other_hand_is_known_if_there_is_only_one() -> None:
    """All cards but the hands and the open ones were shuffled: A can count what B has."""
    state = after("A[1] B[2245] dojo[3 3 3] deck[.]", "dojo", "take deck")

    assert hands(state, A, "B") == {"2245"}


def test_and_what_it_draws_from_the_new_deck_is_unknown_again() -> None:
    state = after("A[11] B[2245] dojo[3 3 3] deck[.]", "dojo", "take deck", "take deck")
    play(state, "dojo", "take deck", "take deck")

    found = hands(state, A, "B")

    assert len(found) > 5
    assert all(not Counter("2245") - Counter(hand) for hand in found)


def test_a_known_old_card_that_is_played_is_gone() -> None:
    state = after("A[11] B[2245] dojo[3 3 3] deck[.] 1[4 fsv]", "dojo", "take deck", "take deck")
    play(state, "house 1 strength", "strength 5", "leave")

    assert hands(state, A, "B") == {"224"}


def test_a_card_seen_taken_before_the_shuffle_is_still_known_after_it() -> None:
    state = read("A[1] B[2255 known=5] dojo[3 3 3] deck[.] 1[4 fsv]")
    play(state, "dojo", "take deck", "take deck", "take deck", "dojo", "take deck", "take deck")

    found = hands(state, A, "B")

    assert all(not Counter("2255") - Counter(hand) for hand in found)
    assert len(found) > 5


def test_with_three_players_the_old_cards_are_known_together_not_one_by_one() -> None:
    state = after("A[11] B[22] C[55] dojo[3 3 3] deck[.]", "dojo", "take deck", "take deck")

    together = {
        "".join(sorted(block(w, "B").split()[0] + block(w, "C").split()[0]))
        for w in worlds(state, A)
    }

    assert together == {"2255"}
    assert hands(state, A, "B") == {"22", "25", "55"}


def test_a_card_played_before_anything_was_drawn_was_an_old_one() -> None:
    """B plays a 5 right after the shuffle, so of the old 2, 2, 5, 5 no more than one 5 is left."""
    state = after("A[11] B[25] C[25] dojo[3 3 3] deck[.] 1[4 fs]", "dojo", "take deck", "take deck")
    play(state, "house 1 strength", "strength 5", "leave")

    assert hands(state, A, "B") <= {"2", "5"}
    assert hands(state, A, "C") <= {"22", "25"}


def test_cards_are_conserved_and_histories_can_be_explained_on_the_way() -> None:
    for seed in range(4):
        state, lots = new(2 + seed % 3, seed), Lots(seed)
        while not state.is_over:
            for observer in range(-1, state.seats):
                _check(state, redeal(state, observer, Chance(key_of(lots.below(1000)))))
            legal = state.legal(state.turn)
            state.apply(state.turn, legal[lots.below(len(legal))])


def _check(state: NinjatoState, world: NinjatoState) -> None:
    for value in range(1, 6):
        cards = sum(world.hands[value::6]) + world.dojo_deck.count(value)
        assert cards == sum(state.hands[value::6]) + state.dojo_deck.count(value)
    for seat in range(state.seats):
        assert min(drawn(world, seat)) >= 0
        assert sum(drawn(world, seat)) == world.past[seat].count(0)
        assert world.hand_size(seat) == state.hand_size(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_depends_only_on_what_the_observer_knows(seats: int) -> None:
    """Also after shuffles, which random games of some length have."""
    state, lots = new(seats, 7), Lots(7)
    while not state.is_over:
        for observer in range(-1, seats):
            first = redeal(state, observer, Chance(key_of("first")))
            straight = redeal(state, observer, Chance(key_of("second")))
            detour = redeal(first, observer, Chance(key_of("second")))
            assert fields(straight) == fields(detour)
        legal = state.legal(state.turn)
        state.apply(state.turn, legal[lots.below(len(legal))])


def test_the_game_hides_the_same_from_a_spectator() -> None:
    state = new(2, 1)

    world = GAME.fork(state, None, 0, "spectator")

    assert fields(world) == fields(redeal(state, SPECTATOR, Chance(key_of("spectator 0"))))
