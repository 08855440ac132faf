"""What a seat can believe in the middle of a game, as arrays: for bots and for research."""

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from uguisu.bots.bot import Turn
from uguisu.kernel.errors import BadInput
from uguisu.review.analysts import make_analyst
from uguisu.review.beliefs import counted

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray


class Believed(NamedTuple):
    """`chances[i]` is how likely something hidden is `ways[i]`; they sum to 1."""

    ways: tuple[str, ...]
    chances: "NDArray[float64]"


def beliefs(turn: Turn, worlds: int) -> dict[str, Believed]:
    """By the name of what is hidden; uses only the turn, and leaves its random stream as it was."""
    import numpy as np

    if not turn.history:
        raise BadInput(
            "Beliefs need the history of the seat, and this turn has none: a bot with "
            "`remembers = True` is given it."
        )
    if worlds < 1:
        raise BadInput(f"Beliefs are counted in 1 world or more, not {worlds}.")
    analyst = make_analyst(turn.game.id)
    analyst.begin(msgspec.structs.replace(turn, chance=turn.chance.fork("beliefs")))
    found = counted(analyst, turn.seat, worlds) | analyst.exact()
    return {
        about: Believed(tuple(sorted(ways)), np.array([ways[way] for way in sorted(ways)]))
        for about, ways in found.items()
    }
