"""NJT-45 to NJT-49, NJT-61, NJT-62: the scoring phase after rounds 3, 5 and 7."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.ninjato.actions import DISGUISE_ENVOY, REWARD
from uguisu.games.ninjato.pieces.numbers import (
    AFTER_3,
    CLANS,
    DISGUISE,
    FIRSTS,
    GO_SHIRAKAWA,
    HENSOJUTSU,
    HONOUR,
    HOUSES,
    MARKS,
    MINAMOTO,
    NONE,
    NOTHING,
    ROW,
    RUMOUR,
    SCORED,
    SECONDS,
    SKILLS,
    TAIRA,
)
from uguisu.games.ninjato.rules import palace
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.seats import NOBODY

CLAN_ORDER: Final = (
    (GO_SHIRAKAWA, TAIRA, MINAMOTO),
    (TAIRA, MINAMOTO, GO_SHIRAKAWA),
    (MINAMOTO, GO_SHIRAKAWA, TAIRA),
)
"""NJT-47: after rounds 3, 5 and 7."""

TAKE_HONOUR: Final = 0
NO_DISGUISE: Final = 3


def clan_order(round_: i64) -> tuple[int, int, int]:
    """NJT-47: the order of the scoring that follows this round, or the next one that does."""
    return CLAN_ORDER[max(round_ - 2, 0) // 2]


def begin(state: NinjatoState) -> None:
    """NJT-46, NJT-61: disguises first, in the new turn order."""
    clear(state)
    ask_for_disguise(state)


def clear(state: NinjatoState) -> None:
    state.asked = 0
    state.disguised = [0] * (state.seats * CLANS)
    state.left = [NOTHING] * CLANS


def ask_for_disguise(state: NinjatoState) -> None:
    """NJT-61: a tile without a fitting envoy does nothing."""
    while state.asked < state.seats:
        state.turn = state.order[state.asked]
        state.phase = DISGUISE
        if len(disguise_choices(state)) > 1:
            return
        state.asked += 1
    state.asked = 0
    ask_first(state)


def disguise_choices(state: NinjatoState) -> list[int]:
    """NJT-46: clans of own envoys with a mask that are not yet disguised; or none."""
    seat = state.turn
    choices: list[int] = []
    named = sum(state.disguised[seat * CLANS : seat * CLANS + CLANS])
    if state.tiles[seat * SKILLS + HENSOJUTSU] > named:
        for clan in range(CLANS):
            if masks(state, seat, clan) > state.disguised[seat * CLANS + clan]:
                choices.append(DISGUISE_ENVOY + clan)
    choices.append(DISGUISE_ENVOY + NO_DISGUISE)
    return choices


def masks(state: NinjatoState, seat: i64, clan: i64) -> i64:
    """How many of a seat's envoys of a clan have a mask."""
    printed = state.printed
    count: i64 = 0
    for envoy in state.envoys[seat]:
        if printed.envoy_clan[envoy] == clan and printed.envoy_mask[envoy]:
            count += 1
    return count


def disguise(state: NinjatoState, clan: i64) -> None:
    """NJT-46: one more influence in the clan; NJT-61: or no disguise any more."""
    if clan == NO_DISGUISE:
        state.asked += 1
    else:
        state.disguised = state.disguised[:]
        state.disguised[state.turn * CLANS + clan] += 1
    ask_for_disguise(state)


def influence(state: NinjatoState, seat: i64, clan: i64) -> i64:
    """NJT-45, NJT-46: envoys of the clan, and disguises."""
    printed = state.printed
    count = state.disguised[seat * CLANS + clan]
    for envoy in state.envoys[seat]:
        if printed.envoy_clan[envoy] == clan:
            count += 1
    return count


def oldest(state: NinjatoState, seat: i64, clan: i64) -> i64:
    """The age of a seat's oldest envoy of a clan, 0 without one."""
    printed = state.printed
    age: i64 = 0
    for envoy in state.envoys[seat]:
        if printed.envoy_clan[envoy] == clan:
            age = max(age, printed.envoy_age[envoy])
    return age


def ranked(state: NinjatoState, clan: i64, without: i64) -> i64:
    """NJT-45: the seat with most influence among all but one, or NOBODY: no envoy, no reward."""
    best: i64 = NOBODY
    most: i64 = 0
    eldest: i64 = 0
    for seat in state.order:
        age = 0 if seat == without else oldest(state, seat, clan)
        if age > 0:
            count = influence(state, seat, clan)
            if count > most or (count == most and age > eldest):
                best = seat
                most = count
                eldest = age
    return best


def first(state: NinjatoState, clan: i64) -> i64:
    """NJT-45: ties go to the older envoy, then to the earlier in turn order."""
    return ranked(state, clan, NOBODY)


def second(state: NinjatoState, clan: i64) -> i64:
    """NJT-45: the same among the others; nobody, if there is no first."""
    best = first(state, clan)
    return NOBODY if best == NOBODY else ranked(state, clan, best)


def clan_honour(state: NinjatoState, clan: i64) -> i64:
    """NJT-48: the sum of the markers of the clan's houses."""
    total: i64 = 0
    for house in range(HOUSES):
        if state.markers[house] // MARKS == clan:
            total += state.printed.marks[state.markers[house] % MARKS]
    return total


def asked_clan(state: NinjatoState) -> i64:
    return clan_order(state.round)[state.asked]


def open_rumours(state: NinjatoState) -> list[int]:
    return [slot for slot in range(ROW) if state.pavilion[slot] != NONE]


def reward_choices(state: NinjatoState, is_first: bool) -> list[int]:
    """NJT-48: a first chooses between honour and rumours; NJT-62: a second among rumours."""
    choices = [REWARD + TAKE_HONOUR] if is_first else []
    for slot in open_rumours(state):
        choices.append(REWARD + 1 + slot)
    return choices


def take_reward(state: NinjatoState, reward: i64) -> None:
    """NJT-48: honour, or an open rumour free; what is left is for the second."""
    clan = asked_clan(state)
    state.left = state.left[:]
    if reward == TAKE_HONOUR:
        gain_honour(state, clan)
        state.left[clan] = RUMOUR
    else:
        palace.take_rumour(state, state.turn, reward - 1)
        if state.phase == FIRSTS:
            state.left[clan] = HONOUR
    state.asked += 1
    if state.phase == FIRSTS:
        ask_first(state)
    else:
        ask_second(state)


def gain_honour(state: NinjatoState, clan: i64) -> None:
    source = AFTER_3 + (state.round - 3) // 2
    palace.gain_honour(state, source, clan_honour(state, clan))


def ask_first(state: NinjatoState) -> None:
    """NJT-48: the firsts, in clan order. NJT-62: without open rumours they take honour."""
    while state.asked < CLANS:
        clan = asked_clan(state)
        seat = first(state, clan)
        if seat != NOBODY:
            state.turn = seat
            state.phase = FIRSTS
            if open_rumours(state):
                return
            gain_honour(state, clan)
        state.asked += 1
    state.asked = 0
    ask_second(state)


def ask_second(state: NinjatoState) -> None:
    """NJT-62: the seconds get what is left, by themselves where there is nothing to choose."""
    while state.asked < CLANS:
        clan = asked_clan(state)
        seat = second(state, clan)
        if seat != NOBODY:
            state.turn = seat
            state.phase = SECONDS
            rumours = open_rumours(state)
            if state.left[clan] == HONOUR:
                gain_honour(state, clan)
            elif len(rumours) == 1:
                palace.take_rumour(state, seat, rumours[0])
            elif rumours:
                return
        state.asked += 1
    clear(state)
    state.phase = SCORED
