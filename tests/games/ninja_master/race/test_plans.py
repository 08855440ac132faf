"""Plans played out with human times, through the rules."""

import pytest

from tests.games.ninja_master.table import GAME, SEATS, new, play, read, scores
from uguisu.games.ninja_master.race.plans import (
    NO_SHOUT,
    Plan,
    racers_of,
    run_game,
    run_race,
    run_round,
    think,
    throw,
)
from uguisu.games.ninja_master.race.reflexes import FASTEST_GRAB, GENIN, JONIN, LEVELS, Level
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import fields

SURE = Level("sure", 1000, 0, 500, 500, 0, 0)
QUICK = Level("quick", 600, 0, 400, 500, 0, 0)
NOTHING = Plan([])


def race(state: NinjaMasterState, plans: list[Plan], levels: list[Level], seed: int = 1) -> None:
    lots = Lots(seed)
    run_race(state, racers_of(state, plans, levels, lots), lots)


def test_a_plan_is_carried_out_in_its_order_and_scored_by_the_rules() -> None:
    state = read("A:3 B:3 shuriken B [O3 B2 SH]")

    race(state, [Plan([1, 0], shout=5), NOTHING], [SURE, SURE])

    assert scores(state) == "A:9 B:4"
    last = GAME.view(state, None).last
    assert last is not None
    blue, orange = last.tokens[1].holder, last.tokens[0].holder
    assert blue is not None
    assert orange is not None
    assert FASTEST_GRAB <= blue.after < orange.after
    assert last.shout is not None
    assert last.shout.after > orange.after


def test_the_quicker_seat_gets_the_token_both_want_and_the_other_takes_its_next() -> None:
    outcomes = set()
    for seed in range(40):
        state = read("A:3 B:3 shuriken A [O3 B2]")
        race(state, [Plan([0, 1]), Plan([0, 1])], [SURE, QUICK], seed)
        last = GAME.view(state, None).last
        assert last is not None
        orange = last.tokens[0]
        assert orange.holder is not None
        outcomes.add(orange.holder.seat)
        if orange.rival:
            assert orange.rival.seat != orange.holder.seat
            assert 0 <= orange.rival.after - orange.holder.after < 250

    assert outcomes == {0, 1}, "usually, but not always, the quicker one"


def test_who_wants_nothing_and_shouts_nothing_is_done() -> None:
    state = read("A:3 B:3 C:3 shuriken B [O3 SH]")

    race(state, [NOTHING, NOTHING, NOTHING], [SURE, SURE, SURE])

    assert scores(state) == "A:3 B:4 C:3"
    last = GAME.view(state, None).last
    assert last is not None
    assert last.shout is None


@pytest.mark.rule("NMA-11")
def test_a_shout_waits_until_somebody_has_grabbed() -> None:
    state = read("A:3 B:3 shuriken B [O3]")

    race(state, [Plan([], shout=3), Plan([0])], [QUICK, Level("slow", 2000, 0, 500, 9, 0, 0)])

    last = GAME.view(state, None).last
    assert last is not None
    assert last.shout is not None
    orange = last.tokens[0].holder
    assert orange is not None
    assert last.shout.after >= orange.after + 250


@pytest.mark.rule("NMA-12")
def test_a_race_of_slow_people_is_ended_by_the_clock() -> None:
    state = read("A:3 B:3 seconds 5 shuriken B [O3 SH]")

    race(state, [Plan([0]), Plan([0])], [Level("slow", 60_000, 0, 9, 9, 0, 0)] * 2)

    assert scores(state) == "A:3 B:4"


@pytest.mark.rule("NMA-23")
def test_in_a_tie_break_only_those_tied_race() -> None:
    state = read("A:20 B:3 C:20 tied A C [O3 B2]")

    race(state, [NOTHING, Plan([0, 1]), Plan([1])], [SURE, QUICK, SURE])

    assert scores(state) == "A:20 B:3 C:22"


@pytest.mark.rule("NMA-27")
def test_somebody_without_mistakes_wants_what_is_worth_most_and_counts_right() -> None:
    dice = read("A:3 B:3 [O1 B3 B3 P3 PS V2 SW SW SH]").dice

    plan = think(dice, 14, 27, SURE, Lots(1))

    assert [GAME.write_action(2 + token) for token in plan.tokens] == ["s", "b", "v", "o"]
    assert plan.shout == 12


@pytest.mark.rule("NMA-27")
def test_people_make_mistakes_beginners_more_often() -> None:
    dice = read("A:3 B:3 [O1 B3 B3 P3 PS V2 SW SW SH]").dice

    def faults(level: Level) -> int:
        lots = Lots(1)
        plans = [think(dice, 14, 27, level, lots) for _ in range(400)]
        return sum(2 in plan.tokens for plan in plans) + sum(plan.shout != 12 for plan in plans)

    assert faults(GENIN) > 2 * faults(JONIN) > 0


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_played_out_and_end_soon(seats: int) -> None:
    lengths = []
    for seed in range(30):
        state = new(seats, seed)
        levels = [LEVELS[(seat + seed) % 3] for seat in range(seats)]
        lengths.append(run_game(state, levels, Lots(seed)))
        assert state.is_over

    assert max(lengths) < 40


def test_equal_seeds_play_equal_games() -> None:
    one, other = new(4, 9), new(4, 9)

    for table in (one, other):
        run_round(table, [GENIN] * 4, Lots(5))

    assert fields(one) == fields(other)


def test_the_better_level_wins_more() -> None:
    wins = [0, 0]
    for seed in range(60):
        state = new(2, seed)
        best = seed % 2
        run_game(state, [JONIN if seat == best else GENIN for seat in range(2)], Lots(seed))
        wins[state.places()[best] == 1] += 1

    assert wins[1] > 45


def test_a_round_can_be_thrown_first_and_planned_then() -> None:
    state = new(2, 3)

    throw(state)
    assert GAME.view(state, 0).phase == "race"
    race(state, [Plan([0], NO_SHOUT), Plan([1])], [SURE, SURE])

    assert state.round == 2
    play(state, f"{'AB'[state.shuriken]} throw")
