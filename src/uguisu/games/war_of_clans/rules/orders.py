"""The three orders of War of Clans: what a player may choose in each. Nothing is changed here."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from uguisu.games.war_of_clans.actions import FIRST_ATTACKS, MOVES, NINJAS, PLACES
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
    """WOC-12, WOC-14, WOC-24: every attack of one's own armies on a weaker, untouched one."""
    choices: list[int] = []
    own: i64 = state.turn
    home = own * CLANS
    attackers = state.strong >> home & CLAN_BITS
    if not attackers:
        return choices
    armies = state.armies
    targets = state.standing & ~state.touched & ~(CLAN_BITS << home)
    for attacker in STANDING[attackers]:
        strength: i64 = armies[home + attacker]
        first: i64 = FIRST_ATTACKS[attacker]
        rest = targets & OTHER_CLANS[attacker]
        table: i64 = 0
        while rest:
            for army in STANDING[table + (rest & CLAN_BITS)]:
                if armies[army] < strength:
                    choices.append(first + army)
            rest >>= CLANS
            table += MASKS
    return choices
