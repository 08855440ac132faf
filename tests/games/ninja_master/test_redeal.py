"""Rolling dice and the lots to come are all that is hidden, from everybody alike."""

from collections import Counter

import pytest

from tests.games.ninja_master.table import GAME, play, read
from uguisu.games.ninja_master.components import FACE_NAMES
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.state import fields

ROLLING = "A:3 B:3 rolling [O1 O1 O1 O1 O1 O1 O1 O1 OS] key 00 7"
LYING = "A:3 B:3 C:9 [O1 O1 SW] o=A+500 key 00 7"


def redealt(state: NinjaMasterState, seed: int, observer: int | None = 0) -> NinjaMasterState:
    return GAME.redeal(state, observer, Chance(key_of(seed)))


def test_rolling_dice_are_thrown_anew_with_the_faces_they_have() -> None:
    state = read(ROLLING)
    dice = [die.split() for die in GAME.components.dice.faces]
    shown = [Counter[str]() for _ in dice]

    for seed in range(300):
        for die, face in enumerate(redealt(state, seed).dice):
            shown[die][FACE_NAMES[face]] += 1

    assert [sorted(faces) for faces in shown] == [sorted(die) for die in dice]


def test_dice_at_rest_and_everything_on_the_table_stay() -> None:
    state = read(LYING)

    other = redealt(state, 1)

    kept = {name: value for name, value in fields(state).items() if name not in ("key", "counter")}
    assert kept.items() <= fields(other).items()


def test_what_the_lot_will_bring_is_dealt_anew() -> None:
    state = read(LYING)

    other = redealt(state, 1)

    for table in (state, other):
        play(table, "clock timeout", "B throw", "clock rest")
    assert state.key != other.key
    assert state.dice != other.dice


@pytest.mark.parametrize("position", [ROLLING, LYING])
@pytest.mark.parametrize("observer", [0, 1, None])
def test_tables_that_nobody_can_tell_apart_redeal_to_the_same(
    position: str, observer: int | None
) -> None:
    state = read(position)

    twice = redealt(redealt(state, 1, observer), 2, observer)

    assert fields(twice) == fields(redealt(state, 2, observer))
