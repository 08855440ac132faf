"""An order by lot, without a list of all of them: what random playouts are made of.

It is the one that stands at the drawn place of the list of choices, so that playouts are the same
with and without the list.
"""

from mypy_extensions import i64

from uguisu.games.war_of_clans.rules.orders import (
    CLAN_BITS,
    FIRST_PLACEMENTS,
    MASKS,
    MOVES_AWAY,
    NINJA_TARGETS,
    OPEN_ATTACKS,
    SECOND_PLACEMENTS,
    STANDING,
    open_to,
)
from uguisu.games.war_of_clans.state import CLANS, KINDS, MOST_SEATS, NINJA, WarOfClansState
from uguisu.kernel.rng import Lots


def drawn(state: WarOfClansState, lots: Lots) -> int:
    """One of the choices of the player on turn, all equally likely."""
    if state.order == 3:
        return attack(state, lots)
    own: i64 = state.turn
    seats: i64 = state.seats
    held = state.held >> own * KINDS
    away = state.standing & ~(CLAN_BITS << own * CLANS)
    if state.order == 2:
        placements = SECOND_PLACEMENTS[own * MASKS + (held & CLAN_BITS)]
        return either(placements, away, MOVES_AWAY, seats * MOST_SEATS * MASKS, lots)
    placements = FIRST_PLACEMENTS[(seats * MOST_SEATS + own) * MASKS + (held & CLAN_BITS)]
    return either(placements, away if held >> NINJA & 1 else 0, NINJA_TARGETS, 0, lots)


def either(
    placements: list[int], armies: i64, actions: list[list[int]], table: i64, lots: Lots
) -> int:
    """A placement, or one of the actions about these armies, listed from `table` on by province."""
    count: i64 = len(placements)
    rest = armies
    at = table
    while rest:
        count += len(actions[at + (rest & CLAN_BITS)])
        rest >>= CLANS
        at += MASKS
    place: i64 = lots.below(count)
    if place < len(placements):
        return placements[place]
    place -= len(placements)
    rest = armies
    at = table
    while True:
        there = actions[at + (rest & CLAN_BITS)]
        if place < len(there):
            return there[place]
        place -= len(there)
        rest >>= CLANS
        at += MASKS


def attack(state: WarOfClansState, lots: Lots) -> int:
    attackers = STANDING[state.strong >> state.turn * CLANS & CLAN_BITS]
    count: i64 = 0
    rest: i64 = 0
    for attacker in attackers:
        rest = open_to(state, attacker)
        count += how_many(rest)
    place: i64 = lots.below(count)
    for attacker in attackers:
        if len(attackers) > 1:
            rest = open_to(state, attacker)
        clan: i64 = attacker
        at: i64 = clan * MOST_SEATS * MASKS
        while rest:
            there = OPEN_ATTACKS[at + (rest & CLAN_BITS)]
            if place < len(there):
                return there[place]
            place -= len(there)
            rest >>= CLANS
            at += MASKS
    raise AssertionError("there is an attack, or the order would have been skipped")


def how_many(armies: i64) -> i64:
    count: i64 = 0
    while armies:
        count += len(STANDING[armies & CLAN_BITS])
        armies >>= CLANS
    return count
