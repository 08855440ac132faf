"""The action space: one fixed numbering, as its documentation says."""

import re
from importlib.resources import files

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
    4119: "fail",
    4123: "spirit taijutsu",
    4133: "choho f f",
    4233: "keep f",
    4238: "marker T2",
    4253: "disguise taira",
    4257: "reward honour",
}


def documented() -> list[tuple[int, int]]:
    """First number and size of every family of actions, from the module's own words."""
    source = files("uguisu.games.ninjato") / "actions.py"
    lines = re.findall(r"^ *(\d+) +(\d+)  \w", source.read_text(encoding="utf-8"), re.MULTILINE)
    return [(int(first), int(size)) for first, size in lines]


def test_the_documented_families_follow_each_other_without_gaps() -> None:
    families = documented()

    assert len(families) == len(FIRST_WORDS)
    ends = [first + size for first, size in families]
    assert [0, *ends] == [first for first, _ in families] + [GAME.action_space]


@pytest.mark.parametrize(("action", "text"), FIRST_WORDS.items())
def test_every_family_begins_where_it_is_said_to(action: int, text: str) -> None:
    assert action in [first for first, _ in documented()]
    assert GAME.write_action(action) == text


def test_the_digits_of_a_strike_are_put_together_and_taken_apart() -> None:
    for action in range(actions.STRIKE, actions.FAIL):
        digits = (
            actions.side_of(action),
            actions.base_of(action),
            actions.kickers_of(action),
            actions.ones_of(action),
            actions.twos_of(action),
            actions.sets_of(action),
            actions.half_of(action),
        )
        assert actions.strike(*digits) == action
