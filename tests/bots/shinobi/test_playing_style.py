"""What lives are worth, and lots by weight."""

from collections import Counter

import pytest

from tests.bots.shinobi.table import GAME
from uguisu.bots.shinobi.playing_style import CHUNIN, Stakes, chance_to_win, drawn
from uguisu.kernel.rng import Lots


def test_chances_to_win_are_shares() -> None:
    lives = [5, 3, 1, 0]

    chances = [chance_to_win(CHUNIN, lives, seat) for seat in range(4)]

    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)
    assert chances[3] == 0


def test_more_lives_than_five_are_stronger_still() -> None:
    assert chance_to_win(CHUNIN, [7, 5, 5, 5], 0) > 0.5


def test_a_victim_weighs_a_denunciation_by_its_odds() -> None:
    stakes = Stakes(CHUNIN, GAME.read("A5 B5 C5 D5 reveal A"), 0)

    assert stakes.denouncing(0, 1, [0, 0, 1, 0]) > stakes.accepting(are_alike=False)
    assert stakes.denouncing(0, 1, [1, 0, 0, 0]) < stakes.accepting(are_alike=False)
    assert stakes.denouncing(0, 0, [1, 0, 0, 0]) > stakes.accepting(are_alike=True)
    assert stakes.denouncing(0, 0, [0, 1, 0, 0]) < stakes.accepting(are_alike=True)


def test_lots_are_drawn_by_weight() -> None:
    lots = Lots(1)

    found = Counter(drawn([1.0, 0.0, 3.0], lots) for _ in range(400))

    assert found[1] == 0
    assert 60 < found[0] < 140
