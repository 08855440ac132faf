"""The action space: one fixed numbering."""

import pytest

from tests.games.ninjato.table import GAME
from uguisu.games.ninjato import actions

FIRST_WORDS = {
    0: "dojo",
    1: "house 1 strength",
    11: "learn taijutsu",
    71: "envoy 1 f",
    571: "rumour 1 f",
    651: "take deck",
    657: "discard 0",
    663: "strength boryaku",
    2391: "stealth boryaku",
    4119: "fail",
    4120: "banzai",
    4121: "leave",
    4122: "harmony",
    4123: "spirit taijutsu",
    4133: "choho f f",
    4233: "keep f",
    4238: "marker T2",
    4253: "disguise taira",
    4257: "reward honour",
}


@pytest.mark.parametrize(("action", "text"), FIRST_WORDS.items())
def test_every_kind_begins_where_it_always_did(action: int, text: str) -> None:
    assert GAME.write_action(action) == text


def test_the_cards_and_tiles_of_a_strike_are_put_together_and_taken_apart() -> None:
    for action in range(actions.STRIKE, actions.FAIL):
        number: int = actions.STRIKES_WITH[actions.side_of(action)][actions.BASE[action]]
        number += actions.KICKERS[action] * actions.MORE
        number += actions.ONES[action] * actions.ONE
        number += actions.TWOS[action] * actions.TWO
        number += actions.SETS[action] * actions.SET
        assert number + actions.HALF[action] == action


def test_these_are_all_kinds() -> None:
    assert [actions.SPACE.first(kind.name) for kind in actions.SPACE.kinds] == [*FIRST_WORDS]
