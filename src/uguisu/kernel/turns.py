"""Who acts next, for callers that ask one seat at a time: learners, searches, batches.

If several seats may act at once they are asked in turn, after the seat that acted last. The clock
acts only when nobody else may.
"""

from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State


def next_to_act(state: State, last: int) -> int:
    """The seat to ask now, or CLOCK; the game is not over."""
    actors = state.actors()
    if len(actors) == 1:
        return actors[0]
    seats = state.seats
    for distance in range(1, seats + 1):
        seat = (last + distance) % seats
        if seat in actors:
            return seat
    return CLOCK


def settle(state: State, last: int) -> int:
    """Let the clock act while it is its turn; returns the seat to ask then, or CLOCK when over."""
    while not state.is_over:
        seat = next_to_act(state, last)
        if seat != CLOCK:
            return seat
        state.carry_out(CLOCK, state.legal(CLOCK)[0], state.due())
    return CLOCK
