"""Actions as text; positions are in notation/test_write.py and test_read.py."""

import pytest

from tests.games.ninjato.table import GAME
from uguisu.kernel.errors import BadNotation

ACTIONS = """
dojo
house 3 strength
house 5 stealth
learn kenjutsu 5
learn shinobi-iri
envoy 2 fj
envoy 4 gggg
rumour 3 g
take 4
take deck
discard 3
strength 4
strength 4+3+3+taijutsu
stealth boryaku+3+taijutsu+taijutsu+shinobi-iri+shinobi-iri+intonjutsu
stealth 1 second
fail
banzai
leave
harmony
spirit kenjutsu
choho f J
keep j
marker T8
disguise taira
disguise none
reward honour
reward rumour 2
"""


@pytest.mark.parametrize("text", ACTIONS.split("\n")[1:-1])
def test_actions_are_read_and_written(text: str) -> None:
    assert GAME.write_action(GAME.read_action(text)) == text


def test_every_action_has_its_own_text() -> None:
    texts = [GAME.write_action(action) for action in range(GAME.action_space)]

    assert len(set(texts)) == GAME.action_space
    assert [GAME.read_action(text) for text in texts] == list(range(GAME.action_space))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dojo ",
        "Dojo",
        "house 6 strength",
        "house 3",
        "house 3 force",
        "learn ninjutsu",
        "learn kenjutsu 6",
        "learn kenjutsu 0",
        "envoy 5 f",
        "envoy 1 fffff",
        "envoy 1 x",
        "envoy 1 jf",
        "rumour 1 fff",
        "take 6",
        "take 0",
        "strength 6",
        "strength 3+4",
        "strength 4+taijutsu+3",
        "strength 4+shinobi-iri",
        "strength 4+kenjutsu+kenjutsu",
        "strength 4 third",
        "strength",
        "choho f",
        "keep J",
        "keep sv",
        "choho fs J",
        "marker T3",
        "disguise fan",
        "reward rumour 0",
        "house ² strength",
        "take ٣",
    ],
)
def test_what_is_no_action_is_refused_with_what_is_right(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read_action(text)

    assert caught.value.sentence.endswith(".")
