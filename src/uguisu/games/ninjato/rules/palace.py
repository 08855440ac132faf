"""NJT-35 to NJT-38: the Palace and the Pavilion, where treasures buy envoys and rumours."""

from uguisu.games.ninjato.actions import (
    BRIBES_OF,
    RUMOURS_OF,
)
from uguisu.games.ninjato.pieces.numbers import BRIBES, DONE, KINDS, NONE, ROW, SOURCES, SPREADING
from uguisu.games.ninjato.pieces.payments import PAID, purse
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.games.ninjato.state import NinjatoState


def payment_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-12, NJT-35, NJT-37: every open envoy and rumour with every payment, cheapest first."""
    printed = state.printed
    owned = purse(state.treasures, state.turn * KINDS)
    if owned:
        payments(printed, state.palace, printed.envoy_demand, owned, BRIBES_OF, choices)
        demands = printed.rumour_demand
        payments(printed, state.pavilion, demands, owned, RUMOURS_OF, choices)


def payments(
    printed: Printed,
    row: list[int],
    demands: list[int],
    owned: int,
    firsts: list[int],
    choices: list[int],
) -> None:
    """What a purse can pay for the cards of one row; the actions of each begin with `firsts`."""
    for slot in range(ROW):
        card = row[slot]
        if card != NONE:
            first = firsts[slot]
            for payment in printed.affordable(demands[card], owned):
                choices.append(first + payment)


def bribe(state: NinjatoState, slot: int, payment: int) -> None:
    """NJT-35: the treasures' value as honour, and the envoy lies open before the payer."""
    envoy = state.palace[slot]
    honour = state.printed.demand_honours[state.printed.envoy_demand[envoy]][payment]
    pay(state, payment)
    state.made[state.turn * SOURCES + BRIBES] += honour
    state.envoys[state.turn] += bytes([envoy])
    state.palace[slot] = NONE
    state.phase = DONE


def spread(state: NinjatoState, slot: int, payment: int) -> None:
    """NJT-37: likewise for a rumour, which is kept face down."""
    rumour = state.pavilion[slot]
    honour = state.printed.demand_honours[state.printed.rumour_demand[rumour]][payment]
    pay(state, payment)
    state.made[state.turn * SOURCES + SPREADING] += honour
    take_rumour(state, state.turn, slot)
    state.phase = DONE


def pay(state: NinjatoState, payment: int) -> None:
    """NJT-38: spent treasures go to the spent pile."""
    for kind in range(KINDS):
        count = PAID[payment][kind]
        state.treasures[state.turn * KINDS + kind] -= count
        state.spent[kind] += count


def take_rumour(state: NinjatoState, seat: int, slot: int) -> None:
    """NJT-38: the gap stays until the round ends, or the scoring (NJT-62)."""
    state.rumours[seat] += bytes([state.pavilion[slot]])
    state.pavilion[slot] = NONE


def fill_palace(state: NinjatoState) -> None:
    """NJT-9, NJT-43: four open envoys, while the deck lasts."""
    for slot in range(ROW):
        if state.palace[slot] == NONE and state.envoy_deck:
            state.palace[slot] = state.envoy_deck[0]
            state.envoy_deck = state.envoy_deck[1:]
            state.reveal()


def fill_pavilion(state: NinjatoState) -> None:
    """NJT-9, NJT-43, NJT-49: four open rumours, while the deck lasts."""
    for slot in range(ROW):
        if state.pavilion[slot] == NONE and state.rumour_deck:
            state.pavilion[slot] = state.rumour_deck[0]
            state.rumour_deck = state.rumour_deck[1:]
            state.reveal()
