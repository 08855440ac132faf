"""OpenSpiel's search as one of our bots: it keeps to rules, budgets and what a seat knows."""

import pytest

from uguisu.bots.bot import Budget, turn_of
from uguisu.bots.outside import bot_of
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.research.ismcts import FIRST, SIMULATIONS, Ismcts


def played(game: str, actions: int) -> Play:
    play = Play(GAMES[game], GAMES[game].seat_range[0], None, "spiel")
    for _ in range(actions):
        seat = play.state.actors()[0]
        play.act(seat, play.state.legal(seat)[0])
    return play


@pytest.mark.parametrize("game", ["war-of-clans", "shinobi"])
def test_it_chooses_the_same_legal_action_in_any_world_it_thinks_possible(game: str) -> None:
    play = played(game, 5)
    seat = play.state.actors()[0]
    bot, budget = bot_of(game, "openspiel"), Budget(iterations=4)
    choice = bot.choose(turn_of(play, seat, "x", bot, budget))
    play.state = play.game.fork(play.state, seat, 1, "another world")

    assert choice in play.state.legal(seat)
    assert bot.choose(turn_of(play, seat, "x", bot, budget)) == choice


def test_it_makes_as_many_simulations_as_fit_into_its_time() -> None:
    play = played("war-of-clans", 0)
    bot = Ismcts()

    def simulations(budget: Budget) -> int:
        return bot.simulations(turn_of(play, play.state.actors()[0], "x", bot, budget))

    assert simulations(Budget()) == SIMULATIONS
    assert simulations(Budget(iterations=7, seconds=1)) == 7
    assert simulations(Budget(seconds=1)) == FIRST
    bot.learn(0.01)
    assert simulations(Budget(seconds=1)) == 100
    bot.learn(0.03)
    assert simulations(Budget(seconds=1)) == 50
