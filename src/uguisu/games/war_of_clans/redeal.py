"""Redeal: a table that the observer cannot tell from this one."""

from typing import Final

from uguisu.games.war_of_clans.rules import orders, set_up
from uguisu.games.war_of_clans.state import CLANS, KINDS, NINJA, WarOfClansState
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import SPECTATOR

HAND_BITS: Final = (1 << KINDS) - 1
ONE_OF: Final = [bytes([kind]) for kind in range(KINDS)]


def redeal(state: WarOfClansState, observer: int, chance: Chance) -> WarOfClansState:
    """Deal the loyalties, the other hands and the deck anew; the observer may be SPECTATOR.

    Everybody sees that the player on turn can give the order that is due: an order that cannot be
    given is skipped (WOC-18). So a deal in which it cannot be given is not possible.
    """
    other = deal(state, observer, chance)
    if observer == state.turn or state.is_over:
        return other
    set_up.restore(other)
    while not orders.can_give(other, other.order):
        other = deal(state, observer, chance)
        set_up.restore(other)
    return other


def deal(state: WarOfClansState, observer: int, chance: Chance) -> WarOfClansState:
    other = state.clone()
    if not state.is_over:
        other.loyalty = redealt_loyalty(state, observer, chance)
    pool = chance.shuffled(unknown_cards(state, observer))
    for seat in range(state.seats):
        if seat != observer and state.only_ninjas >> seat & 1:
            pool = without_ninjas(pool, state.hand_size(seat))
    for seat in range(state.seats):
        if seat != observer and not state.only_ninjas >> seat & 1:
            pool = deal_hand(other, seat, pool)
    other.deck = pool
    return other


def reshuffle(state: WarOfClansState, chance: Chance) -> WarOfClansState:
    """Nobody knows the order of the deck."""
    other = state.clone()
    other.deck = chance.shuffled(bytes(sorted(state.deck)))
    return other


def redealt_loyalty(state: WarOfClansState, observer: int, chance: Chance) -> bytes:
    """WOC-3: nobody knows another's clan, nor which clans are neutral."""
    own = CLANS if observer == SPECTATOR else state.loyalty[observer]
    rest = chance.shuffled(bytes([clan for clan in range(CLANS) if clan != own]))
    if observer == SPECTATOR:
        return rest
    return rest[:observer] + bytes([own]) + rest[observer:]


def unknown_cards(state: WarOfClansState, observer: int) -> bytes:
    """Every card in a hand or in the deck that the observer does not hold, in one fixed order."""
    deck = state.deck
    cards = b""
    for kind in range(KINDS):
        count = deck.count(ONE_OF[kind])
        for seat in range(state.seats):
            if seat != observer:
                count += state.hands[seat * KINDS + kind]
        cards += ONE_OF[kind] * count
    return cards


def deal_hand(state: WarOfClansState, seat: int, pool: bytes) -> bytes:
    """Give the seat as many cards as it holds; returns the rest of the pool."""
    size = state.hand_size(seat)
    hand = seat * KINDS
    state.hands[hand : hand + KINDS] = [0] * KINDS
    state.held &= ~(HAND_BITS << hand)
    for card in pool[:size]:
        state.hands[hand + card] += 1
        state.held |= 1 << hand + card
    return pool[size:]


def without_ninjas(pool: bytes, count: int) -> bytes:
    """The pool after a hand known to hold only ninjas kept them."""
    rest = bytearray()
    for card in pool:
        if card == NINJA and count > 0:
            count -= 1
        else:
            rest.append(card)
    return bytes(rest)
