"""A state from a view, with everything unknown left blank."""

from uguisu.games.war_of_clans.state import CLANS, KINDS, SIZE_BITS, WarOfClansState
from uguisu.games.war_of_clans.view.types import Hand, Loyalty, WarOfClansView
from uguisu.kernel.encoding import copy_told
from uguisu.kernel.game import AnyGame
from uguisu.kernel.seats import NOBODY


def known(game: AnyGame, view: WarOfClansView) -> WarOfClansState:
    state = WarOfClansState(game, view.seats, b"")
    copy_told(state, view, "is_over turn order everyone discards")
    state.armies = [strength for armies in view.armies for strength in armies]
    state.touched = sum(1 << province * CLANS + clan for province, clan in view.touched)
    state.deck = bytes(view.deck)
    state.last_drawer = NOBODY if view.last_drawer is None else view.last_drawer
    state.turns_left = view.turns_left or 0
    state.hands = [0] * (view.seats * KINDS)
    for seat, hand in enumerate(view.hands):
        size = sum(hand.cards) if isinstance(hand, Hand) else hand.count
        state.sizes |= size << seat * SIZE_BITS
        if isinstance(hand, Hand):
            state.hands[seat * KINDS : seat * KINDS + KINDS] = hand.cards
    state.loyalty = bytes([c.clan if isinstance(c, Loyalty) else 0 for c in view.loyalties])
    return state
