"""Random playouts, for search and benchmarks."""

from mypy_extensions import i64

from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State, TurnState


def play_out(state: State, lots: Lots, limit: int = 1_000_000) -> int:
    """Play uniformly random legal actions until the end; returns the number of decisions."""
    if isinstance(state, TurnState):
        return play_turns(state, lots, limit)
    decisions = 0
    while not state.is_over and decisions < limit:
        actors = state.actors()
        seat = actors[lots.below(len(actors))] if len(actors) > 1 else actors[0]
        action = state.lot(seat, lots)
        state.carry_out(seat, action, state.due() if seat == CLOCK else 0)
        decisions += 1
    return decisions


def play_turns(state: TurnState, lots: Lots, limit: int) -> int:
    """The same where one seat acts at a time."""
    decisions: i64 = 0
    most: i64 = limit
    while not state.is_over and decisions < most:
        seat = state.turn
        state.carry_out(seat, state.lot(seat, lots), 0)
        decisions += 1
    return decisions
