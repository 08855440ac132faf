"""From one round to the next, or to the end: NMA-21 to NMA-23 and NMA-31."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.ninja_master.rules import scoring
from uguisu.games.ninja_master.state import START, THROWING, TOKENS, WAYS, NinjaMasterState
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.state import places_of

START_POINTS: Final = 3
GOAL: Final = 20
STAGE_WEIGHT: Final = 1 << 24


def set_up(state: NinjaMasterState) -> None:
    """NMA-3: three points each; one seat by lot has both sword and shuriken."""
    first = state.below(state.seats)
    state.sword = first
    state.shuriken = first
    for seat in range(state.seats):
        state.scores[seat] = START_POINTS
        state.sheet[seat * WAYS + START] = START_POINTS


def end_round(state: NinjaMasterState, shouter: i64, number: i64) -> None:
    """The round is scored completely; NMA-22: only then is the end checked, once."""
    before = state.scores[:]
    ways = scoring.count_round(
        state.dice, state.holders, before, state.sword, state.shuriken, shouter, number
    )
    scoring.apply_count(state, ways)
    remember_round(state, shouter, number, before)
    state.reveal()
    clear_dojo(state)
    leaders = leading(state)
    is_decisive = state.stage > 0 or max(state.scores) >= GOAL
    if is_decisive and len(leaders) == 1:
        state.is_over = True
    elif state.round == state.round_limit:
        cut_off(state)
    else:
        if is_decisive:
            begin_tie_break(state, leaders)
        pass_on(state, leaders)


def remember_round(state: NinjaMasterState, shouter: i64, number: i64, before: list[int]) -> None:
    """For the scoring strip: reaction times, and all scores before and after."""
    rest = state.rest_at
    shouted = 0 if shouter == NOBODY else state.time - rest
    story = [state.round, state.sword, state.shuriken, shouter, number, shouted, state.playing]
    story += state.holders
    story += since(rest, state.holders, state.times)
    story += state.rivals
    story += since(rest, state.rivals, state.rival_times)
    story += before
    story += state.scores
    state.last_round = story
    state.last_dice = state.dice


def since(rest: i64, seats: list[int], times: list[int]) -> list[int]:
    """Reaction times: how long after the dice rested; 0 where no seat is named."""
    return [0 if seats[i] == NOBODY else times[i] - rest for i in range(len(seats))]


def clear_dojo(state: NinjaMasterState) -> None:
    """NMA-21: the tokens go back, and the dice are to be thrown."""
    state.phase = THROWING
    state.rest_at = 0
    state.dice = b""
    state.holders = [NOBODY] * TOKENS
    state.times = [0] * TOKENS
    state.rivals = [NOBODY] * TOKENS
    state.rival_times = [0] * TOKENS
    state.posed = 0
    state.finished = 0
    state.false_starts = [0] * state.seats


def leading(state: NinjaMasterState) -> list[int]:
    """The seats with most points among those that play."""
    seats = [seat for seat in range(state.seats) if state.playing >> seat & 1]
    best = max([state.scores[seat] for seat in seats])
    return [seat for seat in seats if state.scores[seat] == best]


def cut_off(state: NinjaMasterState) -> None:
    """NMA-31: the last round allowed is over, and nobody has won by then."""
    state.is_over = True
    state.cut_off = True


def begin_tie_break(state: NinjaMasterState, leaders: list[int]) -> None:
    """NMA-23: those tied for the lead play on, with their scores; the others drop out."""
    state.stage += 1
    state.playing = 0
    for seat in leaders:
        state.playing |= 1 << seat
        state.stages[seat] = state.stage


def pass_on(state: NinjaMasterState, leaders: list[int]) -> None:
    """NMA-21: the sword to the leader, by lot among several; the shuriken to the next clockwise."""
    lot = state.below(len(leaders)) if len(leaders) > 1 else 0
    state.sword = leaders[lot]
    state.shuriken = next_playing(state, state.shuriken)
    state.round += 1


def next_playing(state: NinjaMasterState, seat: i64) -> i64:
    seat = (seat + 1) % state.seats
    while not state.playing >> seat & 1:
        seat = (seat + 1) % state.seats
    return seat


def places(state: NinjaMasterState) -> list[int]:
    """NMA-22, NMA-31: by points; NMA-23: whoever came further in tie-breaks is ahead."""
    seats = range(state.seats)
    return places_of([state.stages[s] * STAGE_WEIGHT + state.scores[s] for s in seats])
