"""Phase 2 of Shinobi as victims think: which two cards to turn, and whether to denounce."""

from typing import Final

from uguisu.bots.shinobi.attacks import card_odds
from uguisu.bots.shinobi.playing_style import PlayingStyle, Stakes
from uguisu.games.shinobi.actions import ACCEPT, INCOMPETENCE, PLOTTING, REVEAL_WITHOUT
from uguisu.games.shinobi.state import ATTACKS, WEAPONS, ShinobiState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots

TINY: Final = 1e-9

Odds = list[float]
"""How likely each weapon is."""


# What the victim's three cards may be.


def believed(style: PlayingStyle, state: ShinobiState, seat: int) -> list[Odds]:
    """Odds from the declarations and the open cards."""
    return [
        card_odds(style, state, seat, attacker_of(state, seat, distance), distance, state.faces)
        for distance in range(ATTACKS)
    ]


def attacker_of(state: ShinobiState, victim: int, distance: int) -> int:
    return (victim + state.seats - distance - 1) % state.seats


# What to do about it.


def reveal(stakes: Stakes, odds: list[Odds], lots: Lots) -> Action:
    """The best two cards to turn; a random pair among equals."""
    best = 0
    most = -1.0
    for closed in range(ATTACKS):
        one = odds[1 if closed == 0 else 0]
        two = odds[1 if closed == 2 else 2]
        worth = prospect(stakes, one, two, odds[closed]) + lots.below(1024) * TINY
        if worth > most:
            most = worth
            best = closed
    return Action(REVEAL_WITHOUT[best])


def prospect(stakes: Stakes, one: Odds, two: Odds, third: Odds) -> float:
    """The value of turning two such cards, with the best decision afterwards."""
    worth = 0.0
    for first in range(WEAPONS):
        for second in range(WEAPONS):
            odds = one[first] * two[second]
            if odds > 0.0:
                accepted = stakes.accepting(first == second)
                worth += odds * max(accepted, stakes.denouncing(first, second, third))
    return worth


def decision(stakes: Stakes, odds: list[Odds], state: ShinobiState) -> Action:
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
