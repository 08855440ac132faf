"""Phase 2: attacks are resolved, and perhaps denounced."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.shinobi.actions import ACCEPT, INCOMPETENCE, PAIRS, PLOTTING
from uguisu.games.shinobi.state import (
    ATTACKS,
    BY_ACCUSATION,
    BY_ATTACK,
    BY_DENUNCIATION,
    CAUSES,
    INCOMPETENCE_PROVED,
    INCOMPETENCE_REFUTED,
    MISSED,
    PLOTTING_PROVED,
    PLOTTING_REFUTED,
    STRUCK,
    WEAPONS,
    ShinobiState,
)

TURNED: Final = [1 << one | 1 << other for one, other in PAIRS]
"""[pair]: which of the victim's three cards are turned, the nearest attacker's is bit 0."""
AFTER_DIFFERENT: Final[list[int]] = [ACCEPT, INCOMPETENCE]
AFTER_ALIKE: Final[list[int]] = [ACCEPT, PLOTTING]


def turn_two(state: ShinobiState, pair: i64) -> None:
    """SHI-14, SHI-28: both cards are turned at once."""
    state.faces |= TURNED[pair] << state.turn * ATTACKS
    state.reveal()


def decisions(state: ShinobiState) -> list[int]:
    """SHI-16, SHI-17, SHI-21: what may be denounced depends on the two cards."""
    return AFTER_ALIKE if alike(state) else AFTER_DIFFERENT


def alike(state: ShinobiState) -> bool:
    """SHI-16, SHI-17: whether the two cards the victim turned show the same weapon."""
    turn: i64 = state.turn
    slot = turn * ATTACKS
    seen: i64 = 0
    for at in range(slot, slot + ATTACKS):
        if state.faces >> at & 1:
            weapon: i64 = state.cards[at]
            if seen >> weapon & 1:
                return True
            seen |= 1 << weapon
    return False


def accept(state: ShinobiState) -> None:
    """SHI-16, SHI-17: two different weapons cost nothing, two alike a life."""
    if alike(state):
        state.verdicts[state.turn] = STRUCK * WEAPONS
        lose(state, state.turn, BY_ATTACK)
    else:
        state.verdicts[state.turn] = MISSED * WEAPONS


def denounce(state: ShinobiState, plotting: bool) -> None:
    """SHI-18 to SHI-20: the third card is turned; the attackers pay, or the denouncer."""
    victim = state.turn
    verdict = verdict_of(state, victim, plotting)
    state.verdicts[victim] = verdict * WEAPONS + turn_third(state)
    if verdict in (INCOMPETENCE_PROVED, PLOTTING_PROVED):
        for distance in range(1, ATTACKS + 1):
            lose(state, (victim + state.seats - distance) % state.seats, BY_DENUNCIATION)
        return
    if plotting:
        lose(state, victim, BY_ATTACK)
    lose(state, victim, BY_ACCUSATION)


def turn_third(state: ShinobiState) -> i64:
    """SHI-18: the weapon of the card that was still face down."""
    turn: i64 = state.turn
    slot = turn * ATTACKS
    while state.faces >> slot & 1:
        slot += 1
    state.faces |= 1 << slot
    state.reveal()
    return state.cards[slot]


def verdict_of(state: ShinobiState, victim: i64, plotting: bool) -> i64:
    """SHI-19: incompetence is three different weapons; SHI-20: plotting is three alike."""
    first: i64 = state.cards[victim * ATTACKS]
    second: i64 = state.cards[victim * ATTACKS + 1]
    third: i64 = state.cards[victim * ATTACKS + 2]
    if plotting:
        return PLOTTING_PROVED if first == second == third else PLOTTING_REFUTED
    if first in (second, third) or second == third:
        return INCOMPETENCE_REFUTED
    return INCOMPETENCE_PROVED


def lose(state: ShinobiState, seat: i64, cause: i64) -> None:
    """SHI-22: one life, unless there is none left."""
    if state.lives[seat]:
        state.lives[seat] -= 1
        state.lost[seat * CAUSES + cause] += 1
