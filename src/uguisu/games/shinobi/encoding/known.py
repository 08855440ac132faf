"""A state from a view, with everything unknown left blank."""

from uguisu.games.shinobi.state import (
    ASSIGNING,
    ATTACKS,
    NOTHING,
    UNRESOLVED,
    WEAPONS,
    ShinobiState,
)
from uguisu.games.shinobi.view.types import OUTCOMES, PHASES, Card, Hand, ShinobiView
from uguisu.kernel.encoding import copy_told
from uguisu.kernel.game import AnyGame


def known(game: AnyGame, view: ShinobiView) -> ShinobiState:
    state = ShinobiState(game, view.seats, b"")
    state.clear()
    copy_told(state, view, "is_over turn start round lives")
    state.round_limit = view.round_limit or 0
    state.free = view.declarations == "free"
    state.lost = [n for lost in view.lost for n in lost]
    state.phase = PHASES.index(view.phase) if view.phase in PHASES else ASSIGNING
    if view.target is not None:
        state.given = (view.target - view.turn - 1) % view.seats
    for seat, hand in enumerate(view.hands):
        state.hands[seat] = sum(1 << w for w in hand.weapons) if isinstance(hand, Hand) else 0
    for victim, attacks in enumerate(view.attacks):
        for slot, attack in enumerate(attacks, victim * ATTACKS):
            if attack is not None:
                state.declared[slot] = attack.declared
                card = attack.card
                state.cards[slot] = card.weapon if isinstance(card, Card) else NOTHING
                state.faces |= attack.open << slot
    outcomes = [UNRESOLVED if v is None else OUTCOMES.index(v.outcome) for v in view.verdicts]
    state.verdicts = [outcome * WEAPONS for outcome in outcomes]
    return state
