"""Phase 2 of Shinobi as victims think it: which two cards to turn, and whether to denounce."""

from typing import Final

from uguisu.bots.search.shinobi_attacks import PLANS, card_odds, comes_before, plan_weights
from uguisu.bots.search.shinobi_manner import Manner, Stakes
from uguisu.games.shinobi.rules.assigning import slot_of
from uguisu.games.shinobi.state import (
    ACCEPT,
    ATTACKS,
    EVERY_WEAPON,
    INCOMPETENCE,
    PLOTTING,
    REVEAL,
    WEAPONS,
    ShinobiState,
)
from uguisu.kernel.rng import Lots

TINY: Final = 1e-9

Odds = list[float]
"""How likely each weapon is."""


# What the victim's three cards may be.


def believed(manner: Manner, state: ShinobiState, seat: int) -> list[Odds]:
    """By what was declared and what lies open."""
    return [
        card_odds(manner, state, seat, attacker_of(state, seat, distance), distance, state.faces)
        for distance in range(ATTACKS)
    ]


def inferred(manner: Manner, state: ShinobiState, seat: int, doubt: float) -> list[Odds]:
    """By what an attacker of this manner would have given and said, who may be of another."""
    out: list[Odds] = []
    for distance in range(ATTACKS):
        odds = [0.0, 0.0, 0.0, 0.0]
        total = 0.0
        weights = plan_odds(manner, state, attacker_of(state, seat, distance), doubt)
        for i in range(len(PLANS)):
            odds[PLANS[i] >> 2 * distance & 3] += weights[i]
            total += weights[i]
        out.append([odd / total for odd in odds])
    return out


def attacker_of(state: ShinobiState, victim: int, distance: int) -> int:
    return (victim + state.seats - distance - 1) % state.seats


def plan_odds(manner: Manner, state: ShinobiState, attacker: int, doubt: float) -> list[float]:
    """[plan of PLANS]: how likely it is that the attacker has given its cards like that, by what
    it declared and what lies open."""
    weights = plan_weights(manner, state, attacker)
    total = 0.0
    for weight in weights:
        total += weight
    even = doubt * total / len(weights)
    for i in range(len(PLANS)):
        weights[i] = (weights[i] * (1.0 - doubt) + even) * told(manner, state, attacker, PLANS[i])
    return weights


def told(manner: Manner, state: ShinobiState, attacker: int, plan: int) -> float:
    """How likely somebody who gives these cards declares what the attacker declared; 0 if they
    are not those that lie open."""
    odds = 1.0
    said = 0
    for distance in range(ATTACKS):
        card = plan >> 2 * distance & 3
        slot = slot_of(state, attacker, distance)
        if state.faces >> slot & 1 and state.cards[slot] != card:
            return 0.0
        declared = state.declared[slot]
        allowed = EVERY_WEAPON & ~said & ~barred(state, attacker, distance)
        total = 0.0
        for weapon in range(WEAPONS):
            if allowed >> weapon & 1:
                total += manner.honesty if weapon == card else 1.0
        odds *= (manner.honesty if declared == card else 1.0) / total
        if not state.free:
            said |= 1 << declared
    return odds


def barred(state: ShinobiState, attacker: int, distance: int) -> int:
    """SHI-9: what two attackers had declared to this target before, as a bit."""
    victim = (attacker + distance + 1) % state.seats
    seen = 0
    for other in range(ATTACKS):
        if comes_before(state, attacker_of(state, victim, other), attacker):
            bit = 1 << state.declared[victim * ATTACKS + other]
            if seen & bit:
                return bit
            seen |= bit
    return 0


# What to do about it.


def reveal(stakes: Stakes, odds: list[Odds], lots: Lots) -> int:
    """The two cards after which the victim may expect most, by lot among equals."""
    best = 0
    most = -1.0
    for closed in range(ATTACKS):
        one = odds[1 if closed == 0 else 0]
        two = odds[1 if closed == 2 else 2]
        worth = prospect(stakes, one, two, odds[closed]) + lots.below(1024) * TINY
        if worth > most:
            most = worth
            best = closed
    return REVEAL + ATTACKS - 1 - best


def prospect(stakes: Stakes, one: Odds, two: Odds, third: Odds) -> float:
    """What turning two such cards is worth, if one decides well afterwards."""
    worth = 0.0
    for first in range(WEAPONS):
        for second in range(WEAPONS):
            odds = one[first] * two[second]
            if odds > 0.0:
                accepted = stakes.accepting(first == second)
                worth += odds * max(accepted, stakes.denouncing(first, second, third))
    return worth


def decision(stakes: Stakes, odds: list[Odds], state: ShinobiState) -> int:
    """Accept, or denounce if that is worth more."""
    slot = state.turn * ATTACKS
    closed = 0
    while state.faces >> slot + closed & 1:
        closed += 1
    one = state.cards[slot + (1 if closed == 0 else 0)]
    other = state.cards[slot + (1 if closed == 2 else 2)]
    if stakes.denouncing(one, other, odds[closed]) > stakes.accepting(one == other):
        return PLOTTING if one == other else INCOMPETENCE
    return ACCEPT
