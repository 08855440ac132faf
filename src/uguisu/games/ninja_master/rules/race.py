"""A round from the throw to its end: NMA-4 to NMA-12, and the order of events of NMA-29."""

from typing import Final

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

SHOUTS_UP_TO: Final = [SHOUTS[: most + 1] for most in range(len(SHOUTS))]


def choices(state: NinjaMasterState, seat: int) -> list[Action]:
    """NMA-8 to NMA-12: what a seat may do in the race."""
    free: list[Action] = []
    missed: list[Action] = []
    taken = 0
    own = 0
    for token in range(TOKENS):
        holder = state.holders[token]
        if holder == NOBODY:
            free.append(GRABS[token])
            continue
        taken += 1
        if holder == seat:
            own += 1
        elif state.rivals[token] == NOBODY:
            missed.append(LATES[token])
    out = free + missed if own < HANDS else []
    out.append(DONE)
    if taken:
        out += SHOUTS_UP_TO[state.most]
    return out


def is_timely(state: NinjaMasterState, seat: int, action: int, at: int) -> bool:
    """NMA-29: one order of events. The clock acts when it is due, and nobody overtakes it."""
    if at < state.time and at != 0:
        return False
    if state.phase == THROWING:
        return True
    time = moment(state, at)
    if seat == CLOCK:
        return max(at, state.time) == state.due()
    return time <= state.due() and not is_ignored(state, seat, action, time)


def is_ignored(state: NinjaMasterState, seat: int, action: int, time: int) -> bool:
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


def carry_out(state: NinjaMasterState, seat: int, action: Action, at: int) -> None:
    """NMA-8: what everybody sees cannot be taken back; holding still can."""
    state.time = moment(state, at)
    if action != POSE and action != DONE:
        state.reveal()
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
    chance = Chance(state.key, state.counter)
    dice = roll(state.faces, chance)
    state.counter = chance.counter
    return dice


def roll(faces: bytes, chance: Chance) -> bytes:
    dice = bytearray()
    for die in range(len(faces) // SIDES):
        dice.append(faces[die * SIDES + chance.below(SIDES)])
    return bytes(dice)


def come_to_rest(state: NinjaMasterState) -> None:
    """NMA-8: from now on everybody acts."""
    state.phase = RACING
    state.posed = 0


def false_start(state: NinjaMasterState, seat: int) -> None:
    """NMA-6: the token goes back and the dice are thrown again."""
    state.false_starts[seat] += 1
    throw(state)


def grab(state: NinjaMasterState, seat: int, token: int) -> None:
    """NMA-8: a token once grabbed is taken."""
    state.holders[token] = seat
    state.times[token] = state.time


def come_late(state: NinjaMasterState, seat: int, token: int) -> None:
    """NMA-30: the grab fails and uses no hand; the log only tells by how much it was late."""
    state.rivals[token] = seat
    state.rival_times[token] = state.time


def finish(state: NinjaMasterState, seat: int) -> None:
    """NMA-12: the round also ends when everybody is done."""
    state.finished |= 1 << seat
    if state.finished == state.playing:
        ending.end_round(state, NOBODY, 0)


def shout(state: NinjaMasterState, seat: int, number: int) -> None:
    """NMA-10: the first shout ends all grabbing."""
    ending.end_round(state, seat, number)
