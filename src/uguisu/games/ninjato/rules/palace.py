"""NJT-35 to NJT-38: the Palace and the Pavilion, where treasures buy envoys and rumours."""

from mypy_extensions import i64

from uguisu.games.ninjato.actions import (
    BRIBES_OF,
    RUMOURS_OF,
)
from uguisu.games.ninjato.pieces.numbers import BRIBES, DONE, KINDS, NONE, ROW, SOURCES, SPREADING
from uguisu.games.ninjato.pieces.payments import PAID, PURSES, purse
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.games.ninjato.state import NinjatoState


def payment_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-12, NJT-35, NJT-37: every open envoy and rumour with every payment, cheapest first."""
    printed = state.printed
    owned = purse(state.treasures, state.turn * KINDS)
    if owned:
        for slot in range(ROW):
            envoy: i64 = state.palace[slot]
            if envoy != NONE:
                choices.extend(bribes(printed, printed.envoy_demand[envoy], owned)[slot])
        for slot in range(ROW):
            rumour: i64 = state.pavilion[slot]
            if rumour != NONE:
                choices.extend(spreads(printed, printed.rumour_demand[rumour], owned)[slot])


# Worked out once per demand and purse, of which there are few (bench: driven).


def bribes(printed: Printed, demand: i64, owned: i64) -> list[list[int]]:
    """[slot]: how this purse can bribe an envoy there with such a demand."""
    number = demand * PURSES + owned
    found = printed.bribes[number]
    if found is None:
        payments = printed.affordable(demand, owned)
        found = [[first + payment for payment in payments] for first in BRIBES_OF]
        printed.bribes[number] = found
    return found


def spreads(printed: Printed, demand: i64, owned: i64) -> list[list[int]]:
    """[slot]: how it can pay for a rumour there."""
    number = demand * PURSES + owned
    found = printed.spreads[number]
    if found is None:
        payments = printed.affordable(demand, owned)
        found = [[first + payment for payment in payments] for first in RUMOURS_OF]
        printed.spreads[number] = found
    return found


def bribe(state: NinjatoState, slot: i64, payment: i64) -> None:
    """NJT-35: the treasures' value as honour, and the envoy lies open before the payer."""
    envoy = state.palace[slot]
    honour = state.printed.demand_honours[state.printed.envoy_demand[envoy]][payment]
    pay(state, payment)
    gain_honour(state, BRIBES, honour)
    state.envoys = state.envoys[:]
    state.envoys[state.turn] += bytes([envoy])
    state.palace = state.palace[:]
    state.palace[slot] = NONE
    state.phase = DONE


def spread(state: NinjatoState, slot: i64, payment: i64) -> None:
    """NJT-37: likewise for a rumour, which is kept face down."""
    rumour = state.pavilion[slot]
    honour = state.printed.demand_honours[state.printed.rumour_demand[rumour]][payment]
    pay(state, payment)
    gain_honour(state, SPREADING, honour)
    take_rumour(state, state.turn, slot)
    state.phase = DONE


def gain_honour(state: NinjatoState, source: i64, honour: i64) -> None:
    turn: i64 = state.turn
    state.made = state.made[:]
    state.made[turn * SOURCES + source] += honour


def pay(state: NinjatoState, payment: i64) -> None:
    """NJT-38: spent treasures go to the spent pile."""
    turn: i64 = state.turn
    paid = PAID[payment]
    state.own_treasures()
    state.spent = state.spent[:]
    for kind in range(KINDS):
        count = paid[kind]
        if count:
            state.treasures[turn * KINDS + kind] -= count
            state.spent[kind] += count


def take_rumour(state: NinjatoState, seat: i64, slot: i64) -> None:
    """NJT-38: the gap stays until the round ends, or the scoring (NJT-62)."""
    state.rumours = state.rumours[:]
    state.rumours[seat] += bytes([state.pavilion[slot]])
    state.pavilion = state.pavilion[:]
    state.pavilion[slot] = NONE


def fill_palace(state: NinjatoState) -> None:
    """NJT-9, NJT-43: four open envoys, while the deck lasts."""
    state.palace = state.palace[:]
    for slot in range(ROW):
        if state.palace[slot] == NONE and state.envoy_deck:
            state.palace[slot] = state.envoy_deck[0]
            state.envoy_deck = state.envoy_deck[1:]
            state.reveal()


def fill_pavilion(state: NinjatoState) -> None:
    """NJT-9, NJT-43, NJT-49: four open rumours, while the deck lasts."""
    state.pavilion = state.pavilion[:]
    for slot in range(ROW):
        if state.pavilion[slot] == NONE and state.rumour_deck:
            state.pavilion[slot] = state.rumour_deck[0]
            state.rumour_deck = state.rumour_deck[1:]
            state.reveal()
