"""OpenSpiel's search as one of our bots: it keeps to rules, budgets and what a seat knows."""

import pytest

from uguisu.bots.bot import Budget, turn_of
from uguisu.bots.external.lookup import bot_of
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.research.ismcts import LEAST, SIMULATIONS, Ismcts, TimedSearch


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


@pytest.mark.parametrize(
    ("budget", "simulations"),
    [(Budget(), SIMULATIONS), (Budget(iterations=7, seconds=60), 7), (Budget(seconds=1e-9), LEAST)],
)
def test_it_makes_as_many_simulations_as_its_budget_allows(
    budget: Budget, simulations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However short the time is, it has looked at something."""
    searches: list[TimedSearch] = []
    begin = TimedSearch.run_search

    def noted(search: TimedSearch, state: object) -> object:
        searches.append(search)
        return begin(search, state)

    monkeypatch.setattr(TimedSearch, "run_search", noted)
    play = played("shinobi", 0)
    bot = Ismcts()

    action = bot.choose(turn_of(play, play.state.actors()[0], "x", bot, budget))

    assert action in play.state.legal(play.state.actors()[0])
    assert [search.simulations for search in searches] == [simulations]
