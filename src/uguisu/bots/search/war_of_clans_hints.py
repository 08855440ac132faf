"""Hints: what the orders of War of Clans tell everybody about loyalties.

Everybody helps a clan by placing its cards and harms it by attacks and ninjas. Hints are kept as
[seat * 5 + clan]: how much the seat's orders speak for its serving that clan, as log odds.
"""

from math import exp
from typing import Final

from uguisu.games.war_of_clans.state import ATTACK, CLANS, MOVE, PLAY_NINJA

PLACED: Final = 0.45
"""How much a placed card speaks for its clan."""
STRUCK: Final = 0.8
"""How much an attack or a ninja speaks against its target's clan."""


def note(hints: list[float], seat: int, action: int) -> None:
    """An order is given. A move tells nothing: it neither makes nor takes a card."""
    if action < PLAY_NINJA:
        hints[seat * CLANS + action % CLANS] += PLACED
    elif action < MOVE or action >= ATTACK:
        hints[seat * CLANS + action % CLANS] -= STRUCK


def suspected(hints: list[float], seat: int, own: int) -> list[float]:
    """[clan]: how likely another seat serves it, in the eyes of a seat that serves `own`."""
    found = [0.0] * CLANS
    for other in range(len(hints) // CLANS):
        if other != seat:
            add_suspicion(found, hints, other, own)
    for clan in range(CLANS):
        if found[clan] > 1.0:
            found[clan] = 1.0
    return found


def add_suspicion(found: list[float], hints: list[float], other: int, own: int) -> None:
    """Judge one seat by itself: that no two serve the same clan is left out, for speed."""
    odds = [0.0] * CLANS
    total = 0.0
    for clan in range(CLANS):
        if clan != own:
            odd = exp(hints[other * CLANS + clan])
            odds[clan] = odd
            total += odd
    for clan in range(CLANS):
        found[clan] += odds[clan] / total
