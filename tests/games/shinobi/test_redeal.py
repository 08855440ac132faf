"""Redeals: what an observer can infer for certain stays, everything else may be otherwise."""

import pytest

from tests.games.shinobi.table import GAME, before, new, play_at_random, read
from uguisu.games.shinobi.state import ATTACKS, ShinobiState
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.state import fields


def redeals(state: ShinobiState, observer: int | None, count: int = 60) -> list[ShinobiState]:
    return [GAME.redeal(state, observer, Chance(key_of(n))) for n in range(count)]


def owned(state: ShinobiState, seat: int) -> list[int]:
    """All cards of a clan: those given and those in hand."""
    slots = [(seat + d + 1) % state.seats * ATTACKS + d for d in range(ATTACKS)]
    given = [state.cards[slot] for slot in slots if state.cards[slot] >= 0]
    return given + [weapon for weapon in range(4) if state.hands[seat] >> weapon & 1]


@pytest.mark.rule("SHI-2", "SHI-11")
@pytest.mark.parametrize("limit", [1, 5, 14, 18, 19, 24, 30])
def test_every_clan_keeps_its_four_weapons(limit: int) -> None:
    state = new(6, seed=limit)
    play_at_random(state, limit=limit)

    for other in redeals(state, 2, 10):
        assert all(sorted(owned(other, seat)) == [0, 1, 2, 3] for seat in range(6))


@pytest.mark.rule("SHI-11")
def test_an_observer_keeps_its_own_cards_and_all_that_are_open() -> None:
    state = read("A5[kk! is! ss] B5[bb bi ki] C5 D5 decide A")

    for other in redeals(state, 3):
        assert before(other, "A", "D") == before(state, "A", "D")
        assert other.hands[3] == state.hands[3]


@pytest.mark.rule("SHI-2")
def test_a_weapon_that_an_attacker_has_shown_lies_nowhere_else() -> None:
    """C has shown its sai before A: neither its card before B nor that before D can be one."""
    state = read("A5[kk! is! ss] B5 C5 D5 decide A")

    seen = {other.cards[1 * ATTACKS + 2] for other in redeals(state, None, 200)}

    assert seen == {0, 2, 3}


@pytest.mark.rule("SHI-11")
def test_all_weapons_that_are_possible_come_up_about_equally_often() -> None:
    state = read("A5[kk is ss] B5 C5 D5 reveal A")

    seen = [other.cards[0] for other in redeals(state, 0, 800)]

    assert all(150 < seen.count(weapon) < 250 for weapon in range(4))


def test_two_tables_one_cannot_tell_apart_are_redealt_alike() -> None:
    one = read("A5 B5[ks - -] C5[- ik -] D5[- - bb] assign B")
    other = read("A5 B5[ss - -] C5[- kk -] D5[- - ib] assign B")

    dealt = [GAME.redeal(state, 1, Chance(key_of(7))) for state in (one, other)]

    assert fields(dealt[0]) == fields(dealt[1])


def test_the_observer_sees_no_difference() -> None:
    state = new(5, seed=9)
    for limit in (3, 8, 15, 16, 21):
        play_at_random(state, seed=limit, limit=limit)
        for observer in (*range(5), None):
            for other in redeals(state, observer, 3):
                assert GAME.view(other, observer) == GAME.view(state, observer)
