"""Jonin of Shinobi: reads solid players, and searches its own attacks."""

from tests.bots.shinobi.table import choice, winners
from uguisu.bots.bot import Bot
from uguisu.bots.shinobi.chunin import Chunin
from uguisu.bots.shinobi.jonin import Jonin


def test_it_denounces_what_is_certain_and_accepts_what_is_not() -> None:
    certain = "A5[sk! ib! bs] B5 C5[sk! ki! ks] D5[ss ii! ib!] start C decide A"
    refuted = "A5[sk! ib! ib] B5 C5[ks! ki! is] D5[ss bi! ib!] start C decide A"

    assert choice(Jonin(), certain) == "denounce incompetence"
    assert choice(Jonin(), refuted) == "accept"


def test_it_reads_a_card_from_what_a_solid_attacker_would_have_given() -> None:
    """A has turned what B and C gave, as they had said. D came last and had heard them: a solid D
    has matched one of them to strike the leader, though it denies it. No incompetence, then."""
    position = "A5[kb ss! kk!] B2 C2 D3 start A decide A"

    assert choice(Chunin(), position) == "denounce incompetence"
    assert choice(Jonin(), position) == "accept"


def test_with_fixed_iterations_its_choices_can_be_repeated() -> None:
    choices = [[choice(Jonin(8, 0.0), "A5 B5 C5 D5", seed) for seed in range(4)] for _ in range(2)]

    assert choices[0] == choices[1]


def test_without_a_life_it_plays_on_without_search() -> None:
    assert choice(Jonin(1, 0.0), "A0[kk! kb! ss] B5 C5 D5 start A decide A") == "denounce plotting"


def test_it_plays_whole_games() -> None:
    bots: list[Bot] = [Jonin(4, 0.0), Chunin(), Chunin(), Chunin(), Chunin()]

    assert winners(bots, seed=3)
