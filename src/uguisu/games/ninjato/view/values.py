"""What the actions of the seat on turn come to."""

from uguisu.games.ninjato.actions import (
    BRIBE,
    FAIL,
    PAYMENT,
    SLOT,
    SPREAD,
    STRIKE,
    TAKE_CARD,
    value_of,
)
from uguisu.games.ninjato.pieces.numbers import (
    OVER,
    PLACE,
)
from uguisu.games.ninjato.state import NinjatoState


def values(state: NinjatoState) -> tuple[tuple[int, int], ...]:
    """What the legal actions of the seat on turn come to: strikes in value, payments in honour."""
    if state.phase in (PLACE, OVER):
        return tuple((a, honour(state, a)) for a in state.choices if BRIBE <= a < TAKE_CARD)
    return tuple((action, value_of(action)) for action in state.choices if STRIKE <= action < FAIL)


def honour(state: NinjatoState, action: int) -> int:
    """NJT-35, NJT-37: what a payment scores."""
    printed = state.printed
    slot = SLOT[action]
    if action < SPREAD:
        asked = printed.envoy_demand[state.palace[slot]]
    else:
        asked = printed.rumour_demand[state.pavilion[slot]]
    return printed.demand_honours[asked][PAYMENT[action]]
