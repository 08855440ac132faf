"""Phase 1: attacks are assigned, with a declaration each."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.shinobi.actions import GIVE
from uguisu.games.shinobi.state import ATTACKS, EVERY_WEAPON, NOTHING, WEAPONS, ShinobiState

MASKS: Final = EVERY_WEAPON + 1


def _gifts() -> list[list[int]]:
    """[cards in hand, weapons that may be declared]: every card with every declaration."""
    return [
        [
            GIVE[card][weapon]
            for card in range(WEAPONS)
            for weapon in range(WEAPONS)
            if hand >> card & 1 and sayable >> weapon & 1
        ]
        for hand in range(MASKS)
        for sayable in range(MASKS)
    ]


# Precomputed, so that no list is made while playing (bench: driven, playouts).
GIFTS: Final = _gifts()


def gifts(state: ShinobiState) -> list[int]:
    """SHI-6, SHI-7: any card still in hand, with any weapon that may be declared."""
    return GIFTS[state.hands[state.turn] * MASKS + sayable(state)]


def sayable(state: ShinobiState) -> i64:
    """SHI-9, SHI-10: bit set of the weapons the attacker on turn may declare to its next target."""
    turn: i64 = state.turn
    given: i64 = state.given
    said: i64 = 0
    if not state.free:
        for distance in range(given):
            declared: i64 = state.declared[slot_of(state, turn, distance)]
            said |= 1 << declared
    victim = (turn + given + 1) % state.seats
    return EVERY_WEAPON & ~said & ~twice_declared(state, victim)


def twice_declared(state: ShinobiState, victim: i64) -> i64:
    """SHI-9: the weapon that two attackers already declared to this victim, as a bit."""
    first: i64 = state.declared[victim * ATTACKS]
    second: i64 = state.declared[victim * ATTACKS + 1]
    third: i64 = state.declared[victim * ATTACKS + 2]
    twice = first if first in (second, third) else second if second == third else NOTHING
    return 0 if twice == NOTHING else 1 << twice


def slot_of(state: ShinobiState, attacker: i64, distance: i64) -> i64:
    """SHI-5: where the attacker's card for its target at this distance (from 0) lies."""
    return (attacker + distance + 1) % state.seats * ATTACKS + distance


def give(state: ShinobiState, card: i64, weapon: i64) -> None:
    """SHI-6, SHI-7, SHI-13: a face-down card for the next target, with a declaration."""
    turn: i64 = state.turn
    slot = slot_of(state, turn, state.given)
    state.hands[turn] &= ~(1 << card)
    state.cards[slot] = card
    state.declared[slot] = weapon
    state.given += 1
