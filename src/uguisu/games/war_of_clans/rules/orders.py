"""The three orders of War of Clans: what a player may choose in each. Nothing is changed here."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from uguisu.games.war_of_clans.actions import (
    ATTACKS,
    MOVES,
    NINJAS,
    PLACES,
)
from uguisu.games.war_of_clans.state import CLANS, KINDS, MOST_SEATS, NINJA, WarOfClansState

MOST_ARMIES: Final = MOST_SEATS * CLANS
MASKS: Final = 1 << CLANS
CLAN_BITS: Final = MASKS - 1


def _clans(mask: i64) -> list[int]:
    return [clan for clan in range(CLANS) if mask >> clan & 1]


def _first_placements() -> list[list[int]]:
    """[seats, own province, clans held]: their placements into all other provinces."""
    return [
        [PLACES[p * CLANS + clan] for p in range(seats) if p != own for clan in _clans(held)]
        for seats in range(MOST_SEATS + 1)
        for own in range(MOST_SEATS)
        for held in range(MASKS)
    ]


def _second_placements() -> list[list[int]]:
    """[own province, clans held]: their placements at home."""
    return [
        [PLACES[own * CLANS + clan] for clan in _clans(held)]
        for own in range(MOST_SEATS)
        for held in range(MASKS)
    ]


def _of_armies(numbers: Sequence[int]) -> list[list[int]]:
    """[province, clans standing there]: the numbers of their armies."""
    return [
        [numbers[province * CLANS + clan] for clan in _clans(standing)]
        for province in range(MOST_SEATS)
        for standing in range(MASKS)
    ]


def _moves_away() -> list[list[int]]:
    """[seats, province, clans standing there]: the moves of their cards to other provinces."""
    return [
        [
            MOVES[province * CLANS + clan][to]
            for clan in _clans(standing)
            for to in range(seats)
            if to != province
        ]
        for seats in range(MOST_SEATS + 1)
        for province in range(MOST_SEATS)
        for standing in range(MASKS)
    ]


# Precomputed, so that a list of choices is a few concatenations (bench: driven, playouts).
FIRST_PLACEMENTS: Final = _first_placements()
SECOND_PLACEMENTS: Final = _second_placements()
STANDING: Final = _of_armies(list(range(MOST_ARMIES)))
NINJA_TARGETS: Final = _of_armies(NINJAS)
MOVES_AWAY: Final = _moves_away()
OPEN_ATTACKS: Final = [attacks for numbers in ATTACKS for attacks in _of_armies(numbers)]
"""[attacking clan, province, clans there that it may attack]"""
OTHER_CLANS: Final = [
    sum(1 << army for army in range(MOST_ARMIES) if army % CLANS != clan) for clan in range(CLANS)
]


def choices_of(state: WarOfClansState, order: i64) -> list[int]:
    """The legal actions of the player on turn; none if this order cannot be given."""
    if order == 1:
        return first_order(state)
    if order == 2:
        return second_order(state)
    return third_order(state)


def first_order(state: WarOfClansState) -> list[int]:
    """WOC-7, WOC-8: a troop into another province, or a ninja on an army there; WOC-9."""
    own: i64 = state.turn
    seats: i64 = state.seats
    held = state.held >> own * KINDS
    table = (seats * MOST_SEATS + own) * MASKS
    choices = FIRST_PLACEMENTS[table + (held & CLAN_BITS)]
    if not held >> NINJA & 1:
        return choices
    choices = choices[:]
    for province in range(seats):
        standing = state.standing >> province * CLANS & CLAN_BITS
        if standing and province != own:
            choices += NINJA_TARGETS[province * MASKS + standing]
    return choices


def second_order(state: WarOfClansState) -> list[int]:
    """WOC-10: a troop from the hand into one's own province, or a card moved from elsewhere."""
    own: i64 = state.turn
    seats: i64 = state.seats
    standing = state.standing
    table = seats * MOST_SEATS * MASKS
    choices = SECOND_PLACEMENTS[own * MASKS + (state.held >> own * KINDS & CLAN_BITS)][:]
    for province in range(seats):
        there = standing >> province * CLANS & CLAN_BITS
        if there and province != own:
            choices += MOVES_AWAY[table + province * MASKS + there]
    return choices


def third_order(state: WarOfClansState) -> list[int]:
    """WOC-12: every attack of one's own armies."""
    choices: list[int] = []
    for attacker in STANDING[state.strong >> state.turn * CLANS & CLAN_BITS]:
        clan: i64 = attacker
        table = clan * MOST_SEATS * MASKS
        rest = open_to(state, clan)
        while rest:
            choices += OPEN_ATTACKS[table + (rest & CLAN_BITS)]
            rest >>= CLANS
            table += MASKS
    return choices


def open_to(state: WarOfClansState, clan: i64) -> i64:
    """WOC-12, WOC-14, WOC-24: bit set of the armies that one's own army of this clan may attack:
    those of other clans in other provinces that are weaker and were not touched."""
    home = state.turn * CLANS
    strength: i64 = state.armies[home + clan]
    others: i64 = OTHER_CLANS[clan]
    targets = state.standing & others & ~state.touched & ~(CLAN_BITS << home)
    if strength < 3:
        return targets & ~state.strong if strength == 2 else 0
    tall = targets & state.tall
    if strength > 3 and tall:
        armies = state.armies
        for army in range(MOST_ARMIES):
            if tall >> army & 1 and armies[army] < strength:
                tall &= ~(1 << army)
    return targets & ~tall


def can_give(state: WarOfClansState, order: i64) -> bool:
    """Whether the player on turn has any choice in this order."""
    own: i64 = state.turn
    home = CLAN_BITS << own * CLANS
    held = state.held >> own * KINDS
    if order == 3:
        for clan in STANDING[state.strong >> own * CLANS & CLAN_BITS]:
            if open_to(state, clan):
                return True
        return False
    if held & CLAN_BITS:
        return True
    return state.standing & ~home != 0 and (order == 2 or held >> NINJA & 1 != 0)
