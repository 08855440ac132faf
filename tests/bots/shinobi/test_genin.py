"""Genin of Shinobi: what it believes, when it denounces, how it lies."""

from collections import Counter

import pytest

from uguisu.bots.bot import Bot, turn_of
from uguisu.bots.random_bot import RandomBot
from uguisu.bots.shinobi.genin import Genin, draw, odds
from uguisu.games import GAMES
from uguisu.games.shinobi.game import Shinobi
from uguisu.games.shinobi.view import ShinobiView
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Chance, key_of

_game = GAMES["shinobi"]
assert isinstance(_game, Shinobi)
GAME: Shinobi = _game


def choice(position: str, seed: int = 0) -> str:
    """What genin does on the seat whose turn it is."""
    play = Play(GAME, 4)
    play.state = GAME.read(position)
    (seat,) = play.state.actors()
    return GAME.write_action(Genin().choose(turn_of(play, seat, seed)))


def seen(position: str, observer: int) -> ShinobiView:
    return GAME.view(GAME.read(position), observer)


def winner(bots: list[Bot], seed: int) -> list[int]:
    """The seats that came first in one game."""
    play = Play(GAME, len(bots), {"round_limit": 50}, seed)
    while not play.state.is_over:
        (seat,) = play.state.actors()
        play.act(seat, bots[seat].choose(turn_of(play, seat, seed)))
    return [seat for seat, place in enumerate(play.state.places()) if place == 1]


def test_it_believes_a_declaration_more_than_anything_else() -> None:
    view = seen("A5[ks ss ii] B5 C5 D5 reveal A", 0)

    assert odds(view, view.attacks[0][0]) == [0.4, 0.2, 0.2, 0.2]


def test_it_knows_that_a_weapon_shown_elsewhere_is_not_here() -> None:
    """D has shown its shuriken before C, so what it declared to A was a lie."""
    view = seen("A5[ks ss kb] B5 C5[ii! kk sb!] D5 start C reveal A", 0)

    assert odds(view, view.attacks[0][0]) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


def test_it_sees_its_own_cards() -> None:
    view = seen("A5[ks ss ii] B5 C5 D5 reveal A", 3)

    assert odds(view, view.attacks[0][0]) == [0, 0, 1, 0]


def test_it_denounces_plotting_where_it_is_likely() -> None:
    """B declared a katana and has only that or a blowgun left."""
    position = "A5[kk! kb! kk] B5 C5[ss! si! ss] D5[ss ii! ib!] start C decide A"

    assert choice(position) == "denounce plotting"


def test_it_denounces_incompetence_that_is_certain() -> None:
    """A has turned a shuriken and a sai, and those of B lie elsewhere."""
    position = "A5[sk! ib! bb] B5 C5[ss! ki! ks] D5[ss ii! ib!] start C decide A"

    assert choice(position) == "denounce incompetence"


def test_it_lets_rest_what_cannot_be_incompetence() -> None:
    """A has turned a shuriken and a sai, and B has nothing else left."""
    position = "A5[sk! ib! ib] B5 C5[ks! ki! is] D5[ss bi! ib!] start C decide A"

    assert choice(position) == "accept"


def test_who_has_nothing_to_lose_denounces_on_any_chance() -> None:
    assert choice("A0[kk! kb! ss] B5 C5 D5 start A decide A") == "denounce plotting"
    assert choice("A0[kk! ib! ss] B5 C5 D5 start A decide A") == "denounce incompetence"


def test_it_pays_a_life_rather_than_two() -> None:
    assert choice("A5[kk! kb! ss] B5 C5 D5 start A decide A") == "accept"


def test_it_lies_and_tells_the_truth_and_does_not_always_send_the_same_card() -> None:
    said = Counter(choice("A5 B5 C5 D5", seed) for seed in range(100))

    honest = sum(count for action, count in said.items() if action[0] == action[-1])
    assert 20 < honest < 60
    assert len({action[0] for action in said}) == 4


def test_equal_seeds_make_equal_choices() -> None:
    assert [choice("A5 B5 C5 D5", seed) for seed in range(9)] == [
        choice("A5 B5 C5 D5", seed) for seed in range(9)
    ]


def test_lots_are_drawn_by_weight() -> None:
    chance = Chance(key_of("lots"))

    drawn = Counter(draw([1.0, 0.0, 3.0], chance) for _ in range(400))

    assert drawn[1] == 0
    assert 60 < drawn[0] < 140


def test_it_wins_more_than_its_share_against_random_players() -> None:
    """Seat-balanced, with fixed seeds; one in four would be chance."""
    games = 48
    won = 0.0
    for number in range(games):
        seat = number % 4
        first = winner([Genin() if s == seat else RandomBot() for s in range(4)], number)
        won += (seat in first) / len(first)

    assert won > games / 3


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_it_plays_whole_games_with_its_like(seats: int) -> None:
    assert winner([Genin()] * seats, seed=seats)
