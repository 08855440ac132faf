"""The printed components, and house components that do not fit."""

import pytest

from tests.games.ninjato.table import GAME
from uguisu.games.ninjato.game import Ninjato
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.rulebook import printed_components
from uguisu.kernel.errors import BadComponents
from uguisu.kernel.playout import play_out
from uguisu.kernel.rng import Lots

PRINTED = printed_components("ninjato")


def house(*changes: tuple[str, str]) -> Ninjato:
    """A game with house components: the printed ones with these replacements."""
    text = PRINTED
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return Ninjato(text)


def test_the_printed_components_have_the_totals_of_the_box() -> None:
    printed = GAME.printed

    assert sum(printed.dojo_cards) == 52
    assert sum(printed.guards) == 40
    assert sum(printed.treasures) == 90
    assert sum(printed.elite_copies) == 20
    assert sum(printed.rumour_copies) == 30
    assert len(printed.envoy_age) == 21
    assert sum(printed.skill_copies) == 19
    assert printed.marks == [2, 4, 5, 6, 8]


def test_every_part_says_how_sure_we_are_of_it() -> None:
    assert PRINTED.count('certainty = "') == 8
    assert PRINTED.count('certainty = "book"') == 1


def test_what_the_rulebook_prints_is_there() -> None:
    names = GAME.faces

    assert "5/1" in names.elites
    assert "3+5" in names.elites
    assert "6/3" in names.elites
    assert "Mj" in names.rumours
    skills = GAME.printed
    assert (skills.skill_cost[2], skills.skill_style[2]) == (1, 0), "Shinobi-iri: 1, snake"
    assert (skills.skill_cost[4], skills.skill_style[4]) == (5, 1), "Kenjutsu: 5, tiger"


def test_a_game_with_house_components_can_be_played() -> None:
    game = house(
        ('"any", "any any", "fan"', '"fan", "any any?", "fan"'),
        ("pair = [1, 5], honour = 2", "strength = 4, stealth = 2, honour = 2, copies = 2"),
        ("age = 22", "age = 47"),
        ("values = [2, 4, 5, 6, 8]", "values = [1, 2, 3, 4, 9]"),
    )

    for seed in range(5):
        state = game.new(3, None, seed)
        assert isinstance(state, NinjatoState)
        play_out(state, Lots(seed))
        assert state.is_over
        again = game.read(game.write(state))
        assert game.write(again) == game.write(state)


def test_equal_names_of_different_pieces_are_told_apart() -> None:
    twins = ("strength = 5, stealth = 2, honour = 1", "strength = 4, stealth = 2, honour = 3")
    game = house(("age = 22", "age = 47"), twins)

    assert game.faces.envoys[:2] == ["T47a", "T47b"]
    assert game.faces.elites[:2] == ["4/2:1", "4/2:3"]


@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [
        ("values = [2, 4, 5, 6, 8]", "values = [2, 4, 4, 6, 8]", "NJT-1"),
        ("values = [2, 4, 5, 6, 8]", "values = [0, 4, 5, 6, 8]", "NJT-1"),
        ("counts = [10, 10, 12, 10, 10]", "counts = [5, 5, 5, 5, 5]", "NJT-10"),
        ("counts = [10, 10, 12, 10, 10]", "counts = [-1, 20, 20, 10, 10]", "NJT-10"),
        ("quiet = [6, 6, 6, 6, 6]", "quiet = [1, 1, 1, 1, 1]", "NJT-4"),
        ("fan = 24", "fan = -1", "NJT-6"),
        ('warrior = ["any"', 'warrior = ["gold"', "NJT-37"),
        ('warrior = ["any"', 'warrior = ["fan fan fan"', "NJT-37"),
        ('demand = "fan jade"', 'demand = "any alike"', "NJT-36"),
        ('demand = "fan jade"', 'demand = "any? any"', "NJT-36"),
        ('demand = "fan jade"', 'demand = ""', "NJT-36"),
        ('demand = "fan jade"', 'demand = "any any any any any"', "NJT-36"),
        ('clan = "taira", demand = "fan vase"', 'clan = "oda", demand = "fan vase"', "NJT-1"),
        ("age = 47", "age = 0", "NJT-45"),
        ("strength = 6, stealth = 3", "strength = 6", "NJT-28"),
        ("strength = 6, stealth = 3", "strength = 60, stealth = 3", "NJT-28"),
        ("pair = [1, 5]", "pair = [3, 5]", "NJT-28"),
        ('style = "snake", cost = 1', 'style = "dragon", cost = 1', "NJT-17"),
        ('style = "snake", cost = 1', 'style = "snake", cost = 6', "NJT-17"),
        ("taijutsu = { copies = 2", "taijutsu = { copies = 3", "NJT-8"),
    ],
)
def test_components_that_cannot_be_played_name_the_clause(old: str, new: str, clause: str) -> None:
    with pytest.raises(BadComponents) as caught:
        house((old, new))

    assert caught.value.clause == clause
    assert caught.value.sentence.endswith(".")


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[guards]", PRINTED + "\n[extra]\n", PRINTED.replace("fan = 24", 'fan = "x"')],
)
def test_a_file_of_another_shape_is_refused(text: str) -> None:
    if not text:
        assert Ninjato(text).printed.marks == GAME.printed.marks, "no house components"
        return
    with pytest.raises(BadComponents, match="do not fit ninjato"):
        Ninjato(text)
