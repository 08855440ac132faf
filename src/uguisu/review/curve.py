"""The game as a curve: everybody's chance to win after every step, as each seat can judge it."""

from uguisu.bots.search.appraisal import AnyAnalyst, position_chances, shares
from uguisu.kernel.play import Play
from uguisu.review.positions import state_at, turn_at
from uguisu.review.types import Moment


def moment(play: Play, analyst: AnyAnalyst, step: int, worlds: int, seed: str) -> Moment:
    """The position after this many actions, as every seat sees it."""
    state = state_at(play, step)
    if state.is_over:
        return Moment(step, (tuple(shares(state)),) * state.seats)
    if not analyst.is_settled(state):
        return Moment(step, ())
    return Moment(
        step, tuple(_eyes(play, analyst, step, seat, worlds, seed) for seat in range(state.seats))
    )


def _eyes(
    play: Play, analyst: AnyAnalyst, step: int, seat: int, worlds: int, seed: str
) -> tuple[float, ...]:
    turn = turn_at(play, step, seat, seed)
    analyst.begin(turn)
    found = position_chances(analyst, worlds, turn.chance.below(1 << 16))
    return tuple(round(chance, 4) for chance in found)
