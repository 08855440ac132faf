"""A round from the throw to its end: NMA-4 to NMA-12, and the order of events of NMA-29."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.ninja_master.actions import (
    DONE,
    GRABS,
    LATE,
    LATES,
    NUMBER,
    POSE,
    REST,
    SHOUT,
    SHOUTS,
    THROW,
    TIMEOUT,
    TOKEN,
    is_grab,
)
from uguisu.games.ninja_master.rules import ending
from uguisu.games.ninja_master.state import (
    FALSE_STARTS,
    HANDS,
    HUMAN,
    RACING,
    SIDES,
    THROWING,
    TOKENS,
    TUMBLE,
    TUMBLING,
    NinjaMasterState,
)
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import CLOCK, NOBODY

EVERY_TOKEN: Final = (1 << TOKENS) - 1


class Choices:
    """Actions in their order, and to be looked up."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.all = frozenset(actions)


NO_CHOICES: Final = Choices([])
THROW_ONLY: Final = Choices([THROW])
FALSE_START_OR_POSE: Final = Choices([POSE, *GRABS])
REST_ONLY: Final = Choices([REST])
TIMEOUT_ONLY: Final = Choices([TIMEOUT])
IN_THE_RACE: Final[dict[int, Choices]] = {}
"""A cache, by the number `in_the_race` gives them: hundreds for one set of dice (bench: driven)."""


def choices(state: NinjaMasterState, seat: int) -> Choices:
    """All that a seat, or the clock, may do now."""
    if state.is_over:
        return NO_CHOICES
    if state.phase == THROWING:
        return THROW_ONLY if seat == state.shuriken else NO_CHOICES
    if seat == CLOCK:
        return REST_ONLY if state.phase == TUMBLING else TIMEOUT_ONLY
    if not 0 <= seat < state.seats or not state.may_act(seat):
        return NO_CHOICES
    return FALSE_START_OR_POSE if state.phase == TUMBLING else in_the_race(state, seat)


def in_the_race(state: NinjaMasterState, seat: i64) -> Choices:
    """NMA-8 to NMA-12: by the tokens that are free, and those it can still be late for."""
    free: i64 = 0
    missed: i64 = 0
    own: i64 = 0
    for token in range(TOKENS):
        holder: i64 = state.holders[token]
        if holder == NOBODY:
            free |= 1 << token
        elif holder == seat:
            own += 1
        elif state.rivals[token] == NOBODY:
            missed |= 1 << token
    shouts = 0 if free == EVERY_TOKEN else state.most + 1
    if own == HANDS:
        free = 0
        missed = 0
    number = (shouts << TOKENS | free) << TOKENS | missed
    found = IN_THE_RACE.get(number)
    if found is None:
        found = race_choices(free, missed, shouts)
        IN_THE_RACE[number] = found
    return found


def race_choices(free: int, missed: int, shouts: int) -> Choices:
    """NMA-8: grabs, NMA-30: late ones; NMA-12: being done; NMA-11: shouts, once one has grabbed."""
    grabs = [GRABS[token] for token in range(TOKENS) if free >> token & 1]
    lates = [LATES[token] for token in range(TOKENS) if missed >> token & 1]
    return Choices([*grabs, *lates, DONE, *SHOUTS[:shouts]])


def is_timely(state: NinjaMasterState, seat: i64, action: i64, at: int) -> bool:
    """NMA-29: one order of events. The clock acts when it is due, and nobody overtakes it."""
    if at < state.time and at != 0:
        return False
    if state.phase == THROWING:
        return True
    time = moment(state, at)
    if seat == CLOCK:
        return max(at, state.time) == state.due()
    return time <= state.due() and not is_ignored(state, seat, action, time)


def is_ignored(state: NinjaMasterState, seat: i64, action: i64, time: int) -> bool:
    """NMA-7, NMA-25: who had three false starts cannot cause a fourth."""
    is_blocked = state.false_starts[seat] >= FALSE_STARTS
    return is_blocked and is_grab(action) and is_too_early(state, time)


def is_too_early(state: NinjaMasterState, time: int) -> bool:
    """NMA-6, NMA-25: the dice still roll, or nobody can have seen yet that they lie."""
    return state.phase == TUMBLING or time < state.rest_at + HUMAN


def moment(state: NinjaMasterState, at: int) -> int:
    """When something happens: at this time, or now, which is never sooner than people react."""
    if at:
        return at
    if state.phase == RACING:
        return max(state.time, state.rest_at + HUMAN)
    return state.time


def carry_out(state: NinjaMasterState, seat: i64, action: Action, at: int) -> None:
    """NMA-8: what everybody sees cannot be taken back; holding still can."""
    state.time = moment(state, at)
    if action != POSE and action != DONE:
        state.revelations += 1
    if action >= SHOUT:
        shout(state, seat, NUMBER[action])
    elif action == THROW:
        throw(state)
    elif action == REST:
        come_to_rest(state)
    elif action == TIMEOUT:
        ending.end_round(state, NOBODY, 0)
    elif action == POSE:
        state.posed |= 1 << seat
    elif action == DONE:
        finish(state, seat)
    elif action >= LATE:
        come_late(state, seat, TOKEN[action])
    elif is_too_early(state, state.time):
        false_start(state, seat)
    else:
        grab(state, seat, TOKEN[action])


def throw(state: NinjaMasterState) -> None:
    """NMA-4: all nine dice; NMA-24: they come to rest at one moment, known to all."""
    state.dice = thrown(state)
    state.phase = TUMBLING
    state.rest_at = state.time + TUMBLE
    state.posed = 0
    state.finished = 0


def thrown(state: NinjaMasterState) -> bytes:
    """One face of every die; NMA-5: none is ever out of the dojo or on another."""
    chance = state.chance()
    dice = roll(state.faces, chance)
    state.counter = chance.counter
    return dice


def roll(faces: bytes, chance: Chance) -> bytes:
    dice: list[int] = []
    for die in range(len(faces) // SIDES):
        dice.append(faces[die * SIDES + chance.below(SIDES)])
    return bytes(dice)


def come_to_rest(state: NinjaMasterState) -> None:
    """NMA-8: from now on everybody acts."""
    state.phase = RACING
    state.posed = 0


def false_start(state: NinjaMasterState, seat: i64) -> None:
    """NMA-6: the token goes back and the dice are thrown again."""
    state.false_starts[seat] += 1
    throw(state)


def grab(state: NinjaMasterState, seat: i64, token: i64) -> None:
    """NMA-8: a token once grabbed is taken."""
    state.holders[token] = seat
    state.times[token] = state.time


def come_late(state: NinjaMasterState, seat: i64, token: i64) -> None:
    """NMA-30: the grab fails and uses no hand; the log only tells by how much it was late."""
    state.rivals[token] = seat
    state.rival_times[token] = state.time


def finish(state: NinjaMasterState, seat: i64) -> None:
    """NMA-12: the round also ends when everybody is done."""
    state.finished |= 1 << seat
    if state.finished == state.playing:
        ending.end_round(state, NOBODY, 0)


def shout(state: NinjaMasterState, seat: i64, number: i64) -> None:
    """NMA-10: the first shout ends all grabbing."""
    ending.end_round(state, seat, number)
