"""Whole games between bots, and what is kept of them."""

from importlib.resources import files

import pytest

from uguisu.bots.bot import Budget
from uguisu.bots.bot_failures import Failure
from uguisu.games import GAMES
from uguisu.kernel.record import read_record, replay
from uguisu.lab.playing import Outcome, Seating, Setting, ThinkingTime, places_after, play_game

WOC = "war-of-clans"


def played(game: str, *bots: str, wants: str = "", budget: Budget | None = None) -> Outcome:
    setting = Setting(game, wants=wants, budget=budget or Budget(iterations=5))
    return play_game(setting, Seating(7, "playing", bots))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_places_points_and_its_record(game: str) -> None:
    seats = GAMES[game].seat_range[0]
    outcome = played(game, *["genin"] * seats, wants="text")
    state = replay(read_record(outcome.text, GAMES[game]), GAMES[game])

    assert outcome.number == 7
    assert outcome.length > 10
    assert list(outcome.places) == state.places()
    assert sum(outcome.won(seat) for seat in range(seats)) == pytest.approx(1)
    best = max(range(seats), key=lambda seat: outcome.points[seat])
    assert outcome.places[best] == 1 or game == "shinobi"


def test_with_fixed_iterations_search_can_be_repeated() -> None:
    games = [played(WOC, "jonin", "random", "random", wants="text") for _ in range(2)]

    assert games[0] == games[1]


def test_with_a_budget_of_seconds_it_is_told_how_long_everybody_thought() -> None:
    """Moves without a choice need no thought, and random has none."""
    timed = played(WOC, "genin", "random", "random", budget=Budget(seconds=60))
    thinker, *others = timed.thought

    assert thinker.moves > 5
    assert thinker.seconds > 0
    assert others == [ThinkingTime(), ThinkingTime()]
    assert played(WOC, "genin", "random", "random").thought == ()


def test_a_bot_that_fails_forfeits_however_well_the_other_moves_for_it() -> None:
    outcome = played(WOC, "tests.lab.bots:Stumbles", "random", "random")

    assert outcome.forfeits == (0,)
    assert outcome.places[0] == 3
    assert outcome.won(0) == 0
    assert outcome.won(1) + outcome.won(2) == 1


@pytest.mark.parametrize(
    ("places", "forfeits", "after"),
    [
        ((1, 2, 3), (), (1, 2, 3)),
        ((1, 2, 3), (0,), (3, 1, 2)),
        ((1, 1, 3), (0,), (3, 1, 2)),
        ((2, 1, 2, 4), (1,), (1, 4, 1, 3)),
        ((3, 1, 2), (0, 1), (2, 2, 1)),
        ((1, 2), (0, 1), (1, 2)),
    ],
)
def test_who_forfeits_comes_last(
    places: tuple[int, ...], forfeits: tuple[int, ...], after: tuple[int, ...]
) -> None:
    assert places_after(places, forfeits) == after


def test_a_bot_that_fails_does_not_stop_the_game() -> None:
    outcome = played(WOC, "tests.lab.bots:Stumbles", "random", "random")

    assert outcome.failures == (
        Failure("tests.lab.bots:Stumbles", "raised", "RuntimeError", "genin"),
    )


@pytest.mark.parametrize("game", GAMES)
def test_deeds_are_counted_from_the_log(game: str) -> None:
    seats = GAMES[game].seat_range[0]
    outcome = played(game, *["genin"] * seats, wants="deeds")
    info = GAMES[game].info

    for deeds in outcome.deeds:
        assert list(deeds) == [*info.deeds, *info.roles]
    assert sum(int(d[name]) for d in outcome.deeds for name in info.deeds) > 3


def test_whom_the_players_served_is_told_at_the_end() -> None:
    outcome = played(WOC, "random", "random", "random", wants="deeds")

    clans = {deeds["loyalty"] for deeds in outcome.deeds}
    assert len(clans) == 3
    assert all(str(clan).startswith("@woc-card-") for clan in clans)


def test_house_components_are_played_with() -> None:
    printed = (files("uguisu.games.war_of_clans") / "components.toml").read_text()
    setting = Setting(WOC, house=printed.replace("count = 3", "count = 0"), wants="deeds")

    outcome = play_game(setting, Seating(0, "1", ("random", "random", "random")))

    assert all(deeds["ninjas"] == 0 for deeds in outcome.deeds)
    assert played(WOC, "random", "random", "random", wants="deeds").deeds != outcome.deeds
