"""The parts of an action that a network knows: the logit of an action is the sum over its parts.

In a small action space each action is one part. In a large one, such as all payments for a card,
the parts are the kind and each value of each argument, so that experience with one action helps
similar ones.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from uguisu.kernel.action_space import ActionSpace

FEW: Final = 1000
"""In a game with no more actions than this, each action is a part of its own."""

Parts = NDArray[np.intp]
"""By action its parts. An extra last row, and the extra last part, mean nothing."""


def parts_of(space: ActionSpace) -> Parts:
    if space.size <= FEW:
        return np.arange(space.size + 1, dtype=np.intp)[:, None]
    rows: list[list[int]] = []
    at = 0
    for kind in space.kinds:
        firsts = [at + 1 + sum(kind.sizes[:place]) for place in range(len(kind.sizes))]
        for number in range(kind.size):
            values = space.decode(space.first(kind.name) + number)[1]
            rows.append([at, *(first + value for first, value in zip(firsts, values, strict=True))])
        at += 1 + sum(kind.sizes)
    most = max(map(len, rows))
    return np.array([row + [at] * (most - len(row)) for row in [*rows, []]], np.intp)


def count_of(parts: Parts) -> int:
    return int(parts[-1, 0])
