"""Genin of Shinobi: sensible, but it overlooks things."""

from collections import Counter

import pytest

from tests.bots.shinobi.table import choice, share, winners
from uguisu.bots.random_bot import RandomBot
from uguisu.bots.shinobi.genin import Genin


def test_it_lies_and_tells_the_truth_and_does_not_always_send_the_same_card() -> None:
    said = Counter(choice(Genin(), "A5 B5 C5 D5", seed) for seed in range(100))

    honest = sum(count for action, count in said.items() if action[0] == action[-1])
    assert 20 < honest < 60
    assert len({action[0] for action in said}) == 4


def test_it_overlooks_what_lies_open_elsewhere_but_not_always() -> None:
    """A has turned a shuriken and a sai, and B has nothing else left: no incompetence."""
    position = "A5[sk! ib! ib] B5 C5[ks! ki! is] D5[ss bi! ib!] start C decide A"

    done = Counter(choice(Genin(), position, seed) for seed in range(40))

    assert done["denounce incompetence"] > 15
    assert done["accept"] > 5


def test_it_pays_a_life_rather_than_two() -> None:
    assert choice(Genin(), "A5[kk! kb! ss] B5 C5 D5 start A decide A") == "accept"


def test_equal_seeds_make_equal_choices() -> None:
    choices = [[choice(Genin(), "A5 B5 C5 D5", seed) for seed in range(9)] for _ in range(2)]

    assert choices[0] == choices[1]


def test_it_wins_more_than_its_share_against_random_players() -> None:
    """Seat-balanced, with fixed seeds."""
    assert share(Genin(), RandomBot(), seats=6, games=36) > 1.1


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_it_plays_whole_games_with_its_like(seats: int) -> None:
    assert winners([Genin()] * seats, seed=seats)
