"""Jonin of Ninjato: finds out by playing on."""

from tests.bots.ninjato.table import choice
from uguisu.bots.ninjato.jonin import Jonin


def test_it_spends_what_it_has_with_its_last_shuriken() -> None:
    """A Dojo card is worth nothing any more, and a raid at most a treasure."""
    placed = "placed[dojo dojo dojo dojo dojo]"
    position = f"round 7 order BA {placed} A[35 vjjj] B[5] palace[T71] 1[2 f]"

    assert choice(Jonin(iterations=12, seconds=0.0), position) == "envoy 1 vjjj"


def test_the_same_lots_give_the_same_choice() -> None:
    position = "round 7 A[1245 fj] B[35] palace[T22 M42] 1[3 sv] 2[2 fj]"

    chosen = {choice(Jonin(iterations=24, seconds=0.0), position, seed=5) for _ in range(2)}

    assert len(chosen) == 1
