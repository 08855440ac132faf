"""Bots of Ninja Master: human eyes, human hands, and a plan."""

import pytest

from uguisu.bots.bot import Turn
from uguisu.bots.ninja_master.chunin import Chunin
from uguisu.bots.ninja_master.genin import Genin
from uguisu.bots.ninja_master.jonin import Jonin
from uguisu.bots.ninja_master.racing import RacingBot
from uguisu.games import GAMES
from uguisu.games.ninja_master.game import NinjaMaster
from uguisu.games.ninja_master.race.plans import run_race, throw
from uguisu.games.ninja_master.race.reflexes import FASTEST_GRAB, Level
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.games.ninja_master.view.types import NinjaMasterView
from uguisu.kernel.rng import Chance, Lots, key_of
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State

_game = GAMES["ninja-master"]
assert isinstance(_game, NinjaMaster)
GAME = _game


RANKS: list[type[RacingBot]] = [Genin, Chunin, Jonin]
EACH_RANK = pytest.mark.parametrize("rank", RANKS, ids=[rank.name for rank in RANKS])


class Faultless(Chunin):
    """Chunin without mistakes."""

    level = Level("faultless", 1200, 140, 650, 420, 0, 0)


class Dreamer(Genin):
    """Genin without mistakes of the eye."""

    level = Level("dreamer", 1200, 140, 650, 420, 0, 0)


def turn(state: NinjaMasterState, seat: int, seed: int = 0) -> Turn[State, NinjaMasterView]:
    return Turn(
        game=GAME,
        seat=seat,
        view=GAME.view(state, seat),
        legal=tuple(state.legal(seat)),
        history=(),
        world=lambda number: GAME.fork(state, seat, number, seed),
        chance=Chance(key_of(seed)),
    )


def choice(position: str, seat: int, rank: type[RacingBot] = Faultless) -> str:
    return GAME.write_action(rank().choose(turn(GAME.read(position), seat)))


def test_it_throws_and_keeps_its_hands_back_while_the_dice_roll() -> None:
    assert choice("A:3 B:3", 0) == "throw"
    rolling = GAME.read("A:3 B:3 rolling [O3]")
    assert choice("A:3 B:3 rolling [O3]", 0) == "pose"
    assert Genin().plan(turn(rolling, 0), now=100) is None


def test_it_grabs_what_is_worth_most_and_leaves_what_is_hidden_in_one_cloud() -> None:
    position = "A:3 B:3 sword A [O3 B2 B2 P3 P3 PS SW SH]"

    assert choice(position, 1) == "b"
    assert choice(f"{position} b=A+900", 1) == "o"
    assert choice(f"{position} b=A+900 o=A+950", 1) == "13"


def test_it_goes_for_the_sword_of_a_rich_owner_when_swords_are_in_the_majority() -> None:
    assert choice("A:14 B:3 sword A [O3 SW SW SH]", 1) == "s"
    assert choice("A:14 B:3 sword A [O3 SW SW SH]", 0) == "s"
    assert choice("A:14 B:3 sword A [O3 SW SH]", 1) == "o"


def test_genin_leaves_its_own_sword_lying() -> None:
    assert choice("A:14 B:3 sword A [O3 SW SW SH]", 1, Dreamer) == "s"
    assert choice("A:14 B:3 sword A [O3 SW SW SH]", 0, Dreamer) == "o"


def test_with_nothing_to_grab_it_waits_for_others_and_then_is_done() -> None:
    state = GAME.read("A:3 B:3 [O3 OS]")

    plan = Faultless().plan(turn(state, 1), now=state.time)

    assert plan is not None
    assert GAME.write_action(plan[1]) == "done"
    assert plan[0] > state.rest_at + 2000


@pytest.mark.rule("NMA-27")
def test_at_a_table_with_a_clock_it_acts_step_by_step_at_human_times() -> None:
    state = GAME.read("A:3 B:3 sword A [O3 B2 B2 SW SH]")
    bot = Faultless()
    times = []

    while state.dice:
        plan = bot.plan(turn(state, 1), now=state.time)
        assert plan is not None
        state.apply_at(1, plan[1], plan[0])
        times.append(plan[0] - 1800)

    assert times[0] >= FASTEST_GRAB
    assert times == sorted(times)
    assert len(set(times)) == 3
    last = GAME.view(state, None).last
    assert last is not None
    assert last.shout is not None
    assert last.shout.number == 7


def test_a_hand_on_its_way_comes_too_late_and_goes_on() -> None:
    state = GAME.read("A:3 B:3 [O3 B2]")
    bot = Faultless()
    planned = bot.plan(turn(state, 1), now=state.time)
    assert planned is not None
    at, action = planned

    state.apply_at(0, action, at - 10)
    late = bot.plan(turn(state, 1), now=state.time)

    assert late == (at, GAME.read_action("late-o"))
    state.apply_at(1, late[1], late[0])
    following = bot.plan(turn(state, 1), now=state.time)
    assert following is not None
    assert GAME.write_action(following[1]) == "b"
    assert following[0] > at


def test_a_token_taken_long_before_is_not_reached_for() -> None:
    assert choice("A:3 B:3 [O3 B2] o=A+100", 1) == "b"


@EACH_RANK
@pytest.mark.parametrize("seats", GAME.seat_range)
def test_its_choices_are_legal_to_the_end_of_whole_games(seats: int, rank: type[RacingBot]) -> None:
    state = GAME.new(seats, None, seats)
    assert isinstance(state, NinjaMasterState)
    bots = [rank() for _ in range(seats)]
    while not state.is_over:
        seat = min(state.actors(), key=lambda actor: actor == CLOCK)
        if seat == CLOCK:
            state.apply_at(seat, state.legal(seat)[0], state.due())
        else:
            state.apply(seat, bots[seat].choose(turn(state, seat, seats)))


@EACH_RANK
def test_it_plays_the_same_in_any_world_it_thinks_possible(rank: type[RacingBot]) -> None:
    state = GAME.read("A:3 B:3 [O3 B2 SW] key 00 0")

    other = GAME.redeal(state, 1, Chance(key_of(7)))

    assert rank().plan(turn(state, 1), 0) == rank().plan(turn(other, 1), 0)


@pytest.mark.rule("NMA-27")
@pytest.mark.parametrize("ranks", [(Genin, Chunin), (Chunin, Jonin)])
def test_a_higher_rank_makes_more_points(ranks: tuple[type[RacingBot], type[RacingBot]]) -> None:
    """At tables for two, from both seats, with fixed seeds."""
    points = [0, 0]
    for seed in range(16):
        for turned in (0, 1):
            scores = raced([ranks[turned](), ranks[1 - turned]()], seed)
            points[turned] += scores[0]
            points[1 - turned] += scores[1]

    assert points[1] > 1.2 * points[0]


def raced(bots: list[RacingBot], seed: int) -> list[int]:
    """The scores at the end of a game in which times count."""
    state = GAME.new(len(bots), {"round_limit": 50}, seed)
    assert isinstance(state, NinjaMasterState)
    while not state.is_over:
        throw(state)
        lots = Lots(seed * 100 + state.round)
        racers = [
            bot.racer(turn(state, seat, seed), GAME.view(state, seat))
            for seat, bot in enumerate(bots)
        ]
        run_race(state, racers, lots)
    return state.scores
