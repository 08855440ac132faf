"""The observation of War of Clans as whole numbers. Seats are counted from the observer."""

from typing import Final

from uguisu.games.war_of_clans.state import CLANS, KINDS, MOST_SEATS, ORDERS, WarOfClansState
from uguisu.kernel.encoding import Fields
from uguisu.kernel.seats import NOBODY, SPECTATOR

FEWEST: Final = 3
EVERY: Final = MOST_SEATS * CLANS

FIELDS: Final = Fields()
SEATS: Final = FIELDS.add("seats", 3, "one-hot: 3, 4 or 5 players")
TURN: Final = FIELDS.add(
    "turn", MOST_SEATS, "one-hot: seat on turn, counted from the observer; none when over"
)
ORDER: Final = FIELDS.add("order", ORDERS, "one-hot: first, second or third order")
ARMIES: Final = FIELDS.add(
    "armies", EVERY, "strength / 11 by province (from the observer) and clan"
)
TOUCHED: Final = FIELDS.add("touched", EVERY, "1 for armies that cannot be attacked this turn")
OWN: Final = FIELDS.add(
    "hand", KINDS, "own cards / 4 by kind: five clans, ninjas; 0 for a spectator"
)
HAND_SIZES: Final = FIELDS.add("hand_sizes", MOST_SEATS, "cards in hand / 4 by seat")
LOYALTIES: Final = FIELDS.add(
    "loyalties", EVERY, "one-hot by seat of the loyalty cards one can see"
)
DISCARDS: Final = FIELDS.add("discards", KINDS, "discarded cards / 11 by kind")
DECK: Final = FIELDS.add("deck", 1, "cards left / 58")
LAST_LAP: Final = FIELDS.add_each("last_lap", 1, "1 in the last lap, turns left / 5")
EVERYONE: Final = FIELDS.add("everyone", 1, "1 with the option final_lap everyone")
SIZE: Final = len(FIELDS.units)


def numbers(state: WarOfClansState, observer: int) -> list[int]:
    out = [0] * SIZE
    seats = state.seats
    first = 0 if observer == SPECTATOR else observer
    out[SEATS + seats - FEWEST] = 1
    if not state.is_over:
        out[TURN + (state.turn - first) % seats] = 1
    out[ORDER + state.order - 1] = 1
    for distance in range(seats):
        seat = (first + distance) % seats
        province(state, seat, distance * CLANS, out)
        out[HAND_SIZES + distance] = state.hand_size(seat)
    for kind in range(KINDS):
        out[DISCARDS + kind] = state.discards[kind]
    if observer != SPECTATOR:
        for kind in range(KINDS):
            out[OWN + kind] = state.hands[observer * KINDS + kind]
        out[LOYALTIES + state.loyalty[observer]] = 1
    if state.is_over:
        loyalties(state, first, out)
    out[DECK] = len(state.deck)
    if state.last_drawer != NOBODY:
        out[LAST_LAP] = 1
        out[LAST_LAP + 1] = state.turns_left
    out[EVERYONE] = 1 if state.everyone else 0
    return out


def province(state: WarOfClansState, number: int, at: int, out: list[int]) -> None:
    for clan in range(CLANS):
        army = number * CLANS + clan
        out[ARMIES + at + clan] = state.armies[army]
        if state.touched >> army & 1:
            out[TOUCHED + at + clan] = 1


def loyalties(state: WarOfClansState, first: int, out: list[int]) -> None:
    """WOC-20: all are revealed after the end."""
    for distance in range(state.seats):
        clan = state.loyalty[(first + distance) % state.seats]
        out[LOYALTIES + distance * CLANS + clan] = 1


def units(_state: WarOfClansState) -> list[float]:
    return FIELDS.units
