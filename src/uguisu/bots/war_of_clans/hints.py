"""Hints: what the orders of War of Clans reveal about loyalties.

Players help a clan by placing its cards and harm it by attacks and ninjas. Hints are stored as
[seat * 5 + clan]: how much the seat's orders suggest that it serves the clan, as log odds. The
numbers were fitted to games of bots, and tempered, because people differ.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from uguisu.games.war_of_clans.actions import ATTACK, CLAN, MOVE, PLAY_NINJA, PROVINCE
from uguisu.games.war_of_clans.state import CLANS

ABROAD: Final = 0.2
"""How much a card placed in another's province speaks for its clan."""
HOME: Final = 1.8
"""How much a card placed at home does."""
MOVED: Final = 0.6
"""How much a moved card does."""
STRUCK: Final = 2.8
"""How much an attack or a ninja speaks against its target's clan."""


def note(hints: list[float], seat: int, action: int) -> None:
    """Add an order."""
    at = seat * CLANS + CLAN[action]
    if action < PLAY_NINJA:
        hints[at] += HOME if PROVINCE[action] == seat else ABROAD
    elif MOVE <= action < ATTACK:
        hints[at] += MOVED
    else:
        hints[at] -= STRUCK


def odds_of(hints: list[float]) -> list[float]:
    return [exp(hint) for hint in hints]


def suspected(odds: list[float], seat: int, own: int) -> list[float]:
    """[clan]: how likely another seat serves it, for a seat that serves `own`. The odds are those
    of the hints."""
    found = [0.0] * CLANS
    for other in range(len(odds) // CLANS):
        if other != seat:
            add_suspicion(found, odds, other, own)
    for clan in range(CLANS):
        if found[clan] > 1.0:
            found[clan] = 1.0
    return found


def add_suspicion(found: list[float], odds: list[float], other: i64, own: i64) -> None:
    """Judge one seat by itself; for speed, that no two serve the same clan is ignored."""
    first = other * CLANS
    total = 0.0
    for clan in range(CLANS):
        if clan != own:
            total += odds[first + clan]
    for clan in range(CLANS):
        if clan != own:
            found[clan] += odds[first + clan] / total
