"""Phase 1 of Shinobi as players think: which card for whom, and what to declare.

These functions use only what the given seat knows. So they can be used in any world that seat
thinks possible, and all seats of a world can play by them without seeing through cards.
"""

from math import exp
from typing import Final

from uguisu.bots.shinobi.playing_style import (
    PlayingStyle,
    after_loss,
    after_proof,
    chance_to_win,
    drawn,
)
from uguisu.games.shinobi.actions import GIVE
from uguisu.games.shinobi.rules.assigning import sayable, slot_of
from uguisu.games.shinobi.state import ATTACKS, EVERY_WEAPON, NOTHING, WEAPONS, ShinobiState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots

PLANS: Final[list[int]] = [
    one + two * 4 + three * 16
    for one in range(WEAPONS)
    for two in range(WEAPONS)
    for three in range(WEAPONS)
    if one != two and two != three and one != three
]
"""Every way to give three of four different cards, the nearest target's in the lowest two bits."""


# What a card may be.


def card_odds(
    style: PlayingStyle, state: ShinobiState, seat: int, attacker: int, distance: int, faces: int
) -> list[float]:
    """How likely the seat thinks each weapon for the attacker's card at that distance (from 0),
    while these slots lie open."""
    odds = [0.0, 0.0, 0.0, 0.0]
    slot = slot_of(state, attacker, distance)
    if faces >> slot & 1 or attacker == seat:
        odds[state.cards[slot]] = 1.0
        return odds
    unseen = EVERY_WEAPON
    first = NOTHING
    second = NOTHING
    if style.counts:
        for other in range(ATTACKS):
            there = slot_of(state, attacker, other)
            if faces >> there & 1:
                unseen &= ~(1 << state.cards[there])
            elif other != distance:
                second = first
                first = state.declared[there]
    total = 0.0
    for weapon in range(WEAPONS):
        if unseen >> weapon & 1:
            odd = ways(unseen & ~(1 << weapon), first, second, style.trust)
            odds[weapon] = odd * style.trust if weapon == state.declared[slot] else odd
            total += odds[weapon]
    for weapon in range(WEAPONS):
        odds[weapon] /= total
    return odds


def ways(weapons: int, first: int, second: int, trust: float) -> float:
    """The weight of all ways in which up to two more cards, declared so, are of these weapons and
    differ: an attacker has each weapon once."""
    if first == NOTHING:
        return 1.0
    ones = 0.0
    twos = 0.0
    same = 0.0
    for weapon in range(WEAPONS):
        if weapons >> weapon & 1:
            one = trust if weapon == first else 1.0
            two = trust if weapon == second else 1.0
            ones += one
            twos += two
            same += one * two
    return ones if second == NOTHING else ones * twos - same


# What an attack promises.


def hopes(style: PlayingStyle, state: ShinobiState, attacker: int) -> list[float]:
    """[target * 4 + weapon]: what giving each weapon to each target promises, by what had been
    declared before the attacker's turn; now or, looking back, when it was."""
    out: list[float] = []
    now = chance_to_win(style, state.lives, attacker)
    for target in range(ATTACKS):
        victim = (attacker + target + 1) % state.seats
        others = others_odds(style, state, attacker, target)
        hurt = after_loss(style, state, attacker, victim, 1) - now
        caught = after_proof(style, state, attacker, victim) - now
        is_bold = state.lives[victim] == 0
        suspicion = 1.0 if is_bold else style.suspicion
        protest = 1.0 if is_bold else style.protest
        plotting = hurt + protest * (caught - hurt)
        striking = hurt * (1.0 + 2.0 * suspicion) / 3.0
        common = 0.0
        for weapon in range(WEAPONS):
            common += others[weapon] * others[WEAPONS + weapon]
        for weapon in range(WEAPONS):
            one = others[weapon]
            two = others[WEAPONS + weapon]
            same = one * two
            differ = (1.0 - one) * (1.0 - two) - (common - same)
            pair = 1.0 - same - differ
            out.append(same * plotting + pair * striking + differ * caught * suspicion)
    return out


def others_odds(
    style: PlayingStyle, state: ShinobiState, attacker: int, target: int
) -> list[float]:
    """The attacker's beliefs about the two cards that others give to its target, four odds each."""
    seats = state.seats
    victim = (attacker + target + 1) % seats
    out: list[float] = []
    for distance in range(ATTACKS):
        other = (victim + seats - distance - 1) % seats
        if distance == target:
            continue
        if comes_before(state, other, attacker):
            out += card_odds(style, state, attacker, other, distance, 0)
        else:
            out += [0.25, 0.25, 0.25, 0.25]
    return out


def comes_before(state: ShinobiState, one: int, other: int) -> bool:
    """Whether `one` has its turn before `other` in this round."""
    seats = state.seats
    return (one + seats - state.start) % seats < (other + seats - state.start) % seats


def plan_weights(style: PlayingStyle, state: ShinobiState, attacker: int) -> list[float]:
    """[plan of PLANS]: how likely a player of this style gives its cards like that."""
    promised = hopes(style, state, attacker)
    most = max(promised)
    sharpness = style.sharpness * state.seats
    pull = [exp(sharpness * (hope - most)) for hope in promised]
    return [pull[one & 3] * pull[4 + (one >> 2 & 3)] * pull[8 + (one >> 4)] for one in PLANS]


# What is given and said.


def gift(style: PlayingStyle, state: ShinobiState, lots: Lots) -> Action:
    """The next card of a plan, with a declaration."""
    card = plan(style, state, lots) >> 2 * state.given & 3
    return GIVE[card][declaration(style, state, card, lots)]


def give_all(style: PlayingStyle, state: ShinobiState, lots: Lots) -> None:
    """The same for all remaining gifts of the player on turn, from one plan."""
    planned = plan(style, state, lots)
    for distance in range(state.given, ATTACKS):
        card = planned >> 2 * distance & 3
        weapon = declaration(style, state, card, lots)
        state.carry_out(state.turn, GIVE[card][weapon], 0)


def plan(style: PlayingStyle, state: ShinobiState, lots: Lots) -> int:
    """One of PLANS that fits what was given already."""
    weights = plan_weights(style, state, state.turn)
    for i in range(len(PLANS)):
        if not fits(state, PLANS[i]):
            weights[i] = 0.0
    return PLANS[drawn(weights, lots)]


def declaration(style: PlayingStyle, state: ShinobiState, card: int, lots: Lots) -> int:
    """The truth somewhat more often than any one lie."""
    allowed = sayable(state)
    odds = [0.0, 0.0, 0.0, 0.0]
    for weapon in range(WEAPONS):
        if allowed >> weapon & 1:
            odds[weapon] = style.honesty if weapon == card else 1.0
    return drawn(odds, lots)


def fits(state: ShinobiState, planned: int) -> bool:
    """Whether the cards that the player on turn has given are those of the plan."""
    for distance in range(state.given):
        if state.cards[slot_of(state, state.turn, distance)] != planned >> 2 * distance & 3:
            return False
    return True
