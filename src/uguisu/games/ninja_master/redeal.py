"""Redeal: a table that the observer cannot tell from this one."""

from uguisu.games.ninja_master.rules.race import roll
from uguisu.games.ninja_master.state import TUMBLING, NinjaMasterState
from uguisu.kernel.rng import Chance


def redeal(state: NinjaMasterState, chance: Chance) -> NinjaMasterState:
    """Only rolling dice and later throws are hidden, from everybody."""
    other = state.clone()
    other.key = chance.fork("future").key
    other.counter = 0
    if state.phase == TUMBLING:
        other.dice = roll(state.faces, chance)
    return other
