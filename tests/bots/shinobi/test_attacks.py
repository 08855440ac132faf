"""What players of Shinobi believe, and what they give."""

import pytest

from tests.bots.shinobi.table import GAME
from uguisu.bots.shinobi.attacks import PLANS, card_odds, hopes, plan_weights
from uguisu.bots.shinobi.playing_style import CARELESS, CHUNIN

SHURIKEN, SAI, KATANA, BLOWGUN = range(4)
A, B, C, D = range(4)


def test_a_declaration_is_believed_more_than_anything_else() -> None:
    state = GAME.read("A5[ks ss ii] B5 C5 D5 reveal A")

    odds = card_odds(CARELESS, state, A, D, 0, 0)

    assert odds == pytest.approx([1.5 / 4.5, 1 / 4.5, 1 / 4.5, 1 / 4.5])


def test_a_weapon_shown_elsewhere_is_not_here() -> None:
    """D has shown its shuriken before C, so what it declared to A was a lie."""
    state = GAME.read("A5[ks ss kb] B5 C5[ii! kk sb!] D5 start C reveal A")

    assert card_odds(CHUNIN, state, A, D, 0, state.faces)[SHURIKEN] == 0
    assert card_odds(CARELESS, state, A, D, 0, state.faces)[SHURIKEN] > 0.3


def test_what_an_attacker_declares_to_others_speaks_against_the_same_weapon_here() -> None:
    """D said shuriken to A, katana to B and sai to C: to A it hardly gave katana or sai."""
    state = GAME.read("A5[ks ss ii] B5[ii bk kb] C5[bb ss si] D5 reveal A")

    odds = card_odds(CHUNIN, state, A, D, 0, 0)

    assert odds[SHURIKEN] > odds[BLOWGUN] > odds[KATANA]
    assert sum(odds) == pytest.approx(1)


def test_one_knows_what_one_gave() -> None:
    state = GAME.read("A5[ks ss ii] B5 C5 D5 reveal A")

    assert card_odds(CHUNIN, state, D, D, 0, 0) == [0, 0, 1, 0]


def test_a_match_promises_more_than_a_third_weapon() -> None:
    state = GAME.read("A5[- kk ss] B5[- - ii] C5[kk - -] D5[bb ii -] start B assign D")

    promised = hopes(CHUNIN, state, D)

    assert min(promised[KATANA], promised[SHURIKEN]) > max(promised[SAI], promised[BLOWGUN])


def test_the_leader_is_the_best_target() -> None:
    state = GAME.read("A5 B2 C2 D3 start D")

    promised = hopes(CHUNIN, state, D)

    assert max(promised[:4]) > max(promised[4:])


def test_every_plan_gives_three_different_cards() -> None:
    assert len(set(PLANS)) == 24
    weights = plan_weights(CHUNIN, GAME.read("A5 B5 C5 D5"), A)
    assert min(weights) > 0
