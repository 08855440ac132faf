"""The search that knows no game: in turns, with several seats at once, and with a clock."""

import pytest

from examples.liars_dice.game import LiarsDice
from uguisu.bots.any_game.ranks import Chunin, Genin, Jonin
from uguisu.bots.bot import Bot, Budget, turn_of
from uguisu.bots.random_bot import RandomBot
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.seats import CLOCK


def winner(play: Play, bots: list[Bot], seed: int) -> int:
    while not play.state.is_over:
        seat = play.state.actors()[0]
        play.act(seat, bots[seat].choose(turn_of(play, seat, seed)))
    return play.state.places().index(1)


def test_a_game_without_bots_of_its_own_is_played_better_than_at_random() -> None:
    won = [winner(Play(LiarsDice(), 2, seed=n), [Genin(), RandomBot()], n) for n in range(8)]

    assert won.count(0) >= 7


@pytest.mark.parametrize("game", ["shinobi", "ninja-master"])
def test_a_seat_searches_its_own_actions_whoever_else_may_act(game: str) -> None:
    play = Play(GAMES[game], GAMES[game].seat_range[-1], seed=1)
    bot = Genin(iterations=20)
    for _ in range(12):
        seats = [seat for seat in play.state.actors() if seat != CLOCK]
        for seat in seats:
            assert bot.choose(turn_of(play, seat, 1)) in play.state.legal(seat)
        if seats:
            play.act(seats[-1], play.state.legal(seats[-1])[0])
        else:
            play.act(CLOCK, play.state.legal(CLOCK)[0], play.state.due())


@pytest.mark.parametrize("kind", [Genin, Chunin])
def test_equal_seeds_give_equal_choices(kind: type[Genin]) -> None:
    play = Play(LiarsDice(), 3, seed=4)
    seat = play.state.actors()[0]
    chosen = {kind().choose(turn_of(play, seat, 1)) for _ in range(2)}

    assert len(chosen) == 1


def test_the_strongest_rank_keeps_to_its_budget() -> None:
    play = Play(LiarsDice(), 2, seed=5)
    turn = turn_of(play, play.state.actors()[0], 1, budget=Budget(iterations=30))

    search = Jonin().search(turn)

    assert search.iterations == 30
    assert Jonin().choose(turn) in turn.legal


def test_the_tree_ends_where_several_seats_act() -> None:
    game = GAMES["ninja-master"]
    play = Play(game, 3, seed=1)
    while play.state.actors() == (CLOCK,):
        play.act(CLOCK, play.state.legal(CLOCK)[0], play.state.due())
    seat = play.state.actors()[-1]

    search = Genin(iterations=200).search(turn_of(play, seat, 1))

    assert {node.seat for node in search.root.children.values()} == {seat}
