"""The encoding of War of Clans straight from the state, as whole numbers: for many games at once.

`numbers(state, seat)` divided by `units` is what from_view.py makes of that seat's view; a test
compares them. Only what the seat may know is read here, as in view/build.py.
"""

from typing import Final

from uguisu.games.war_of_clans.state import CLANS, HAND, KINDS, NOBODY, WarOfClansState

MOST: Final = 5
FEWEST: Final = 3
ORDERS: Final = 3
FULL: Final = 11.0
DECK: Final = 58.0

TURN: Final = 3
ORDER: Final = TURN + MOST
ARMIES: Final = ORDER + ORDERS
TOUCHED: Final = ARMIES + MOST * CLANS
OWN: Final = TOUCHED + MOST * CLANS
HAND_SIZES: Final = OWN + KINDS
LOYALTIES: Final = HAND_SIZES + MOST
DISCARDS: Final = LOYALTIES + MOST * CLANS
LAST: Final = DISCARDS + KINDS
SIZE: Final = LAST + 4


def numbers(state: WarOfClansState, seat: int) -> list[int]:
    out = [0] * SIZE
    seats = state.seats
    out[seats - FEWEST] = 1
    if not state.is_over:
        out[TURN + (state.turn - seat) % seats] = 1
    out[ORDER + state.order - 1] = 1
    for distance in range(seats):
        provinces(state, (seat + distance) % seats, distance * CLANS, out)
        out[HAND_SIZES + distance] = state.hand_size((seat + distance) % seats)
    loyalties(state, seat, out)
    for kind in range(KINDS):
        out[OWN + kind] = state.hands[seat * KINDS + kind]
        out[DISCARDS + kind] = state.discards[kind]
    out[LAST] = len(state.deck)
    if state.last_drawer != NOBODY:
        out[LAST + 1] = 1
        out[LAST + 2] = state.turns_left
    out[LAST + 3] = 1 if state.everyone else 0
    return out


def provinces(state: WarOfClansState, province: int, at: int, out: list[int]) -> None:
    for clan in range(CLANS):
        army = province * CLANS + clan
        out[ARMIES + at + clan] = state.armies[army]
        if state.touched >> army & 1:
            out[TOUCHED + at + clan] = 1


def loyalties(state: WarOfClansState, seat: int, out: list[int]) -> None:
    """WOC-3: one's own; WOC-20: all, after the end."""
    for distance in range(state.seats if state.is_over else 1):
        clan = state.loyalty[(seat + distance) % state.seats]
        out[LOYALTIES + distance * CLANS + clan] = 1


def units(_state: WarOfClansState) -> list[float]:
    out = [1.0] * ARMIES + [FULL] * (MOST * CLANS) + [1.0] * (MOST * CLANS)
    out += [float(HAND)] * (KINDS + MOST) + [1.0] * (MOST * CLANS) + [FULL] * KINDS
    return [*out, DECK, 1.0, float(MOST), 1.0]
