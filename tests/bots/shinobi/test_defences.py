"""What victims of Shinobi believe, turn and denounce."""

import pytest

from tests.bots.shinobi.table import GAME
from uguisu.bots.shinobi.defences import believed, decision, prospect, reveal
from uguisu.bots.shinobi.playing_style import CHUNIN, Stakes
from uguisu.games.shinobi.actions import ACCEPT, INCOMPETENCE, REVEALS
from uguisu.kernel.rng import Lots

LATE = "A5[ss ii kk] B5 C5[ss! ki! bb] D5[bb ii! bs!] start C reveal A"
EVEN = [0.25] * 4


def test_odds_are_of_each_card_before_the_victim() -> None:
    odds = believed(CHUNIN, GAME.read(LATE), 0)

    assert [sum(card) for card in odds] == pytest.approx([1, 1, 1])
    assert odds[2][0] == odds[2][1] == 0, "B has shown its shuriken and its sai"


def test_to_know_the_closed_card_is_worth_most() -> None:
    stakes = Stakes(CHUNIN, GAME.read(LATE), 0)
    known = [0.0, 0.0, 1.0, 0.0]

    assert prospect(stakes, EVEN, EVEN, known) > prospect(stakes, known, EVEN, EVEN)
    assert reveal(stakes, [EVEN, known, EVEN], Lots(1)) == REVEALS[1]


def test_equal_pairs_are_turned_by_lot() -> None:
    stakes = Stakes(CHUNIN, GAME.read(LATE), 0)
    lots = Lots(1)

    assert len({reveal(stakes, [EVEN, EVEN, EVEN], lots) for _ in range(40)}) == 3


def test_incompetence_is_denounced_by_the_odds_of_the_closed_card() -> None:
    state = GAME.read("A5[ss! ii! kk] B5 C5 D5 start A decide A")
    stakes = Stakes(CHUNIN, state, 0)

    assert decision(stakes, [EVEN, EVEN, [0.0, 0.0, 0.5, 0.5]], state) == INCOMPETENCE
    assert decision(stakes, [EVEN, EVEN, [0.5, 0.5, 0.0, 0.0]], state) == ACCEPT
