"""Whom the others serve: what their orders reveal about their loyalties.

Each hint makes a loyalty likelier or less likely. No two players serve the same clan, so all
loyalties are judged together.
"""

from collections.abc import Sequence
from itertools import permutations
from math import exp
from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.war_of_clans.hints import note
from uguisu.games.war_of_clans.components import CLAN_NAMES
from uguisu.games.war_of_clans.notation.actions import read_action
from uguisu.games.war_of_clans.view.types import Loyalty, WarOfClansView
from uguisu.kernel.rng import Chance
from uguisu.kernel.state import State
from uguisu.kernel.step import Step

CLANS: Final = len(CLAN_NAMES)
SCALE: Final = 1 << 15

Beliefs = dict[bytes, float]
"""Loyalties of all seats, and how likely each such deal is."""


def own_clan(turn: Turn[State, WarOfClansView]) -> int:
    card = turn.view.loyalties[turn.seat]
    assert isinstance(card, Loyalty), "everybody knows their own loyalty"
    return card.clan


def beliefs(seat: int, own: int, hints: Sequence[float]) -> Beliefs:
    """All deals of loyalties that this seat thinks possible, with their probabilities."""
    seats = len(hints) // CLANS
    others = [other for other in range(seats) if other != seat]
    rest = [clan for clan in range(CLANS) if clan != own]
    found: Beliefs = {}
    for clans in permutations(rest, len(others)):
        loyalty = bytearray(seats)
        loyalty[seat] = own
        for other, clan in zip(others, clans, strict=True):
            loyalty[other] = clan
        found[bytes(loyalty)] = exp(sum(hints[other * CLANS + loyalty[other]] for other in others))
    total = sum(found.values())
    return {loyalty: weight / total for loyalty, weight in found.items()}


def hints_of(history: Sequence[Step[WarOfClansView]]) -> list[float]:
    """What all orders so far tell about everybody's loyalty."""
    view = history[0].view
    hints = [0.0] * (view.seats * CLANS)
    for step in history[1:]:
        assert step.actor is not None, "only the set-up was nobody's doing"
        note(hints, step.actor, read_action(step.shown))
    return hints


def drawn(found: Beliefs, chance: Chance) -> bytes:
    """One deal of loyalties by its probability."""
    left = chance.below(SCALE) / SCALE
    for loyalty, weight in found.items():
        left -= weight
        if left < 0:
            return loyalty
    return next(iter(found))


def rival_odds(found: Beliefs, seat: int) -> list[float]:
    """[clan]: how likely it is that some rival serves it."""
    odds = [0.0] * CLANS
    for loyalty, weight in found.items():
        for other, clan in enumerate(loyalty):
            if other != seat:
                odds[clan] += weight
    return odds
