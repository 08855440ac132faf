"""Chunin of Shinobi: when it denounces, what it turns, whom it attacks, how it lies."""

from collections import Counter

import pytest

from tests.bots.shinobi.table import choice, winners
from uguisu.bots.shinobi.chunin import Chunin


def test_it_denounces_plotting_where_it_is_likely() -> None:
    """B declared a katana and has only that or a blowgun left."""
    position = "A1[kk! kb! kk] B5 C5[ss! si! ss] D5[ss ii! ib!] start C decide A"

    assert choice(Chunin(), position) == "denounce plotting"


def test_it_denounces_incompetence_that_is_certain() -> None:
    """A has turned a shuriken and a sai, and those of B lie elsewhere, whatever B says."""
    position = "A5[sk! ib! bs] B5 C5[sk! ki! ks] D5[ss ii! ib!] start C decide A"

    assert {choice(Chunin(), position, seed) for seed in range(9)} == {"denounce incompetence"}


def test_it_lets_rest_what_cannot_be_incompetence() -> None:
    """A has turned a shuriken and a sai, and B has nothing else left."""
    position = "A5[sk! ib! ib] B5 C5[ks! ki! is] D5[ss bi! ib!] start C decide A"

    assert choice(Chunin(), position) == "accept"


def test_it_pays_a_life_rather_than_two() -> None:
    assert choice(Chunin(), "A5[kk! kb! ss] B5 C5 D5 start A decide A") == "accept"


def test_who_has_nothing_to_lose_denounces_on_any_chance() -> None:
    assert choice(Chunin(), "A0[kk! kb! ss] B5 C5 D5 start A decide A") == "denounce plotting"
    assert choice(Chunin(), "A0[kk! ib! ss] B5 C5 D5 start A decide A") == "denounce incompetence"


def test_it_leaves_the_card_closed_of_which_it_knows_most() -> None:
    """B's is a katana or a blowgun, D and C have shown nothing: turn those two."""
    position = "A5[ss ii kk] B5 C5[ss! ki! bb] D5[bb ii! bs!] start C reveal A"

    assert choice(Chunin(), position) == "reveal 12"


def test_it_gives_what_probably_strikes_with_a_card_given_before() -> None:
    """B and C seem to have given A a shuriken and a katana: a third weapon would be denounced."""
    position = "A5[- kk ss] B5[- - ii] C5[kk - -] D5[bb ii -] start B assign D"

    given = Counter(choice(Chunin(), position, seed)[0] for seed in range(40))

    assert given["k"] + given["s"] > 30


def test_it_lies_and_tells_the_truth() -> None:
    said = Counter(choice(Chunin(), "A5 B5 C5 D5", seed) for seed in range(100))

    honest = sum(count for action, count in said.items() if action[0] == action[-1])
    assert 20 < honest < 60
    assert len({action[0] for action in said}) == 4


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_it_plays_whole_games_with_its_like(seats: int) -> None:
    assert winners([Chunin()] * seats, seed=seats)
