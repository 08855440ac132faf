"""Who seems to play how, and what they have probably given."""

import pytest

from tests.bots.shinobi.table import GAME
from uguisu.bots.shinobi.opponent_model import AT_FIRST, OpponentModel
from uguisu.bots.shinobi.playing_style import CHUNIN, STRAW

LATE = "A5[ss ii kk] B5 C5[ss! ki! bb] D5[bb ii! bs!] start C reveal A"
MATCHED = "A5[kb! ss kk!] B2 C2 D3 start A decide A"
"""D heard a shuriken and a katana declared to the leader, and gave a katana."""
MISSED = "A5[ib! ss kk!] B2 C2 D3 start A decide A"
"""The same, but D gave a sai."""
D = 3


def opponents_after(position: str, times: int) -> OpponentModel:
    state = GAME.read(position)
    opponents = OpponentModel(4)
    for _ in range(times):
        opponents.observe(state)
    return opponents


def test_odds_are_of_each_card_before_the_victim() -> None:
    odds = OpponentModel(4).inferred(GAME.read(LATE), 0)

    assert [sum(card) for card in odds] == pytest.approx([1, 1, 1])
    assert odds[2][0] == odds[2][1] == 0, "B has shown its shuriken and its sai"


def test_what_lies_open_leaves_only_the_plans_that_fit() -> None:
    odds = OpponentModel(4).plan_odds(GAME.read(LATE), 1)

    assert sum(odd > 0 for odd in odds) == 2


def test_who_strikes_the_leader_is_thought_to_be_solid() -> None:
    opponents = opponents_after(MATCHED, 3)

    assert opponents.odds[D][0] > AT_FIRST[0]
    assert opponents.style(D) is CHUNIN
    assert sum(opponents.odds[D]) == pytest.approx(1)


def test_who_spares_the_leader_again_and_again_is_not() -> None:
    opponents = opponents_after(MISSED, 5)

    assert opponents.odds[D][0] < 0.1
    assert opponents.style(D) is STRAW
