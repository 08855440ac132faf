"""Random playouts, for search and benchmarks."""

from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State


def play_out(state: State, lots: Lots, limit: int = 1_000_000) -> int:
    """Play uniformly random legal actions until the end; returns the number of decisions."""
    decisions = 0
    while not state.is_over and decisions < limit:
        actors = state.actors()
        seat = actors[lots.below(len(actors))] if len(actors) > 1 else actors[0]
        legal = state.legal(seat)
        action = legal[lots.below(len(legal))]
        state.carry_out(seat, action, state.due() if seat == CLOCK else 0)
        decisions += 1
    return decisions
