"""Evaluation of a position of Ninjato: the honour that every seat can expect at the end.

The factors were fitted to the results of 2,100 games by least squares, from positions after the
scorings of rounds 3 and 5, and rounded to be the same for all seats (docs/decisions/0056).
"""

from typing import Final

from uguisu.bots.ninjato.clans import Standing
from uguisu.bots.ninjato.weights import Weights
from uguisu.bots.ninjato.worth import Worth, actions_left, hand_of
from uguisu.games.ninjato.pieces.numbers import (
    CLANS,
    HENSOJUTSU,
    KINDS,
    RUMOURS,
    SKILLS,
)
from uguisu.games.ninjato.rules.final import bonuses
from uguisu.games.ninjato.state import NinjatoState

TILES: Final = 0.85
DISGUISE: Final = 4.3
"""For every scoring that is left."""
ENVOY: Final = 5.3
"""Shared by all seats; four times as much if two scorings are left."""
HOPE: Final = 0.35
"""Share of the rewards that the present standings promise; a quarter of it if two are left."""
RUMOUR: Final = 0.9
GROWTH: Final = 2.5
"""Players with rumours keep collecting what those count."""
ORDER: Final = 0.6
"""For every seat that places earlier."""


def estimates(weights: Weights, state: NinjatoState) -> list[float]:
    """By seat; only the differences are meaningful."""
    seats = range(state.seats)
    if state.is_over:
        return [float(state.honour(seat)) for seat in seats]
    standings = [Standing(weights, state, clan) for clan in range(CLANS)]
    return [estimate(weights, state, seat, standings) for seat in seats]


def estimate(weights: Weights, state: NinjatoState, seat: int, standings: list[Standing]) -> float:
    worth = Worth(weights, state, seat, actions_left(state, seat))
    total = state.honour(seat) + worth.hand(hand_of(state, seat))
    for kind in range(KINDS):
        total += state.treasures[seat * KINDS + kind] * worth.treasure(kind)
    for skill in range(HENSOJUTSU):
        total += TILES * state.tiles[seat * SKILLS + skill] * worth.skill(skill)
    total += DISGUISE * state.tiles[seat * SKILLS + HENSOJUTSU] * worth.scorings
    total -= ORDER * state.order.index(seat)
    return total + influence(worth, standings) + collections(worth)


def influence(worth: Worth, standings: list[Standing]) -> float:
    """Many envoys help in all scorings, a lead only if it lasts."""
    squared = float(worth.scorings * worth.scorings)
    hope = 0.0
    for standing in standings:
        hope += standing.hope(worth.seat)
    envoys = len(worth.state.envoys[worth.seat])
    return HOPE * hope / squared + ENVOY * envoys * squared / worth.state.seats


def collections(worth: Worth) -> float:
    """NJT-50, NJT-52: rumours and elite guards; treasures are valued by themselves."""
    now = bonuses(worth.state, worth.seat)
    total = float(now[RUMOURS + 1])
    for kind in range(RUMOURS):
        total += RUMOUR * now[kind]
    return total + GROWTH * worth.growing()
