"""Jonin of Shinobi: reads solid players, and searches its own attacks."""

from typing import cast

from tests.bots.shinobi.table import GAME, choice, winners
from uguisu.bots.bot import Bot, turn_of
from uguisu.bots.random_bot import RandomBot
from uguisu.bots.shinobi.chunin import Chunin
from uguisu.bots.shinobi.jonin import Jonin, opponents_of
from uguisu.bots.shinobi.opponent_model import AT_FIRST
from uguisu.games.shinobi.state import ShinobiState
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.play import Play
from uguisu.kernel.step import Step


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


def test_it_learns_from_past_rounds_who_plays_how() -> None:
    """Seats A and B play like chunin, C and D do anything."""
    solid = [0.0] * 4
    for seed in range(8):
        play = Play(GAME, 4, None, seed)
        bots: list[Bot] = [Chunin(), Chunin(), RandomBot(), RandomBot()]
        while not play.state.is_over:
            (seat,) = play.state.actors()
            play.act(seat, bots[seat].choose(turn_of(play, seat, seed)))
        assert isinstance(play.state, ShinobiState)
        for seat, odds in enumerate(opponents_of(play.state, seen_by_a(play)).odds):
            solid[seat] += odds[0] / 8

    assert min(solid[:2]) > max(solid[2:]) + 0.2


def seen_by_a(play: Play) -> list[Step[ShinobiView]]:
    return cast("list[Step[ShinobiView]]", play.history(0))


def test_before_the_first_round_has_ended_it_knows_nothing_of_the_others() -> None:
    play = Play(GAME, 4)
    assert isinstance(play.state, ShinobiState)

    assert opponents_of(play.state, seen_by_a(play)).odds == [AT_FIRST] * 4
