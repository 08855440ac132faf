"""What victims of Shinobi infer, turn and denounce."""

import pytest

from tests.bots.shinobi.table import GAME
from uguisu.bots.search.shinobi_defences import believed, inferred, plan_odds
from uguisu.bots.search.shinobi_manner import CHUNIN

LATE = "A5[ss ii kk] B5 C5[ss! ki! bb] D5[bb ii! bs!] start C reveal A"


def test_odds_are_of_each_card_before_the_victim() -> None:
    state = GAME.read(LATE)

    for odds in (believed(CHUNIN, state, 0), inferred(CHUNIN, state, 0, 0.1)):
        assert [sum(card) for card in odds] == pytest.approx([1, 1, 1])
        assert odds[2][0] == odds[2][1] == 0, "B has shown its shuriken and its sai"


def test_what_lies_open_leaves_only_the_plans_that_fit() -> None:
    state = GAME.read(LATE)

    odds = plan_odds(CHUNIN, state, 1, 0.1)

    assert sum(odd > 0 for odd in odds) == 2


def test_with_full_doubt_only_words_and_open_cards_count() -> None:
    """Nothing is known of who gave what to whom, so truth is likelier by honesty alone."""
    state = GAME.read("A5[ks ss ii] B5 C5 D5 start A reveal A")

    even = inferred(CHUNIN, state, 0, 1.0)[2]

    assert even[1] > 1.5 * max(even[0], even[2], even[3])
