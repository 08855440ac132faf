"""Simulations: reproducible, seat-balanced, with honest intervals."""

import pytest

from uguisu.bots.bot import Budget
from uguisu.cli.lab.budget import budget_of, processes_of
from uguisu.cli.lab.simulation import Plan, Tally, simulate
from uguisu.games import GAMES
from uguisu.kernel.options import Options
from uguisu.kernel.record import read_record, replay
from uguisu.lab.workers import cores


def plan(games: int = 4, bots: tuple[str, ...] = ("random",), seed: str = "1") -> Plan:
    options: Options = {}
    return Plan(GAMES["war-of-clans"], 4, games, seed, bots, options)


def tally(of: Plan) -> Tally:
    total = Tally(of)
    for outcome in simulate(of):
        total.add(outcome)
    return total


def test_every_simulated_game_is_a_valid_record() -> None:
    game = GAMES["war-of-clans"]
    for outcome in simulate(plan(bots=("random", "genin"))):
        assert replay(read_record(outcome.text, game), game).is_over


@pytest.mark.parametrize("bots", [("random",), ("genin", "random")])
def test_equal_seeds_give_equal_digests(bots: tuple[str, ...]) -> None:
    digests = [tally(plan(bots=bots, seed=s)).digest.hexdigest() for s in ("1", "1", "2")]

    assert digests[0] == digests[1] != digests[2]


def test_the_first_games_do_not_depend_on_how_many_follow() -> None:
    few = list(simulate(plan(2)))
    many = list(simulate(plan(4)))

    assert many[:2] == few


def test_different_bots_change_places_from_game_to_game() -> None:
    seatings = [plan(bots=("genin", "random")).seating(number) for number in range(2)]

    assert seatings == [
        ("genin", "random", "genin", "random"),
        ("random", "genin", "random", "genin"),
    ]


def test_after_as_many_games_as_seats_every_bot_sat_everywhere() -> None:
    of = plan(bots=("genin", "random", "random", "random"))

    assert {of.seating(number).index("genin") for number in range(4)} == {0, 1, 2, 3}


def test_all_wins_are_shared_out() -> None:
    total = tally(plan(6))

    assert sum(share.wins for share in total.seats()) == pytest.approx(6)
    assert sum(share.wins for share in total.bots()) == pytest.approx(6)


@pytest.mark.parametrize("game", GAMES)
def test_the_quick_bots_of_every_game_finish(game: str) -> None:
    from uguisu.bots.registry import bots_of

    seats = GAMES[game].seat_range[0]
    for bot in bots_of(game)[:2]:
        (outcome,) = simulate(Plan(GAMES[game], seats, 1, "1", (bot,), {}))
        assert 1 in outcome.places


def test_bots_that_think_on_several_cores_leave_room_for_fewer_games_at_a_time() -> None:
    assert budget_of(9, 0.5, 2) == Budget(9, 0.5, cores=2)
    assert processes_of(0, 1) == cores()
    assert processes_of(0, cores()) == processes_of(0, 2 * cores()) == 1
    assert processes_of(3, 2) == 3
