"""Genin of War of Clans: sensible in single positions, and far better than chance."""

from collections import Counter
from math import sqrt

import pytest

from uguisu.bots.bot import turn_of
from uguisu.bots.registry import make_bot
from uguisu.games import GAMES
from uguisu.kernel.play import Play

GAME = GAMES["war-of-clans"]


def choice(position: str, seed: int = 1) -> str:
    """What genin does in this position."""
    state = GAME.read(position)
    play = Play(GAME, state.seats)
    play.state = state
    (seat,) = state.actors()
    return GAME.write_action(make_bot(GAME.id, "genin").choose(turn_of(play, seat, seed)))


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("A[] B[] C[] A:tuoh loyal otu turn A", "o>"),
        ("A[o1] B[] C[] A:tuoh loyal otu turn A order 2", "o>A"),
        ("A[t3 o3] B[u2 o1] C[m1] A:tu loyal otu turn A order 3", "xBu"),
        ("A[t3] B[o1 m2] C[] A:tu loyal otu turn A order 3", "txBm"),
    ],
    ids=["own clan abroad", "own clan at home", "the strongest rival", "not its own clan"],
)
def test_it_does_the_obvious_where_it_thinks_of_it(position: str, action: str) -> None:
    assert any(action in done for done in liked_most(position))


def test_it_reinforces_where_it_is_safe() -> None:
    """In B the Oda join three others; alone in C they would be weaker than two Takeda."""
    assert liked_most("A[t2] B[o3] C[] A:ouuu loyal otu turn A") == ["o>B"]


def liked_most(position: str) -> list[str]:
    """What it does most often; as often it may do several things that are as good."""
    chosen = Counter(choice(position, seed) for seed in range(40))
    return [action for action, times in chosen.items() if times == max(chosen.values())]


def test_it_overlooks_things() -> None:
    """The only Oda in hand should go to B or C; sometimes it thinks of neither."""
    chosen = Counter(choice("A[] B[] C[] A:tuoh loyal otu turn A", seed) for seed in range(40))

    assert 20 < chosen["o>B"] + chosen["o>C"] < 40


def test_equal_seeds_give_equal_choices() -> None:
    position = "A[] B[] C[] A:tttt loyal otu turn A"

    assert len({choice(position, 1) for _ in range(5)}) == 1
    assert len({choice(position, seed) for seed in range(20)}) > 1


@pytest.mark.parametrize("seats", GAME.seat_range)
def test_it_is_clearly_better_than_chance(seats: int) -> None:
    """One genin among random bots, every seat equally often: more than chance by three sigmas."""
    games = 10 * seats
    won = sum(wins(seats, number % seats, number) for number in range(games))

    chance = 1 / seats
    assert won / games > chance + 3 * sqrt(chance * (1 - chance) / games)


def wins(seats: int, seat: int, seed: int) -> float:
    genin, other = make_bot(GAME.id, "genin"), make_bot(GAME.id, "random")
    play = Play(GAME, seats, seed=seed)
    while not play.state.is_over:
        (acting,) = play.state.actors()
        bot = genin if acting == seat else other
        play.act(acting, bot.choose(turn_of(play, acting, seed)))
    places = play.state.places()
    return 1 / places.count(1) if places[seat] == 1 else 0
