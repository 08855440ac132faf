"""The other decisions of Ninjato: cards of the Dojo, markers, disguises and rewards."""

from typing import Final

from uguisu.bots.ninjato.clans import Standing
from uguisu.bots.ninjato.worth import FIELD, Worth, hand_of
from uguisu.games.ninjato.actions import (
    CARD,
    CHOSEN,
    CLAN,
    DISCARD_CARD,
    DISGUISE_ENVOY,
    MARKER,
    REWARD,
    STRIKE,
)
from uguisu.games.ninjato.pieces.numbers import CLANS, FIRSTS, MARKS, VALUES
from uguisu.games.ninjato.rules import scoring
from uguisu.kernel.seats import NOBODY

SOME: Final = 0.01
"""A disguise costs nothing."""


def decision(worth: Worth, action: int) -> float:
    if action < DISCARD_CARD:
        return taken(worth, CARD[action])
    if action < STRIKE:
        return worth.hand(hand_of(worth.state, worth.seat) - (1 << CARD[action] * FIELD))
    if action < DISGUISE_ENVOY:
        marker = MARKER[action]
        return worth.honour_of(marker // MARKS, worth.state.printed.marks[marker % MARKS])
    if action < REWARD:
        return disguise(worth, CLAN[action])
    return reward(worth, CHOSEN[action])


def taken(worth: Worth, value: int) -> float:
    """A card of the Dojo; 0 is an unknown one."""
    hand = hand_of(worth.state, worth.seat)
    if value:
        return worth.hand(hand + (1 << value * FIELD))
    total = 0.0
    for drawn in range(1, VALUES):
        total += worth.hand(hand + (1 << drawn * FIELD))
    return total / (VALUES - 1)


def disguise(worth: Worth, clan: int) -> float:
    """NJT-46: one more influence, or none."""
    if clan == CLANS:
        return 0.0
    standing = Standing(worth.weights, worth.state, clan)
    before = standing.margin(worth.seat)
    standing.add(worth.seat, 0)
    return standing.margin(worth.seat) - before + SOME


def reward(worth: Worth, number: int) -> float:
    """NJT-48: honour or a rumour, less some of what is left for the second."""
    state = worth.state
    clan = scoring.asked_clan(state)
    honour = float(scoring.clan_honour(state, clan))
    gain = worth.rumour(state.pavilion[number - 1]) if number else honour
    if state.phase != FIRSTS or scoring.second(state, clan) == NOBODY:
        return gain
    left = honour if number else worth.weights.free_rumour
    return gain - worth.weights.rivals * left / (state.seats - 1)
