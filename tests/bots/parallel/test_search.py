"""One decision on several cores: the same choice for the same budget, from what the seat knows."""

import os
import signal

import msgspec
import pytest

from tests.bots.test_ranks import played
from uguisu.bots.bot import OWN, Budget, Turn, turn_of
from uguisu.bots.ninjato.jonin import Jonin as NinjatoJonin
from uguisu.bots.parallel.helpers import Helper, helpers
from uguisu.bots.parallel.search import (
    choose_in_parallel,
    question_of,
    searched,
    shares_of,
    turn_for,
)
from uguisu.bots.search.findings import SearchingBot
from uguisu.bots.shinobi.jonin import Jonin as ShinobiJonin
from uguisu.bots.war_of_clans.jonin import Jonin as WarOfClansJonin
from uguisu.kernel.play import Play
from uguisu.kernel.state import fields

JONINS: dict[str, type[SearchingBot]] = {
    "war-of-clans": WarOfClansJonin,
    "shinobi": ShinobiJonin,
    "ninjato": NinjatoJonin,
}
BUDGETS = {
    "war-of-clans": Budget(iterations=40, cores=2),
    "shinobi": Budget(iterations=9, cores=2),
    "ninjato": Budget(iterations=4, cores=2),
}
ON_THE_WAY = {"war-of-clans": 7, "shinobi": 4, "ninjato": 8}
"""After so many actions somebody has a choice to search."""


def turn(game: str, play: Play | None = None, budget: Budget | None = None) -> Turn:
    play = play or played(game, ON_THE_WAY[game], seed=1)
    seat = play.state.actors()[0]
    return turn_of(play, seat, "cores", JONINS[game](), budget or BUDGETS[game])


def redealt(game: str, number: int) -> Play:
    """The same game in a world that the seat to move cannot tell from the true one."""
    play = played(game, ON_THE_WAY[game], seed=1)
    seat = play.state.actors()[0]
    play.history(seat)
    play.state = play.game.fork(play.state, seat, number, "another world")
    return play


@pytest.fixture
def helper() -> Helper:
    """The one that all decisions here are helped by, started."""
    with helpers(1, patient=True) as free:
        return free[0]


@pytest.mark.parametrize("game", JONINS)
def test_the_choice_is_the_same_for_the_true_state_and_any_redeal_of_it(game: str) -> None:
    bot = JONINS[game]()
    choice = choose_in_parallel(bot, turn(game))

    assert choice in turn(game).legal
    for number in range(2):
        assert choose_in_parallel(bot, turn(game, redealt(game, number))) == choice


@pytest.mark.parametrize("game", JONINS)
def test_other_processes_are_told_nothing_but_what_the_seat_knows(game: str) -> None:
    bot = JONINS[game]()
    told = question_of(bot, turn(game))

    for number in range(3):
        assert question_of(bot, turn(game, redealt(game, number))) == told
    play = played(game, ON_THE_WAY[game], seed=1)
    assert told.position != play.game.write(play.state)


@pytest.mark.parametrize("game", JONINS)
def test_every_core_has_worlds_and_lots_of_its_own(game: str) -> None:
    question = question_of(JONINS[game](), turn(game))
    turns = [turn(game), *(turn_for(question, core, OWN) for core in (1, 2))]

    worlds = [[fields(turn.world(number)) for number in range(8)] for turn in turns]
    lots = [turn.chance.below(1 << 16) for turn in turns]

    assert worlds[0] != worlds[1] != worlds[2] != worlds[0]
    assert len(set(lots)) == 3


@pytest.mark.parametrize("game", JONINS)
def test_the_choice_is_made_from_what_all_cores_found_out(game: str) -> None:
    bot, given = JONINS[game](), turn(game)
    own, other = shares_of(given.budget, bot)
    search = bot.search(msgspec.structs.replace(turn(game), budget=own.budget))
    search.add(searched(question_of(bot, given), other))

    assert choose_in_parallel(bot, given) == search.best()


@pytest.mark.parametrize(
    ("budget", "iterations"),
    [
        (Budget(iterations=7, cores=3), [3, 2, 2]),
        (Budget(iterations=2, cores=4), [1, 1]),
        (Budget(iterations=9), [9]),
    ],
)
def test_fixed_iterations_are_shared_out(budget: Budget, iterations: list[int]) -> None:
    shares = shares_of(budget, WarOfClansJonin())

    assert [share.budget for share in shares] == [Budget(n) for n in iterations]


def test_every_core_has_the_same_time() -> None:
    bot = WarOfClansJonin()

    assert {s.budget.seconds for s in shares_of(Budget(seconds=0.2, cores=3), bot)} == {0.2}
    assert [s.budget for s in shares_of(Budget(cores=2), bot)] == [Budget(20_000, 0.8)] * 2


def test_a_helper_that_dies_costs_time_only_if_iterations_are_fixed(helper: Helper) -> None:
    bot = WarOfClansJonin()
    choice = choose_in_parallel(bot, turn("war-of-clans"))
    pid = helper.process.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)

    assert choose_in_parallel(bot, turn("war-of-clans")) == choice


def test_a_search_with_little_time_goes_on_without_a_helper_that_died(helper: Helper) -> None:
    given = turn("war-of-clans", budget=Budget(seconds=0.01, cores=2))
    helper.process.kill()
    helper.process.join()

    assert choose_in_parallel(WarOfClansJonin(), given) in given.legal
    with helpers(1, patient=True) as free:
        assert free[0] is not helper


def test_a_question_that_comes_too_late_is_answered_with_nothing() -> None:
    bot = WarOfClansJonin()
    share = shares_of(Budget(seconds=0.1, cores=2), bot)[1]
    late = msgspec.structs.replace(share, until=0.0)

    assert searched(question_of(bot, turn("war-of-clans")), late) == []
