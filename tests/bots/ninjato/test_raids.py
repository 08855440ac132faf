"""Raids, as search sees them: the cheapest strike, and the odds of going on."""

import pytest

from tests.games.ninjato.table import read
from uguisu.bots.ninjato.raids import UNBEATEN, Raid, kit_of, struck
from uguisu.bots.ninjato.weights import Weights
from uguisu.bots.ninjato.worth import Worth, hand_of
from uguisu.games.ninjato.pieces.numbers import STEALTH, STRENGTH


def left(before: str, side: int, guard: int) -> int:
    return struck(kit_of(read(f"A[{before}] B[]"), 0, side), side, guard)


def kit(after: str, side: int) -> int:
    return kit_of(read(f"A[{after}] B[]"), 0, side)


@pytest.mark.parametrize(
    ("before", "side", "guard", "after"),
    [
        ("245", STRENGTH, 3, "25"),
        ("124", STEALTH, 3, "14"),
        ("335", STRENGTH, 2, "35"),
        ("345", STRENGTH, 5, "4"),
        ("2 kenjutsu", STRENGTH, 5, "kenjutsu~"),
        ("5 boryaku", STRENGTH, 3, "5 boryaku~"),
        ("4 katonjutsu", STRENGTH, 5, "katonjutsu~"),
        ("2 taijutsu", STEALTH, 2, "taijutsu~"),
    ],
)
def test_the_cheapest_strike_that_wins(before: str, side: int, guard: int, after: str) -> None:
    assert left(before, side, guard) == kit(after, side)


@pytest.mark.parametrize(("before", "guard"), [("4", 4), ("3", 3), ("", 1), ("11", 5)])
def test_some_guards_cannot_be_beaten(before: str, guard: int) -> None:
    assert left(before, STRENGTH, guard) == UNBEATEN


def raid(position: str) -> Raid:
    found = Raid(Worth(Weights(), read(position), 0, 9))
    found.look_at(0)
    return found


def test_a_raid_with_a_strong_hand_promises_more() -> None:
    strong, weak = raid("A[4555] B[] 1[3 fsv]"), raid("A[2224] B[] 1[3 fsv]")

    def loot(found: Raid) -> float:
        hand = hand_of(found.worth.state, 0)
        return found.begun(hand, 2) - found.worth.hand(hand)

    assert loot(strong) > loot(weak)


def test_failing_is_expected_of_an_empty_hand() -> None:
    found = raid("A[] B[] 1[3 sv]")

    assert found.banzai(0, 0, 7.0, 4.0, 2) == pytest.approx(4.0)
